"""How often somebody with habits wins against perfect play: exact, no game is played out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.advice.bounds import STEP
from bot.engine import RuleSet
from bot.solver.cache import kept
from bot.solver.model.arrays import Floats
from bot.solver.model.games import game
from bot.solver.model.turn_induction import InductionPool
from bot.solver.strategy.habit import FAR, Habit, Style, habit_ends
from bot.solver.strategy.perfect import RaceEnds, race_ends, rounds_ends
from bot.solver.strategy.turn_ends import TurnEnds
from bot.solver.tables.pairs import Progress
from bot.solver.tables.race import TIE, Race, RaceValues
from bot.solver.tables.rounds import Rounds, RoundsValues
from bot.solver.tables.table import GameTable

_SETTLED: Final = 1e-7
"""Chances are found when a sweep changes none by more: the next one would by a tenth of it."""


@dataclass(frozen=True, slots=True)
class Wins:
    """How likely somebody wins who goes `first`, and who goes `second`; a tie is half a win."""

    first: float
    second: float

    @property
    def both(self) -> float:
        """Return how likely they win who go first every other game."""
        return (self.first + self.second) / 2


def against_perfect(
    table: GameTable, styles: Sequence[Style | None], progress: Progress = lambda _: None
) -> list[Wins]:
    """Return how often each of `styles` wins against a perfect player; None plays perfectly too.

    The last turn of a game with a limit of turns is played perfectly by everyone who has it: to
    bank what does not win is no habit of anybody's.

    Raises `ValueError` for rules with an exact target, a final round, a roll that wins or, where
    turns are limited, a penalty.
    """
    kind = game(table.rules)
    if isinstance(kind, Rounds):
        if kind.limit:
            raise ValueError("a limit of turns with a penalty is not evaluated here")
        return _Rounds(table.rules, RoundsValues(kind, table.wins), styles, progress).wins()
    if kind.exact or kind.final_round:
        raise ValueError("an exact target or a final round is not evaluated here")
    return _Race(table.rules, RaceValues(kind, table.wins), styles, progress).wins()


class _Race:
    """The chances of each style: on turn in `_own`, and before the other's turn in `_waiting`.

    Both are indexed by style, by farkles in a row and by totals, its own before the other's.
    """

    def __init__(
        self,
        rules: RuleSet,
        values: RaceValues,
        styles: Sequence[Style | None],
        progress: Progress,
    ) -> None:
        """Work out how turns end."""
        race, pool = values.race, InductionPool(values.race.model)
        self._race = race
        self._perfect: list[RaceEnds] = []
        for own in range(race.totals):
            self._perfect.append(race_ends(values, own, pool))
            progress((own + 1) / race.totals)
        self._styles = [_Habits(rules, race, style) if style else None for style in styles]
        shape = len(styles), race.counters, race.counters, race.totals, race.totals
        self._own, self._waiting = np.full(shape, TIE), np.full(shape, TIE)

    def wins(self) -> list[Wins]:
        """Return the chances at the start of a game."""
        change = np.inf
        while change > _SETTLED:
            before = self._own.copy()
            self._sweep()
            change = np.abs(self._own - before).max() if self._race.limit else 0.0
        zero = -self._race.floor
        pairs = zip(self._own[:, 0, 0, zero, zero], self._waiting[:, 0, 0, zero, zero], strict=True)
        return [Wins(float(first), float(second)) for first, second in pairs]

    def _sweep(self) -> None:
        """Go through all totals once, the highest first."""
        totals = self._race.totals
        for own in range(totals - 1, -1, -1):
            turns = [self._turn(number, own) for number in range(len(self._styles))]
            banked, farkle = (np.array(part) for part in zip(*turns, strict=True))
            for total in range(totals - 1, -1, -1):
                ends = self._perfect[total]
                ahead = self._own[:, :, 0, own, total + 1 :]
                theirs = np.einsum("jip,kip->kij", ends.banked[:, :, own, 1:-1], ahead)
                at = own, total
                self._settle(
                    at, banked[..., total], farkle[..., total], theirs, ends.farkle[:, :, own].T
                )

    def _turn(self, number: int, own: int) -> tuple[Floats, Floats]:
        """Return what banking brings in a turn of one style, and how likely it farkles.

        Both by farkles in a row, own and the other's, and by the other's total.
        """
        after = self._waiting[number, 0, :, own + 1 :]
        habits = self._styles[number]
        if habits is None:
            ends = self._perfect[own]
            brings = np.einsum("ijbp,jpb->ijb", ends.banked[..., 1:-1], after)
            return brings + ends.banked[..., -1], ends.farkle
        farkle, banked = habits.turn(own)
        brings = np.einsum("bip,jpb->ijb", banked[..., 1:-1], after)
        brings += banked[..., -1].T[:, None]
        return brings, np.broadcast_to(farkle.T[:, None], brings.shape)

    def _settle(
        self, at: tuple[int, int], banked: Floats, farkle: Floats, theirs: Floats, falls: Floats
    ) -> None:
        """Set the chances at these totals, where a farkle of one side follows one of the other.

        `banked` and `theirs` are what banks bring, its own and the perfect player's;
        `farkle` and `falls` how likely their turns farkle.
        """
        race, mine, yours = self._race, self._own[..., *at], self._waiting[..., *at]
        if not race.limit:
            mine[...] = (banked + farkle * theirs) / (1 - farkle * falls)
            yours[...] = theirs + falls * mine
            return
        own, other = (max(total - race.penalty, 0) for total in at)
        last = race.counters - 1
        for i in range(last, -1, -1):
            for j in range(last, -1, -1):
                lost = self._waiting[:, 0, j, own, at[1]] if i == last else yours[:, i + 1, j]
                mine[:, i, j] = banked[:, i, j] + farkle[:, i, j] * lost
                won = self._own[:, i, 0, at[0], other] if j == last else mine[:, i, j + 1]
                yours[:, i, j] = theirs[:, i, j] + falls[i, j] * won


class _Habits:
    """How the turns of a player with habits end in a race."""

    def __init__(self, rules: RuleSet, race: Race, style: Style) -> None:
        """Take the rules that are played by."""
        self._rules, self._race, self._style = rules, race, style

    def turn(self, own: int) -> tuple[Floats, Floats]:
        """Return farkles and banks, by the other's total, farkles in a row, and steps."""
        race = self._race
        points = STEP * (race.floor + np.arange(race.totals))
        numbers = self._style.numbers(points[own], points)
        ends = [
            [
                _ends(self._rules, habit, race.totals, farkles).column(own).up_to(race.totals - own)
                for farkles in range(race.counters)
            ]
            for habit in self._style.habits
        ]
        farkle = np.array([[end.farkle[0] for end in row] for row in ends])
        banked = np.array([[end.banked[:, 0] for end in row] for row in ends])
        return farkle[numbers], banked[numbers]


