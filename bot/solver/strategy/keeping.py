"""Turns in which there is one way to set dice aside, and no other."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from bot.engine import RuleSet
from bot.solver.model.turn_model import Keep, RollOutcome, ThrowOdds, TurnModel, turn_model


class Keeping(StrEnum):
    """Which dice are set aside to roll on: whatever is best, or always in one way.

    - `most`: every die that scores; `fewest`: as few as the rules allow;
    - `dearest`: those that bring the most points a die, and of equals as few as can be.

    If all dice score, all of them are set aside, and whoever banks takes everything that scores.
    """

    BEST = "best"
    MOST = "most"
    FEWEST = "fewest"
    DEAREST = "dearest"


def keeping_model(rules: RuleSet, keeping: Keeping) -> TurnModel:
    """Return the turn of `rules` with nothing else to set aside than `keeping`, not `best`, says.

    Each throw has a twin before it that nobody makes: what is banked leads there.
    """
    model = turn_model(rules)
    throws = [
        part
        for throw in model.throws
        for part in (_twin(throw), replace(throw, outcomes=tuple(_narrow(model, throw, keeping))))
    ]
    return TurnModel(tuple(throws), _place(model.start))


def _place(throw: int, *, twin: bool = False) -> int:
    """Return where the throw of such an index is among throws and twins."""
    return 2 * throw + (not twin)


def _twin(throw: ThrowOdds) -> ThrowOdds:
    return replace(throw, farkle=Fraction(1), wins=Fraction(0), outcomes=())


def _narrow(model: TurnModel, throw: ThrowOdds, keeping: Keeping) -> Iterator[RollOutcome]:
    """Yield the outcomes of `throw` with what is kept to roll on, and what to bank."""
    for outcome in throw.outcomes:
        ways = [_Way.of(model, throw, keep) for keep in outcome.keeps]
        everything = max(ways, key=lambda way: (way.aside, way.keep.points))
        rolled = everything if everything.hot else max(ways, key=lambda way: way.liked(keeping))
        keeps = {Keep(rolled.keep.points, _place(rolled.keep.throw))}
        if not everything.hot:
            keep = everything.keep
            keeps.add(Keep(keep.points, _place(keep.throw, twin=True)))
        yield RollOutcome(outcome.chance, frozenset(keeps))


@dataclass(frozen=True, slots=True)
class _Way:
    """A keep, how many dice it sets aside, and whether these are all."""

    keep: Keep
    aside: int
    hot: bool

    @staticmethod
    def of(model: TurnModel, throw: ThrowOdds, keep: Keep) -> "_Way":
        left = model.throws[keep.throw].dice
        hot = left == model.throws[-1].dice
        return _Way(keep, throw.dice - (0 if hot else left), hot)

    def liked(self, keeping: Keeping) -> tuple[float, ...]:
        """Return what to prefer the way by."""
        if keeping is Keeping.MOST:
            return self.aside, self.keep.points
        if keeping is Keeping.FEWEST:
            return -self.aside, self.keep.points
        return self.keep.points / self.aside, -self.aside
