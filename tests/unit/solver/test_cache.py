"""What was worked out is kept within bounds, and nobody loses what they use to somebody greedy."""

from dataclasses import dataclass

import numpy as np
import pytest

from bot.jobs.job import Job, QuotaKey, SlowWork
from bot.jobs.job_context import job_context
from bot.solver import cache as module
from bot.solver.cache import Keeper, kept, size_of
from bot.solver.model.turn_model import turn_model
from bot.solver.tables.turn_value import turn_table
from tests.support.solver.solved import rules

DEN, TAVERN, INN = (("server", number) for number in range(3))
KILOBYTE = b"." * 991
"""A thousand and twenty-four bytes, with what Python adds."""


@pytest.fixture
def keeper() -> Keeper:
    """Return what keeps ten kilobytes."""
    return Keeper(10 * 1024)


@pytest.fixture
def greedy(monkeypatch: pytest.MonkeyPatch) -> Keeper:
    """Return what keeps everything that is worked out in this test, little as it is."""
    keeper = Keeper(100)
    monkeypatch.setattr(module, "KEPT", keeper)
    return keeper


def use(keeper: Keeper, quota_key: QuotaKey, *keys: str) -> list[bool]:
    """Use what is kept under each of `keys`, or keep it; tell of each whether it was there."""
    with job_context(Job(quota_key=quota_key)):
        found = []
        for key in keys:
            found.append(keeper.get(key) is not None)
            keeper.put(key, KILOBYTE)
        return found


def is_kept(keeper: Keeper, *keys: str) -> list[str]:
    return [key for key in keys if keeper.get(key) is not None]


def test_what_was_not_used_for_longest_goes_first(keeper: Keeper) -> None:
    numbers = [str(number) for number in range(10)]
    use(keeper, DEN, *numbers)
    assert use(keeper, DEN, "0") == [True]
    use(keeper, DEN, "10", "11")
    assert keeper.nbytes <= 10 * 1024
    assert is_kept(keeper, *numbers) == ["0", *numbers[3:]]


def test_whoever_keeps_most_loses_something(keeper: Keeper) -> None:
    use(keeper, TAVERN, "ours", "yours")
    use(keeper, DEN, *[str(number) for number in range(1000)])
    assert use(keeper, TAVERN, "ours", "yours") == [True, True]
    assert keeper.nbytes <= 10 * 1024


def test_what_nobody_in_particular_has_wanted_stays_to_the_last(keeper: Keeper) -> None:
    use(keeper, None, *[f"shipped {number}" for number in range(8)])
    use(keeper, DEN, *[str(number) for number in range(100)])
    assert all(use(keeper, TAVERN, *[f"shipped {number}" for number in range(8)]))
    use(keeper, INN, *[str(number) for number in range(100)])
    assert all(use(keeper, None, *[f"shipped {number}" for number in range(8)]))
    use(keeper, None, *[f"more {number}" for number in range(8)])
    assert keeper.nbytes <= 10 * 1024


def test_it_belongs_to_whoever_used_it_last(keeper: Keeper) -> None:
    use(keeper, DEN, "tables")
    use(keeper, TAVERN, "tables")
    use(keeper, DEN, *[str(number) for number in range(100)])
    assert use(keeper, TAVERN, "tables") == [True]


def test_what_is_too_large_is_not_kept_and_takes_nothing_away(keeper: Keeper) -> None:
    use(keeper, DEN, "small")
    with job_context(Job(quota_key=DEN)):
        keeper.put("large", bytes(11 * 1024))
    assert is_kept(keeper, "small", "large") == ["small"]


def test_arrays_are_counted_with_what_they_look_at() -> None:
    numbers = np.zeros(10_000)
    assert size_of(numbers) == 80_000
    assert size_of(numbers[:5]) == 80_000
    assert size_of(np.broadcast_to(numbers, (50, 10_000))) == 80_000
    assert size_of(np.broadcast_to(numbers[:10], (50, 10))) == 80_000


def test_things_are_counted_with_what_they_hold() -> None:
    @dataclass
    class Holder:
        numbers: tuple[object, ...]
        names: dict[str, object]

    held = np.zeros(1000)
    assert size_of(Holder((held, [held]), {"more": held})) > 24_000
    assert size_of({frozenset({held.tobytes()})}) > 8000


def test_tables_are_counted_about_right() -> None:
    """A table of values is counted whole; the model beside it has some thousand objects."""
    table = turn_table(rules("plain(target=10000)"))
    prospects = table.prospects[0]
    assert size_of(table) > prospects.rolling.nbytes
    assert 50_000 < turn_model(rules("plain(target=10000)")).nbytes < 500_000


def test_a_function_is_called_once_for_the_same_arguments() -> None:
    called: list[tuple[int, int]] = []

    @kept
    def add(one: int, other: int = 1) -> int:
        called.append((one, other))
        return one + other

    assert [add(1), add(1), add(1, other=2), add(1, other=2)] == [2, 2, 3, 3]
    assert called == [(1, 1), (1, 2)]


def test_tables_that_are_not_there_take_long(greedy: Keeper) -> None:
    with job_context(Job()), pytest.raises(SlowWork):
        turn_table(rules("plain(target=10000)"))
    with job_context(Job(allow_slow=True)):
        assert turn_table(rules("plain(target=10000)")).expected > 0
    assert greedy.nbytes <= 100


def test_an_argument_that_is_left_out_is_its_default() -> None:
    """What is worked out for one of the ways to ask is there for the others."""
    calls = []

    @kept
    def asked(number: int, most: int | None = None) -> int:
        calls.append((number, most))
        return number

    assert asked(1) == asked(1, None) == asked(1, most=None) == asked(number=1) == 1
    assert asked(1, 5) == asked(most=5, number=1) == 1
    assert calls == [(1, None), (1, 5)]