@kept
def _ends(rules: RuleSet, habit: Habit, totals: int, farkles: int) -> TurnEnds:
    """Return how turns by `habit` end that begin with each of so many totals."""
    to_make = [STEP * (totals - own) for own in range(totals)]
    return habit_ends(rules, habit, to_make, farkles)


class _Rounds:
    """The chances of each style by its lead, turn by turn from the last one."""

    def __init__(
        self,
        rules: RuleSet,
        values: RoundsValues,
        styles: Sequence[Style | None],
        progress: Progress,
    ) -> None:
        """Begin after the last turn."""
        self._values, self._styles, self._progress = values, styles, progress
        self._span = values.rounds.span
        self._leads = np.arange(-self._span, self._span + 1)
        self._habits = [
            [habit_ends(rules, habit, [FAR]) for habit in style.habits] if style else None
            for style in styles
        ]

    def wins(self) -> list[Wins]:
        """Return the chances at the start of a game."""
        turns, pool = 2 * self._values.rounds.turns, InductionPool(self._values.rounds.model)
        over = np.sign(self._leads) / 2 + TIE
        own = waiting = np.tile(over, (len(self._styles), 1))
        for left in range(1, turns + 1):
            ends = rounds_ends(self._values, left, pool)
            own, waiting = (
                np.array(
                    [
                        self._turn(number, ends, values, left)
                        for number, values in enumerate(waiting)
                    ]
                ),
                np.array([_play(ends.farkle, ends.banked, values[::-1])[::-1] for values in own]),
            )
            self._progress(left / turns)
        pairs = zip(own[:, self._span], waiting[:, self._span], strict=True)
        return [Wins(float(first), float(second)) for first, second in pairs]

    def _turn(self, number: int, perfect: TurnEnds, after: Floats, left: int) -> Floats:
        """Return the chances of one style on turn, from those `after` the turn, by lead."""
        style, habits = self._styles[number], self._habits[number]
        if style is None or habits is None or left == 1:
            return _play(perfect.farkle, perfect.banked, after)
        chosen = style.numbers(STEP * self._leads, np.zeros_like(self._leads))
        ends = [habit.up_to(2 * self._span) for habit in habits]
        farkle = np.array([end.farkle[0] for end in ends])[chosen]
        banked = np.array([end.banked[:, 0] for end in ends])[chosen]
        return _play(farkle, banked, after)


def _play(farkle: Floats, banked: Floats, after: Floats) -> Floats:
    """Return the chances by lead of the side on turn, from its chances by lead after the turn."""
    count = len(after)
    reached = np.minimum(np.arange(count)[:, None] + np.arange(banked.shape[1]), count - 1)
    return np.asarray(farkle * after + (banked * after[reached]).sum(axis=1))
