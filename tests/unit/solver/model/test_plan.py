"""The maxima of overlapping sets, taken pair by pair."""

from hypothesis import given
from hypothesis import strategies as st

from bot.solver.model.plan import plan_maxima
from bot.solver.model.turn_model import Keep, turn_model
from tests.support.engine.shipped import shipped

_KEEPS = st.builds(Keep, st.integers(1, 9), st.integers(0, 2))


@given(st.lists(st.frozensets(_KEEPS, min_size=1), min_size=1, max_size=8, unique=True))
def test_every_result_is_the_maximum_of_its_set(sets: list[frozenset[Keep]]) -> None:
    plan = plan_maxima(sets)
    # Distinct values, so that a maximum over the wrong members shows.
    worth = {keep: place for place, keep in enumerate(plan.leaves)}
    values = list(worth.values())
    for one, other in plan.merges:
        values.append(max(values[one], values[other]))
    maxima = [max(worth[keep] for keep in each) for each in sets]
    assert [values[node] for node in plan.results] == maxima


def test_shared_pairs_are_merged_once() -> None:
    throw = turn_model(shipped("classic")).throws[-1]
    sets = [outcome.keeps for outcome in throw.outcomes]
    assert len(plan_maxima(sets).merges) < sum(len(each) - 1 for each in sets) / 2
