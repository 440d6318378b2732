"""The people at a table, by name."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.advice.level import Strength
from bot.engine import State
from bot.kit.texts.escape import clean, plain
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match, Person

_LONGEST_CHOICE = 100
"""The characters of an autocomplete choice."""


def called(person: Person, texts: Texts) -> str:
    """Return the name of `person`, not yet escaped."""
    if person.is_former:
        return texts("former-player")
    if person.level is None:
        return person.name
    if isinstance(person.level, Strength):
        return texts("opponent-of-level", number=person.level.number)
    return texts(f"opponent-{person.role or person.level}")


def person_name(person: Person, texts: Texts) -> str:
    """Return the name of `person`, escaped."""
    return plain(called(person, texts))


def name_of(match: Match, seat: int, texts: Texts) -> str:
    """Return the name of the player at `seat`, escaped."""
    return person_name(match.players[seat], texts)


def names_of_table(match: Match, texts: Texts) -> str:
    """Return the names of everyone at the table, in seat order."""
    return texts.listed([person_name(player, texts) for player in match.players])


def names_of_sides(match: Match, sides: tuple[int, ...], texts: Texts) -> str:
    """Return the names of those who play for any of `sides`, in seat order."""
    setup = match.setup
    seats = [seat for seat in range(setup.seats) if setup.side_of(seat) in sides]
    return texts.listed([name_of(match, seat, texts) for seat in seats])


def game_title(number: int, players: Iterable[Person], texts: Texts) -> str:
    """Return a game as an autocomplete choice: its number and its players."""
    names = texts.listed([clean(called(player, texts)) for player in players])
    return clean(texts("past-game", number=str(number), players=names), _LONGEST_CHOICE)


def score_lines(match: Match, texts: Texts) -> str:
    """Return a list of the players: name, score, and whose turn it is or who won.

    In a team game each team has a line with its score, and its players stand below.
    """
    listed = told_scores(match, texts)
    return "\n".join(
        [f"  - {told.line}" if told.side is None else f"- {told.line}" for told in listed]
    )


@dataclass(frozen=True, slots=True)
class ToldScore:
    """The `line` of a `side`, and whose `seat` it is; a team has no seat, its members no side."""

    line: str
    side: int | None
    seat: int | None


def told_scores(match: Match, texts: Texts) -> Iterator[ToldScore]:
    """Yield what is told of each side, and of the members below their team."""
    state = match.state
    setup = state.setup
    if setup.teams is None:
        for seat in range(setup.seats):
            yield ToldScore(_score_line(match, state, seat, texts), seat, seat)
        return
    for side in range(setup.teams):
        key = "team-winner" if state.over and side in match.winners else "team"
        yield ToldScore(texts(key, team=side + 1, score=state.totals[side]), side, None)
        for seat in range(side, setup.seats, setup.teams):
            yield ToldScore(_member_line(match, state, seat, texts), None, seat)


def _member_line(match: Match, state: State, seat: int, texts: Texts) -> str:
    key = _line_key(match, seat, state.setup.side_of(seat)).replace("player", "member", 1)
    return _with_absence(match, seat, texts(key, name=name_of(match, seat, texts)), texts)


def _score_line(match: Match, state: State, seat: int, texts: Texts) -> str:
    side = state.setup.side_of(seat)
    key = _line_key(match, seat, side)
    line = texts(key, name=name_of(match, seat, texts), score=state.totals[side])
    line = _with_absence(match, seat, line, texts)
    if state.over or state.out[seat]:
        return line
    if state.setup.rules.farkle_limit and state.farkles[seat]:
        line = texts("player-farkles", player=line, farkles=state.farkles[seat])
    if state.setup.rules.opening and not state.opened[side]:
        line = texts("player-not-opened", player=line)
    return line


def _with_absence(match: Match, seat: int, line: str, texts: Texts) -> str:
    return texts("player-away", player=line) if seat in match.presence.away else line


def _line_key(match: Match, seat: int, side: int) -> str:
    state = match.state
    if state.over and side in match.winners:
        return "player-winner"
    if state.out[seat]:
        return "player-out"
    if match.is_open and seat == state.seat:
        return "player-to-play"
    return "player"
