"""The opponent model: an estimate of a side's chances once its turn is over.

Every side is taken to play for points from now on, by itself, as
`bot.solver.estimates.single_side` describes; so the chances below are exact products and sums of
theirs. Amounts are in steps.

- In a race the side wins that arrives first. With F(k) the chance that a side has arrived after k
  turns more of its own, and n(j, k) the turns that side j has before our k-th,

      W = sum over k of (F(k) - F(k-1)) * product over j of (1 - F_j(n(j, k))).

- With a limit of turns the side wins that ends up highest. With S the total that a side ends up
  with, W = sum over s of P(S = s) * product over j of P(S_j < s), where a tie counts half. Those
  whose last turn comes after ours play it to overtake us: they end up lower if they miss to make up
  for s - S_j with S_j from one turn fewer. So do we if we have the last word.
- In a final round each seat that still has its last turn plays to overtake the best total. A side
  with total c holds out with the product over j of (1 - C(c - t_j))^m, where C(lead) is the best
  chance to make up for a lead in one turn, and m the last turns that side j has. Before somebody
  arrives, a final round is left out of account: arriving first counts as winning.
"""

from abc import ABC, abstractmethod
from typing import Final

import numpy as np

from bot.advice.bounds import STEP
from bot.engine import RuleSet, State
from bot.jobs.job_context import require_slow_allowed
from bot.solver.cache import kept
from bot.solver.estimates.single_side import arrivals, sums
from bot.solver.estimates.single_side_turns import steps_to
from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.sides import Side, Sides
from bot.solver.model.turn_model import turn_model
from bot.solver.tables.race import TIE, catching_up

_NOTHING: Final = np.zeros(1, dtype=np.intp)


class OpponentModel(ABC):
    """What the other sides leave of our chances once our turn is over."""

    @abstractmethod
    def place(self, total: int) -> int:
        """Return the place of a total in points."""

    @abstractmethod
    def wins(
        self, mood: int, places: Ints, raised: Ints = _NOTHING, side: int | None = None
    ) -> Floats:
        """Return how likely our side wins, by [raise, place].

        It is in `mood` with each total of `places` (ascending one by one, but for those on the
        floor of a race), and the total of `side` was raised by each of `raised` steps.
        """


class RaceModel(OpponentModel):
    """The opponents in a race to a target."""

    def __init__(self, rules: RuleSet, sides: Sides) -> None:
        """Look at the race of `sides` under `rules`."""
        self._arrivals = arrivals(rules)
        self._share = 1 / (1 + len(sides.others))
        self._others = sides.others
        own = np.array(sides.own.turns)
        cycles, within = np.divmod(np.arange(self._arrivals.turns), len(own))
        until = own[within]
        self._before = {
            side.number: np.minimum(
                cycles * len(side.turns) + np.searchsorted(np.array(side.turns), until),
                self._arrivals.turns,
            )
            for side in sides.others
        }

    def place(self, total: int) -> int:
        """Return the place of a total in points."""
        return self._arrivals.place(total)

    def wins(
        self, mood: int, places: Ints, raised: Ints = _NOTHING, side: int | None = None
    ) -> Floats:
        """Return how likely our side arrives first; if nobody does in sight, each wins a share."""
        target = self._arrivals.target
        left = np.ones((len(raised), self._arrivals.turns))
        for opponent in self._others:
            more = raised if opponent.number == side else _NOTHING
            at = np.minimum(self.place(opponent.total) + more, target - 1)
            arrived = self._arrivals.chances[
                self._before[opponent.number], opponent.mood, at[:, None]
            ]
            left *= 1 - arrived
        weights = left.copy()
        weights[:, :-1] -= left[:, 1:]
        weights[:, -1] *= 1 - self._share
        chances = self._arrivals.chances[1:, mood, places]
        reached: Floats = weights @ chances + self._share * left[:, -1:]
        return reached


