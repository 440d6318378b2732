"""Games as a line that somebody pastes, and as a file of JSON."""

import json
from typing import Final

from bot.advice.level import Strength
from bot.engine import (
    JOKER,
    NOTATION_VERSION,
    Bank,
    CallTime,
    Game,
    ParseError,
    Resign,
    Roll,
    UseBadge,
    parse_game,
    write_badge,
    write_dice,
    write_faces,
    write_game,
    write_rules,
)
from bot.features.analysis.refusals import AnalysisRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Finished
from bot.match.model.replay import Replay
from bot.match.model.visible_text import LONGEST_TYPED, one_line

LONGEST: Final = 2500
"""Longer lines are refused: a game for two has a thousand characters at most."""

IMPORTED: Final = 0
"""The id of a match that is not in the database."""

AROUND: Final = " \t\r\n`"
"""What may be copied along with a line from a message."""

BEGINNING: Final = f"{NOTATION_VERSION} "
"""How the line of a game begins."""


def read_line(text: str, names: tuple[str, ...]) -> Match:
    """Return the finished game of a line as a match that is not stored, `names` by seat.

    A proof before the game is skipped. Raises `Refused` when the line is too long, and as
    `read_game` does. A line that was written by hand is a game like any other if all its moves are
    legal.
    """
    begins = max(text.find(BEGINNING), 0) if len(text) <= LONGEST_TYPED else 0
    line = text[begins:].strip(AROUND)
    if len(line) > LONGEST:
        raise Refused(AnalysisRefusal.GAME_LINE_TOO_LONG, most=LONGEST)
    game = read_game(line)
    state = game.final_state()
    return Match(
        id=IMPORTED,
        version=0,
        phase=Finished(ended_at=0),
        place=Place(None, 0),
        message_id=None,
        players=tuple(Person(0, name) for name in names[: game.setup.seats]),
        state=state,
        log=write_game(game),
        events=(),
        created_at=0,
    )


def read_game(line: str) -> Game:
    """Return the finished game of a line.

    Raises `Refused` when it is cut or changed, and `InvalidRules` when this version of the bot does
    not know such rules.
    """
    try:
        game = parse_game(line)
    except ParseError as error:
        played = error.__cause__ is not None  # a well-formed game with a move that is not allowed
        raise Refused(
            AnalysisRefusal.GAME_LINE_CHANGED if played else AnalysisRefusal.GAME_LINE_CUT
        ) from None
    if not game.final_state().over:
        raise Refused(AnalysisRefusal.GAME_LINE_CUT)
    return game


def write_json(replay: Replay, proof: str | None) -> str:
    """Return a game as JSON: its line, and the same in detail, without anybody's id.

    `proof` is the line that proves its dice, None where there is none.
    """
    match, game = replay.match, replay.game
    return json.dumps(
        {
            "format": "farkle-game",
            "line": match.log,
            "proof": proof,
            "rules": write_rules(game.setup.rules),
            "players": [_player(person) for person in match.players],
            "teams": game.setup.teams,
            "dice": [write_dice(dice) for dice in game.setup.dice],
            "badges": [write_badge(badge) for badge in game.setup.badges],
            "totals": match.state.totals,
            "winners": match.winners,
            "plies": [_ply(replay, step) for step in range(replay.last)],
        },
        ensure_ascii=False,
        indent=1,
    )


def _player(person: Person) -> str:
    """Return the name of a player, or the level or role of one that the bot plays."""
    if isinstance(person.level, Strength):
        return f"level {person.level}"
    return person.role or person.level or one_line(person.name) or "?"


def _shown(face: int) -> int | str:
    """Return a face in JSON: its number, or `J` for a joker."""
    return write_faces((face,)) if face == JOKER else face


def _ply(replay: Replay, step: int) -> dict[str, object]:
    """Return a move in JSON: who made it, the faces it kept, and those it rolled.

    `at` are the faces that a badge was used on; `why` is the reason of a player who leaves. Nobody
    makes the move by which the time of the game is called.
    """
    ply, (before, _) = replay.game.plies[step], replay.positions[step]
    keep = ply.move.keep if isinstance(ply.move, Roll | Bank) else ()
    at = ply.move.at if isinstance(ply.move, UseBadge) else ()
    why = {"why": ply.move.why} if isinstance(ply.move, Resign) else {}
    return {
        "seat": None if isinstance(ply.move, CallTime) else replay.mover(step),
        "move": type(ply.move).__name__.lower(),
        "keep": [_shown(before.roll[place]) for place in keep],
        "at": [_shown(before.roll[place]) for place in at],
        "dice": [_shown(face) for face in ply.dice],
        **why,
    }
