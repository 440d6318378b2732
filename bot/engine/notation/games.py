"""Setups and whole games as text, with an exact round trip (as chess has FEN and PGN).

A game is one line: a version, the setup, a colon, then a token for each move in order::

    fk1 classic(target=10000) seats=2 : >135226 ab>2345 d.

- `ab>2345` sets the dice at places a and b (of the ascending roll) aside and rolls 2 3 4 5 with the
  others; a turn begins with `>`. Rolled faces stand in the order they were drawn.
- `ab.` sets a and b aside and banks; `.` banks what a scoreless roll earned.
- `^45` takes the last seat's dice over and rolls 4 5; `x1` is the resignation of seat 1, `x1r` its
  removal by those who look after the game, and `x1t` says that nobody waited for it any more.
- `!` is a turn whose time was up; `=` ends the game as it stands, since its own time was.
- `*` uses a badge: `*bc>35` throws the dice at b and c again, `*c` turns the die at c to the face
  of the badge, `*>223446` throws all dice of a farkle again; `~` lets such a farkle count.
- `J` is a joker, above every number: `>13522J` puts it at place f.
- Where dice are loaded, each seat has its six in the setup, as odds of the faces 1 to 6:
  `dice=6/1J-1-1-1-1-1,6-0-1-1-6-4,...` are six fair dice against a set that begins with a die whose
  1 is a joker. Which die shows what, and which of two equal faces was kept, follows from the moves:
  dice that are rolled keep their order, and equal faces lie in the order of their dice.
- Badges are in the setup by what they do: `badges=fortune(tier=tin,uses=1,dice=1)/-`.
"""

from bot.engine.errors import IllegalMove, ParseError, RollError
from bot.engine.notation.badge_text import parse_badge, write_badge
from bot.engine.notation.dice_text import (
    parse_dice,
    parse_faces,
    parse_number,
    write_dice,
)
from bot.engine.notation.ply_text import parse_ply, write_ply
from bot.engine.notation.rules_text import parse_rules, write_rules
from bot.engine.play.events import Event
from bot.engine.play.game import Game, Ply
from bot.engine.play.state import Setup, State
from bot.engine.rules.dice import FAIR, Faces

NOTATION_VERSION = "fk1"
LONGEST = 1_000_000
"""A longer line is refused unread: no game comes near it."""
LONGEST_ROLL = 40
"""The characters of a roll that somebody types: six faces, and as much between them."""
_LONGEST_SETUP = 5000


def parse_roll(text: str, most: int = 6) -> Faces:
    """Return the roll (ascending) that somebody typed: 1 to `most` faces, apart or together.

    A joker is typed `J`. Raises `RollError` when it is none.
    """
    marks = "".join(text.replace(",", " ").upper().split()) if len(text) <= LONGEST_ROLL else ""
    if not 1 <= len(marks) <= most:
        raise RollError(most, text)
    try:
        return tuple(sorted(parse_faces(marks)))
    except ParseError:
        raise RollError(most, text) from None


def write_setup(setup: Setup) -> str:
    """Return the notation of `setup`: rules, seats; teams, loaded dice and badges if there are."""
    parts = [write_rules(setup.rules), f"seats={setup.seats}"]
    if setup.teams is not None:
        parts.append(f"teams={setup.teams}")
    if any(die != FAIR for seat in setup.dice for die in seat):
        parts.append("dice=" + "/".join(write_dice(dice) for dice in setup.dice))
    if any(setup.badges):
        parts.append("badges=" + "/".join(map(write_badge, setup.badges)))
    return " ".join(parts)


def parse_setup(text: str) -> Setup:
    """Return the setup that `text` describes; raises `ParseError` or `InvalidRules`."""
    if len(text) > _LONGEST_SETUP:
        raise ParseError(f"a setup of at most {_LONGEST_SETUP} characters", text)
    rules, *words = text.split(" ")
    values: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in {"seats", "teams", "dice", "badges"} or name in values:
            raise ParseError("a part of a setup", word)
        values[name] = value
    return Setup(
        parse_rules(rules),
        seats=parse_number(values.get("seats", "2")),
        teams=parse_number(values["teams"]) if "teams" in values else None,
        dice=tuple(parse_dice(dice) for dice in values["dice"].split("/"))
        if "dice" in values
        else (),
        badges=tuple(map(parse_badge, values["badges"].split("/"))) if "badges" in values else (),
    )


def write_game(game: Game) -> str:
    """Return `game` as one line."""
    line = f"{NOTATION_VERSION} {write_setup(game.setup)} :"
    return " ".join([line, *(write_ply(ply) for ply in game.plies)])


def append_ply(line: str, ply: Ply) -> str:
    """Return the line of a game with one more move."""
    return f"{line} {write_ply(ply)}"


def parse_game(line: str) -> Game:
    """Return the game of `line`, every move checked by playing it.

    Raises as `parse_and_replay`.
    """
    return parse_and_replay(line)[0]


def parse_and_replay(line: str) -> tuple[Game, tuple[tuple[State, list[Event]], ...]]:
    """Return the game of `line`, and the state after each ply with its events.

    Raises `ParseError` when the text is not a game, and `InvalidRules` when its rules are not.
    """
    if len(line) > LONGEST:
        raise ParseError(f"a game of at most {LONGEST} characters", line[:40] + "...")
    head, colon, moves = line.partition(" :")
    version, _, setup = head.partition(" ")
    if version != NOTATION_VERSION or not colon:
        raise ParseError("a game", line)
    game = Game(parse_setup(setup), tuple(parse_ply(token) for token in moves.split()))
    try:
        return game, tuple(game.replay())
    except (IllegalMove, ValueError) as error:
        raise ParseError(f"a game that can be played ({error})", line) from error