class RoundsModel(OpponentModel):
    """The opponents in a game with a limit of turns."""

    def __init__(self, state: State, sides: Sides) -> None:
        """Look at the turns that are left after the one now played."""
        setup = state.setup
        limit = setup.rules.turns or 0
        self._left = dict.fromkeys(range(setup.sides), 0)
        final_seat = dict(self._left)
        for seat, gone in enumerate(state.out):
            if not gone:
                self._left[setup.side_of(seat)] += limit - state.round + (seat > state.seat)
                final_seat[setup.side_of(seat)] = seat
        own = final_seat[sides.own.number]
        self._later = {side.number for side in sides.others if final_seat[side.number] > own}
        self._sums = sums(setup.rules, limit * setup.seats // setup.sides)
        self._catch = _catching_up(setup.rules, setup.rules.minimum).copy()
        self._catch[0] += (1 - self._catch[0]) * TIE  # who is level already has half of it
        self._sides = sides

    def place(self, total: int) -> int:
        """Return the place of a total in points."""
        return total // STEP

    def wins(
        self, mood: int, places: Ints, raised: Ints = _NOTHING, side: int | None = None
    ) -> Floats:
        """Return how likely our side ends up highest; a tie counts half."""
        left = self._left[self._sides.own.number]
        last_word = left > 0 and not self._later
        own = self._sums.chances[left - last_word, mood]
        count = int(places[-1] - places[0]) + len(own)
        first = int(places[0]) - self._sums.below
        if not last_word:
            beaten = self._beaten(np.arange(first, first + count), raised, side, TIE)
        else:
            best = np.arange(first - 1, first + count + len(self._catch) - 1)
            within = self._beaten(best, raised, side, 1.0)
            caught = [np.correlate(reaching, self._catch, "valid") for reaching in np.diff(within)]
            beaten = within[:, :count] + caught
        return np.array([np.correlate(chances, own, "valid") for chances in beaten])

    def _beaten(self, totals: Ints, raised: Ints, side: int | None, tie: float) -> Floats:
        """Return how likely no other side ends up above each of `totals`, by [raise, total].

        Ending up level counts as `tie`.
        """
        beaten = np.ones((len(raised), len(totals)))
        for opponent in self._sides.others:
            lower = self._lower(opponent, tie)
            more = raised if opponent.number == side else _NOTHING
            lead = totals - (self.place(opponent.total) + more[:, None])
            beaten *= lower[np.clip(lead + self._sums.below + 1, 0, len(lower) - 1)]
        return beaten

    def _lower(self, other: Side, tie: float) -> Floats:
        """Return how likely `other` adds less than each number of steps, from `-below - 1` on."""
        left = self._left[other.number]
        if left and other.number in self._later:
            chances = self._sums.chances[left - 1, other.mood]
            missing = np.diff(1 - self._catch, prepend=0.0, append=1.0)
            lower = np.cumsum(np.convolve(chances, missing))
        else:
            chances = self._sums.chances[left, other.mood]
            lower = np.cumsum(chances) - chances * (1 - tie)
        return np.concatenate(([0.0], lower, [1.0]))


class LastTurns:
    """The final round: who still has a last turn may overtake the best total."""

    def __init__(self, state: State, sides: Sides) -> None:
        """Look at the last turns after the one now played, in `state`."""
        setup = state.setup
        waiting = range(setup.seats) if state.final is None else state.final
        to_come = [s for s in waiting if s != state.seat and not state.out[s]]
        self._turns = [setup.side_of(seat) for seat in to_come]
        self._rules = setup.rules
        self._opened = state.opened
        self._sides = sides

    def wins(self, totals: Ints) -> Floats:
        """Return how likely our side wins with each of `totals`, in points."""
        others = self._sides.others
        best = max((side.total for side in others), default=-1)
        chance = np.where(totals > best, 1.0, np.where(totals == best, TIE, 0.0))
        own = self._sides.own.number
        chance = 1 - (1 - chance) * self._missed(own, best - totals)
        held = np.maximum(totals, best)
        for side in others:
            ahead = np.maximum(held - side.total, 0)
            chance = chance * np.where(ahead > 0, self._missed(side.number, ahead), 1.0)
        return np.asarray(chance, dtype=float)

    def _missed(self, side: int, leads: Ints) -> Floats:
        """Return how likely no last turn of `side` makes up for each of `leads`, in points."""
        rules = self._rules
        least = rules.minimum if self._opened[side] else max(rules.minimum, rules.opening)
        chances = _catching_up(rules, least)
        steps = np.clip(np.asarray(leads) // STEP, 0, len(chances) - 1)
        missed: Floats = (1 - chances[steps]) ** self._turns.count(side)
        return missed


@kept
def _catching_up(rules: RuleSet, least: int) -> Floats:
    """Return the best chance to make up for a lead in one turn, by the steps of the lead."""
    require_slow_allowed()
    model = turn_model(rules)
    return catching_up(model, np.arange(2 * model.reach), max(steps_to(least), 1))


def opponent_model(state: State, sides: Sides) -> OpponentModel:
    """Return the model of the opponents in the game of `state`."""
    if state.setup.rules.turns is not None:
        return RoundsModel(state, sides)
    return RaceModel(state.setup.rules, sides)
