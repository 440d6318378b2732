"""Races of any number of players played out, very many at once, each by a way to value banks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from bot.engine import RuleSet
from bot.solver.estimates.single_side import Arrivals, arrivals
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.turn_induction import NEVER, InductionPool, TurnInduction
from bot.solver.tables.race import Race
from bot.solver.tables.simulate import FARKLED, TurnPlayer, in_batches
from bot.solver.three.table import ThreeTable
from bot.solver.three.values import OWN, Starts, ThreeTurns


class Player(Protocol):
    """Plays each turn as well as can be by what it takes the ends of the turn to be worth."""

    def ends(self, totals: Ints, height: int) -> tuple[Floats, Floats]:
        """Return what banking each of `height` levels is worth, by column, and what a farkle is.

        `totals` are those of everybody from the one on turn on, by player and column, in steps.
        """


@dataclass(frozen=True, slots=True)
class Exact:
    """Plays a game of three by its table."""

    table: ThreeTable

    def ends(self, totals: Ints, height: int) -> tuple[Floats, Floats]:
        """Return what banks and a farkle are worth."""
        turns = ThreeTurns.of(self.table.values, Starts(*totals), height)
        return turns.banking, turns.farkle[OWN]


class Estimating:
    """Plays by an estimate: that of the bot, or with other chances to arrive in so many turns.

    `chances[turns, total]`, as in `bot.solver.estimates.opponent_model`.
    """

    def __init__(self, race: Race, chances: Floats) -> None:
        """Take the chances."""
        self._race = race
        self._chances = chances

    @staticmethod
    def of(rules: RuleSet, race: Race) -> "Estimating":
        """Return who plays by the bot's own estimate; only for plain races."""
        found: Arrivals = arrivals(rules)
        return Estimating(race, found.chances[:, 0].astype(float))

    def ends(self, totals: Ints, height: int) -> tuple[Floats, Floats]:
        """Return what banks and a farkle are worth."""
        own, *others = totals
        turns = len(self._chances) - 1
        # Before our next turn but k everybody else has had k + 1.
        left = np.prod([1 - self._chances[1:, rival] for rival in others], axis=0)
        weights = left.copy()
        weights[:-1] -= left[1:]
        share = 1 / len(totals)
        weights[-1] *= 1 - share
        reached = weights.T @ self._chances[1 : turns + 1]
        reached += share * left[-1][:, None]
        reached = np.hstack([reached, np.ones((len(own), 1))])
        levels = np.minimum(np.arange(height)[:, None] + own, self._race.target)
        banking = np.take_along_axis(reached, levels.T, axis=1).T
        banking[: self._race.least] = NEVER
        return banking, reached[np.arange(len(own)), own]


Watch = Callable[[Ints], None]
"""Told of the turns that begin: the totals of everybody from the one on turn on, by game."""


def run(induction: TurnInduction, ends: tuple[Floats, Floats]) -> Floats:
    """Work out turns with such `ends` on the first columns of `induction`; return their values."""
    banking, farkle = ends
    induction.banking[:, : len(farkle)] = banking
    induction.farkle[: len(farkle)] = farkle
    return induction.run()


def play(
    race: Race,
    players: Sequence[Player],
    games: int,
    random: np.random.Generator,
    watch: Watch = lambda _: None,
) -> Ints:
    """Play so many games, a player at each seat; return how often each of them wins."""
    seats, turner, pool = len(players), TurnPlayer(race.model, random), InductionPool(race.model)
    totals = np.zeros((seats, games), dtype=np.intp)
    won = np.zeros(seats, dtype=np.intp)
    while totals.size:
        for seat, player in enumerate(players):
            seen = np.roll(totals, -seat, axis=0)
            watch(seen)
            brought = np.zeros(totals.shape[1], dtype=np.intp)
            codes = np.asarray(np.ravel_multi_index(tuple(seen), (race.target,) * seats))
            for part, column, chosen in in_batches(codes, pool.width):
                here = np.array(np.unravel_index(part, (race.target,) * seats))
                induction = pool.induction(race.target - int(here[0].min()), len(part))
                run(induction, player.ends(here, induction.height))
                brought[chosen] = turner.play(induction, column)
            totals[seat] += np.where(brought == FARKLED, 0, brought)
            over = totals[seat] >= race.target
            won[seat] += int(np.count_nonzero(over))
            totals = totals[:, ~over]
    return won
