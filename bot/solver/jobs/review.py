"""A finished game, looked at again: what each choice lost, and what each roll brought.

Every ply takes a position of some value to another. What a choice costs is the value of the best
one less its own; what a roll brings is the value of what came of it less that of making it, which
is the mean over all that could have come. So luck is nothing on average, whoever plays.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import mean
from threading import Lock
from typing import Final, Protocol

from bot.advice.choices import Basis, Choice
from bot.advice.fingerprint import plain_setup
from bot.advice.review import Decision, Performance, Review
from bot.engine import (
    Bank,
    Banked,
    CallTime,
    Event,
    Farkled,
    Game,
    Given,
    Resign,
    Rolled,
    State,
    TimedOut,
    UseBadge,
    start,
)
from bot.solver.badges.table import BadgeTable
from bot.solver.cache import kept
from bot.solver.estimates.evaluate import (
    choice_of,
    evaluate,
    evaluate_all,
    is_choice,
    points_ahead,
)
from bot.solver.games import AnyTable, why_not_exact
from bot.solver.loaded.turn import expected_turn
from bot.solver.tables.many_turns import ManyTurns
from bot.solver.tables.race import TIE
from bot.solver.tables.table import GameTable
from bot.solver.three.evaluate import evaluate_three
from bot.solver.three.table import ThreeTable

_TURNS_BYTES: Final = 6 * 2**20


def review(
    game: Game, table: AnyTable | None = None, winners: tuple[int, ...] | None = None
) -> Review:
    """Return the review of `game`, which is over; the work of some ten milliseconds.

    `table` is that of the game, or None where the game is not solved: then points are the
    measure. `winners` are the sides that have won, if not those who were ahead: a stand-in wins
    for nobody. Raises `ValueError` for a game that is not over.
    """
    # A log is replayed by the rules that it was written under; a clock bears on no choice.
    setup = plain_setup(game.setup)
    played = [
        (replace(state, setup=setup), events)
        for state, events in [(start(game.setup), list[Event]()), *game.replay()]
    ]
    last = played[-1][0]
    if not last.over:
        raise ValueError("only a finished game can be reviewed")
    positions = list(_positions(played, table))
    won = last.winners if winners is None else winners
    measure: _Measure = _Points() if table is None else _Wins(won)
    sheets = [_Sheet() for _ in range(game.setup.seats)]
    decisions = tuple(_enter(game, positions, measure, sheets))
    solved = table is not None
    seats = range(game.setup.seats if solved else 0)
    return Review(
        basis=Basis.POINTS if table is None else table.basis,
        obstacle=why_not_exact(setup, table),
        curves=tuple([tuple([_win(at, seat, won) for at in positions]) for seat in seats]),
        decisions=decisions,
        seats=tuple(sheet.performance(with_accuracy=solved) for sheet in sheets),
        expected_turn=mean(expected_turn(setup.rules, dice) for dice in setup.dice),
    )


def _positions(
    played: Sequence[tuple[State, Sequence[Event]]], table: AnyTable | None
) -> Iterator["_Position"]:
    """Yield what was `played`, step by step, with the choices that there were."""
    states = [state for state, _ in played[:-1]]
    found: list[tuple[tuple[Choice, ...], tuple[float, ...]]]
    if table is None:
        found = [(evaluate(state), ()) for state in states]
    elif isinstance(table, ThreeTable):
        found = list(evaluate_three(states, table))
    elif isinstance(table, BadgeTable):
        by_table = [(state, evaluate(state, table)) for state in states]
        found = [(choices, _of_two(state, choices)) for state, choices in by_table]
    else:
        shared = _shared_turns(table)
        with shared.lock:
            found = [
                (choices, _of_two(state, choices))
                for state, choices in evaluate_all(states, shared.turns)
            ]
    for (state, events), (choices, wins) in zip(played, [*found, ((), ())], strict=True):
        yield _Position(state, events, choices, wins)


def _of_two(state: State, choices: Sequence[Choice]) -> tuple[float, ...]:
    """Return how likely each seat of a solved game of two wins."""
    win = _known(choices[0])
    return (1 - win, win) if state.seat else (win, 1 - win)


@dataclass(frozen=True, slots=True)
class _SharedTurns:
    """What works out the turns of a game, for one thread at a time: it is slow to lay out."""

    turns: ManyTurns
    lock: Lock

    @property
    def nbytes(self) -> int:
        """Return about how many bytes it takes up once some games were reviewed."""
        return _TURNS_BYTES


@kept
def _shared_turns(table: GameTable) -> _SharedTurns:
    return _SharedTurns(ManyTurns(table), Lock())


@dataclass(frozen=True, slots=True)
class _Position:
    """A state, the events that led to it, and the choices it leaves, best first.

    `wins` are the chances of all seats where the game is solved.
    """

    state: State
    events: Sequence[Event]
    choices: tuple[Choice, ...]
    wins: tuple[float, ...]


@dataclass(slots=True)
class _Sheet:
    """What is added up for one seat; `kept` of what was `offered` at its decisions."""

    decisions: int = 0
    kept: float = 0.0
    offered: float = 0.0
    lost: float = 0.0
    given_up: float = 0.0
    luck: float = 0.0
    turns: int = 0
    points: int = 0
    farkles: int = 0

    def decide(self, offered: float, cost: float) -> None:
        """Enter a decision that could have been worth `offered`, and `cost` some of it."""
        self.decisions += 1
        self.offered += offered
        self.kept += offered - cost
        self.lost += cost

    def performance(self, *, with_accuracy: bool) -> Performance:
        """Return the sums, and what share was kept if anything was to be decided."""
        return Performance(
            self.decisions,
            self.kept / self.offered if with_accuracy and self.offered else None,
            self.lost,
            self.given_up,
            self.luck,
            self.turns,
            self.points,
            self.farkles,
        )


class _Measure(Protocol):
    """The scale on which positions are compared, as one seat sees them."""

    def of(self, choice: Choice) -> float:
        """Return what `choice` is worth to whoever has it."""

    def at(self, position: _Position, seat: int) -> float:
        """Return what `position`, before the end, is worth to `seat`."""

    def after(self, before: _Position, after: _Position, seat: int) -> float:
        """Return what `after`, which came of `before`, is worth to `seat`."""

    def counts(self, state: State) -> bool:
        """Tell whether this is what a decision in `state` is about."""


class _Wins:
    """The probability of winning a solved game that the sides `winners` have won."""

    def __init__(self, winners: Sequence[int]) -> None:
        self._winners = winners

    def of(self, choice: Choice) -> float:
        return _known(choice)

    def at(self, position: _Position, seat: int) -> float:
        return _win(position, seat, self._winners)

    def after(self, before: _Position, after: _Position, seat: int) -> float:
        del before
        return _win(after, seat, self._winners)

    def counts(self, state: State) -> bool:
        del state
        return True


class _Points:
    """The points that a turn brings on average, going on for points alone."""

    def of(self, choice: Choice) -> float:
        return choice.expected

    def at(self, position: _Position, seat: int) -> float:
        if seat != position.state.seat:
            return 0.0
        # In last turns a bank that wins comes first, though a roll may bring more points.
        return max(choice.expected for choice in position.choices)

    def after(self, before: _Position, after: _Position, seat: int) -> float:
        if after.choices and _turn(after.state) == _turn(before.state):
            return self.at(after, seat)
        if any(isinstance(event, Farkled) for event in after.events):
            return points_ahead(before.state).farkle
        won = any(isinstance(event, Rolled) for event in after.events)
        return points_ahead(before.state).win if won else 0.0

    def counts(self, state: State) -> bool:
        # In last turns one plays for the win, and points beyond it are worth nothing.
        return state.final is None and state.round != state.setup.rules.turns


def _enter(
    game: Game, positions: Sequence[_Position], measure: _Measure, sheets: Sequence[_Sheet]
) -> Iterator[Decision]:
    """Enter every ply of `game` on the sheets of its seats, and yield the decisions."""
    for step, ply in enumerate(game.plies):
        before, after = positions[step], positions[step + 1]
        _count(after.events, sheets)
        state, move = before.state, ply.move
        seat = move.seat if isinstance(move, Resign) else state.seat
        sheet, result = sheets[seat], measure.after(before, after, seat)
        if not is_choice(before.choices, state, move):
            if isinstance(move, UseBadge):
                sheet.luck += result - measure.at(before, seat)
            elif not isinstance(move, CallTime):  # which no player decides
                sheet.given_up += measure.at(before, seat) - result
            continue
        best, played = before.choices[0], choice_of(before.choices, state, move)
        if not isinstance(move, Bank):
            sheet.luck += result - measure.of(played)
        if len(before.choices) > 1 and measure.counts(state):
            cost = max(measure.of(best) - measure.of(played), 0.0)  # not the rounding of nothing
            sheet.decide(measure.of(best), cost)
            yield Decision(step, seat, state.round, played, best, cost)


def _count(events: Sequence[Event], sheets: Sequence[_Sheet]) -> None:
    """Count the turns that ended, what they brought, and the farkles."""
    for event in events:
        match event:
            case Banked(seat, points):
                sheets[seat].turns += 1
                sheets[seat].points += points
            case Farkled(seat, penalty=penalty):
                sheets[seat].turns += 1
                sheets[seat].points -= penalty
                sheets[seat].farkles += 1
            case Given(seat) | TimedOut(seat):
                sheets[seat].turns += 1
            case _:
                pass


def _win(position: _Position, seat: int, winners: Sequence[int]) -> float:
    """Return the probability that `seat` wins a solved game, which `winners` have won."""
    if position.state.over:
        return 0.0 if seat not in winners else TIE if len(winners) > 1 else 1.0
    return position.wins[seat]


def _known(choice: Choice) -> float:
    assert choice.win is not None  # it comes from the table of the game
    return choice.win


def _turn(state: State) -> tuple[int, int]:
    return state.seat, state.round
