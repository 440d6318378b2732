"""No single deviation from the best play raises the chance to win."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.advice.bounds import STEP
from bot.engine import RuleSet
from bot.solver import TurnStart
from bot.solver.model.turn_model import Keep, RollOutcome, turn_model
from bot.solver.tables.prospects import Prospects
from tests.support.solver.solved import solved

LINE = "plain(target=1500)"
LEVELS = 1500 // STEP


@given(
    own=st.integers(0, LEVELS - 1),
    other=st.integers(0, LEVELS - 1),
    level=st.integers(0, LEVELS),
    data=st.data(),
)
def test_another_choice_at_one_point_of_the_turn(
    own: int, other: int, level: int, data: st.DataObject
) -> None:
    table = solved(LINE)
    start = TurnStart(own * STEP, other * STEP)
    prospects = table.prospects(start)
    throws = turn_model(table.rules).throws
    throw = data.draw(st.integers(0, len(throws) - 1), "throw")
    outcome = data.draw(st.sampled_from(throws[throw].outcomes), "outcome")
    keep = data.draw(st.sampled_from(sorted(outcome.keeps)), "keep")
    banks = data.draw(st.booleans(), "banks")
    farkle = 1 - table.win_probability(TurnStart(start.other, start.own))
    deviating = _Deviating(table.rules, prospects, farkle, (throw, level, outcome, keep, banks))
    assert deviating.rolling(0, prospects.model.start) <= table.win_probability(start) + 1e-9
    assert _Deviating(table.rules, prospects, farkle).rolling(
        0, prospects.model.start
    ) == pytest.approx(table.win_probability(start), abs=1e-9)


class _Deviating:
    """Plays a turn as well as can be, but for one choice that is made for it."""

    def __init__(
        self,
        rules: RuleSet,
        prospects: Prospects,
        farkle: float,
        forced: tuple[int, int, RollOutcome, Keep, bool] | None = None,
    ) -> None:
        self._throws = turn_model(rules).throws
        self._prospects = prospects
        self._farkle = farkle
        self._forced = forced
        self._known: dict[tuple[int, int], float] = {}

    def rolling(self, level: int, throw: int) -> float:
        if (level, throw) not in self._known:
            odds = self._throws[throw]
            self._known[level, throw] = float(odds.farkle) * self._farkle + sum(
                float(outcome.chance) * self._keeping(level, throw, outcome)
                for outcome in odds.outcomes
            )
        return self._known[level, throw]

    def _keeping(self, level: int, throw: int, outcome: RollOutcome) -> float:
        if self._forced and self._forced[:3] == (throw, level, outcome):
            _, _, _, keep, banks = self._forced
            reached = level + keep.points
            banking = self._banking(reached)
            return banking if banks or banking == 1 else self.rolling(reached, keep.throw)
        return max(self._best(level + keep.points, keep.throw) for keep in outcome.keeps)

    def _best(self, level: int, throw: int) -> float:
        banking = self._banking(level)
        return 1.0 if banking == 1 else max(banking, self.rolling(level, throw))

    def _banking(self, level: int) -> float:
        return self._prospects.bank(level * STEP)
