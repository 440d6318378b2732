"""A race for two to a target: the values at the start of its turns, and what follows from them.

`wins[i, j, a, b]` is the probability that the side to move wins, with totals a and b (its own and
the other's) and farkle counters i and j. A bank leads to `1 - wins[j, 0, b, a + points]`, a farkle
to `1 - wins[j, i + 1, b, a]` or, when it is punished, to `1 - wins[j, 0, b, a - penalty]`.
Amounts are in steps, see `bot.solver.model.turn_model`, and totals are counted from the floor.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.turn_arrays import AnyTurn
from bot.solver.model.turn_induction import NEVER, Fillable, TurnInduction

TIE: Final = 0.5
"""What it is worth to share the victory."""

_NEXT_TO_NEVER: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Race:
    """What decides a race besides the dice; amounts in steps.

    `limit` farkles in a row cost `penalty` (both 0: never). Totals below `floor` count as `floor`.
    """

    model: AnyTurn
    target: int
    minimum: int = 0
    opening: int = 0
    exact: bool = False
    final_round: bool = False
    limit: int = 0
    penalty: int = 0
    floor: int = 0

    @property
    def counters(self) -> int:
        """Return how many values a farkle counter takes."""
        return max(self.limit, 1)

    @property
    def totals(self) -> int:
        """Return how many totals there are from the floor to just below the target."""
        return self.target - self.floor

    @property
    def shape(self) -> tuple[int, ...]:
        """Return the shape of the table of values: counters and totals, own and other."""
        return self.counters, self.counters, self.totals, self.totals

    @property
    def least(self) -> int:
        """Return the least that may be banked once the opening score is made."""
        return max(self.minimum, 1)

    @property
    def least_to_open(self) -> int:
        """Return the least that may be banked by a side that has not banked yet."""
        return max(self.least, self.opening)


@dataclass(frozen=True, slots=True)
class Batch:
    """States at the start of a turn: totals and farkle counters, own and the other side's."""

    own: Ints
    other: Ints
    own_farkles: Ints
    other_farkles: Ints

    def __len__(self) -> int:
        """Return how many states these are."""
        return len(self.own)

    def take(self, chosen: slice) -> "Batch":
        """Return the `chosen` ones."""
        return Batch(
            self.own[chosen],
            self.other[chosen],
            self.own_farkles[chosen],
            self.other_farkles[chosen],
        )


class RaceValues:
    """The values of `race` at the start of its turns, from which those inside a turn follow."""

    def __init__(self, race: Race, wins: Floats | None = None) -> None:
        """Take the values `wins`, or begin with none; the other side plays by the same."""
        totals = race.totals
        past, self._levels = _past_target(race)
        self.race = race
        self.wins = np.full(race.shape, TIE) if wins is None else wins
        self.other = self
        # banked[j, b, c]: of having banked to c, when the other side has b, and j farkles.
        self.banked = np.empty((race.counters, totals, totals + past.shape[1]))
        self.banked[:, :, :totals] = 1 - self.wins[:, 0]
        self.banked[:, :, totals:] = past

    def play_against(self, other: "RaceValues") -> None:
        """Have `other` be the values of the other side, which throws other dice."""
        for race, rival in ((self, other), (other, self)):
            race.other = rival
            race.take_banked(rival.wins[:, 0])

    def take_banked(self, wins: Floats) -> None:
        """Take `wins` for what the other side has once something was banked."""
        self.banked[:, :, : self.race.totals] = 1 - wins

    def record(self, batch: Batch, values: Floats) -> float:
        """Set what the states of `batch` are worth to the side to move; return the change."""
        states = batch.own_farkles, batch.other_farkles, batch.own, batch.other
        change = np.abs(self.wins[states] - values).max(initial=0.0)
        self.wins[states] = values
        fresh = batch.other_farkles == 0
        banked = batch.own_farkles[fresh], batch.own[fresh], batch.other[fresh]
        self.other.banked[banked] = 1 - values[fresh]
        return float(change)

    def after_farkle(self, batch: Batch) -> Floats:
        """Return what a farkle is worth in each of `batch`."""
        farkles = batch.own_farkles + 1
        punished = farkles == self.race.counters
        own = np.where(punished, np.maximum(batch.own - self.race.penalty, 0), batch.own)
        farkles = np.where(punished, 0, farkles)
        return 1 - self.other.wins[batch.other_farkles, farkles, batch.other, own]

    def height(self, batch: Batch) -> int:
        """Return how many levels turns from `batch` have."""
        levels = self.race.totals + self._levels - int(batch.own.min())
        return max(levels, self.race.least_to_open)

    def lay(self, induction: Fillable, batch: Batch) -> None:
        """Write what banking is worth in `batch` on the first batch of `induction`."""
        height = len(induction.banking)
        levels = height + (self.race.model.reach if self.race.final_round else 0)
        totals = np.arange(levels)[:, None] + batch.own
        totals = np.minimum(totals, self.banked.shape[2] - 1)
        banking = self.banked[batch.other_farkles, batch.other, totals]
        if self.race.final_round:
            induction.above[:, :, : len(batch)] = banking[height:]
        banking = banking[:height]
        banking[: self.race.least] = NEVER
        closed = batch.own + self.race.floor == 0
        banking[: self.race.least_to_open, closed] = NEVER
        induction.banking[:, : len(batch)] = banking

    def solve(self, induction: Fillable, farkle: Floats) -> Floats:
        """Return what a turn is worth on each of the first batch, given what a `farkle` is."""
        self.begin(induction, farkle)
        return induction.run()[: len(farkle)].copy()

    def begin(self, induction: Fillable, farkle: Floats) -> None:
        """Write what a `farkle` is worth on the first batch of `induction`."""
        count = len(farkle)
        induction.farkle[:count] = farkle
        if self.race.exact:
            # Past the target one can only throw till a farkle.
            induction.above[..., :count] = farkle


def _past_target(race: Race) -> tuple[Floats, int]:
    """Return what banking the target or more is worth: other total x steps past the target.

    Whatever lies past the last column counts as the last column. Also return how many of the
    columns leave a choice: past these one always banks, or never can.
    """
    if race.final_round:
        return _last_turns(race)
    past = np.ones((race.totals, 2 if race.exact else 1))
    past[:, 1:] = NEVER
    return past, int(race.exact)


def _last_turns(race: Race) -> tuple[Floats, int]:
    """Return `_past_target` of a race with a final round.

    The leader has a choice as long as the other side catches up with its lead about as often as a
    throw farkles (or ever, where a throw cannot).
    """
    least_farkle = min(float(throw.farkle) for throw in race.model.throws)
    most = 4 * race.model.reach
    chances = catching_up(race.model, np.arange(race.totals + most), race.least)
    choices = int(np.count_nonzero(chances > (least_farkle / 2 or _NEXT_TO_NEVER)))
    beaten = np.arange(most) + race.totals - np.arange(race.totals)[:, None]
    past: Floats = 1 - chances[beaten]
    if race.opening and not race.floor:
        past[0] = 1 - catching_up(race.model, beaten[0], race.least_to_open)
    return past, min(choices, most)


def catching_up(model: AnyTurn, leads: Ints, least: int) -> Floats:
    """Return the chance to make up for each of `leads` in a single turn; a tie counts half."""
    induction = TurnInduction(model, max(int(leads.max()) + 1, least), len(leads))
    points = np.arange(len(induction.banking))[:, None]
    induction.banking[...] = np.where(points == leads, TIE, points > leads)
    induction.banking[:least] = NEVER
    return induction.run().copy()
