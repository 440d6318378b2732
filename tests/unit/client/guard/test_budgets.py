"""How much one person, and one server, may ask for."""

import random

import pytest

from bot.client.guard import budgets as module
from bot.client.guard.budgets import (
    BURST,
    INCLUDED,
    LEAST_KNOWN,
    SERVER,
    WORD_EVERY,
    WORK_BURST,
    WORK_SHARE,
    Budgets,
    Shortage,
)
from bot.kit.prices import PREPARING, PRESS, Price
from tests.support.seconds import Seconds

ADA, BEN = 1, 2
DEN, TAVERN = 1, 2
RATE = 4
"""Presses a second; their parts of a second are exact in binary."""


@pytest.fixture
def clock() -> Seconds:
    return Seconds()


@pytest.fixture
def budgets(clock: Seconds) -> Budgets:
    return Budgets(RATE, clock)


def press(
    budgets: Budgets, user_id: int, times: int, guild_id: int | None = None, price: Price = PRESS
) -> int:
    """Press so many times at once, and return how many presses counted."""
    return sum(budgets.charge(user_id, guild_id, price) is None for _ in range(times))


def test_a_burst_counts_and_what_runs_over_does_not(budgets: Budgets, clock: Seconds) -> None:
    assert press(budgets, ADA, 100) == RATE * BURST
    assert press(budgets, BEN, 1) == 1, "others are not slowed"
    clock.now += 1
    assert press(budgets, ADA, 100) == RATE
    clock.now += 100
    assert press(budgets, ADA, 100) == RATE * BURST


def test_of_twenty_presses_a_second_few_count(budgets: Budgets, clock: Seconds) -> None:
    press(budgets, ADA, 100)
    counted = 0
    for _ in range(20 * 60):
        clock.now += 1 / 20
        counted += press(budgets, ADA, 1)
    assert counted == pytest.approx(RATE * 60, abs=1)


def test_quick_fingers_are_never_slowed(budgets: Budgets, clock: Seconds) -> None:
    for _ in range(60):
        assert press(budgets, ADA, 6, DEN) == 6
        clock.now += 6 / RATE


def test_what_costs_more_is_had_less_often(budgets: Budgets, clock: Seconds) -> None:
    assert press(budgets, ADA, 100, price=Price(answers=4)) == RATE * BURST / 4
    assert press(budgets, ADA, 1) == 0, "all of it comes from one budget"
    clock.now += 1
    assert press(budgets, ADA, 100, price=Price(answers=0.5)) == 2 * RATE


def test_who_cannot_pay_is_told_when_they_can_and_has_paid_nothing(
    budgets: Budgets, clock: Seconds
) -> None:
    press(budgets, ADA, 100)
    for _ in range(10):
        assert budgets.charge(ADA, None, Price(answers=8)) == Shortage(2.0, shared=False)
    clock.now += 2
    assert budgets.charge(ADA, None, Price(answers=8)) is None


def test_what_costs_more_than_anybody_ever_has_takes_all_there_is(
    budgets: Budgets, clock: Seconds
) -> None:
    dear = Price(answers=2 * RATE * BURST)
    assert budgets.charge(ADA, None, dear) is None
    shortage = budgets.charge(ADA, None, dear)
    assert shortage is not None
    clock.now += shortage.seconds
    assert budgets.charge(ADA, None, dear) is None


def test_a_server_has_a_budget_too(budgets: Budgets, clock: Seconds) -> None:
    burst = int(RATE * BURST)
    for user_id in range(SERVER):
        assert press(budgets, user_id, burst, DEN) == burst
    shortage = budgets.charge(SERVER, DEN, PRESS)
    assert shortage is not None
    assert shortage.shared
    assert shortage.seconds == pytest.approx(1 / (SERVER * RATE))
    assert press(budgets, SERVER, 1, TAVERN) == 1
    assert press(budgets, SERVER, burst - 1) == burst - 1, "what was refused cost them nothing"
    clock.now += 1
    assert press(budgets, SERVER + 1, burst, DEN) == burst


def test_fifty_people_may_play_at_once() -> None:
    """They press every second or so, some quicker for a while, and ask for hints now and then."""
    clock, choose = Seconds(), random.Random(1)
    budgets, hint = Budgets(5, clock), Price(answers=2, work=0.02)
    presses = sorted(
        (at, user_id)
        for user_id in range(50)
        for at in [choose.uniform(0, 600) for _ in range(600)]
    )
    begun = clock.now
    for at, user_id in presses:
        clock.now = begun + at
        price = hint if choose.random() < 0.1 else PRESS
        assert budgets.charge(user_id, DEN, price) is None


def test_work_is_paid_for_apart(budgets: Budgets, clock: Seconds) -> None:
    """Odds for which tables are prepared are had a few times at once, and then now and again."""
    for _ in range(2):
        press(budgets, ADA, 100, price=PREPARING)
        assert press(budgets, ADA, 1) == 1, "the board is played on meanwhile"
    clock.now += 10_000
    share = RATE * WORK_SHARE
    assert press(budgets, ADA, 100, price=PREPARING) == int(WORK_BURST * share / PREPARING.work)
    clock.now += PREPARING.work / share
    assert press(budgets, ADA, 100, price=PREPARING) == 1


def test_what_work_has_taken_is_owed(budgets: Budgets, clock: Seconds) -> None:
    some_work, share = Price(work=0.01), RATE * WORK_SHARE
    budgets.owe(ADA, DEN, 1000 * WORK_BURST * share)
    assert budgets.charge(ADA, DEN, PRESS) is None
    shortage = budgets.charge(ADA, DEN, some_work)
    assert shortage is not None
    assert not shortage.shared
    shortage = budgets.charge(BEN, DEN, some_work)
    assert shortage is not None
    assert shortage.shared
    assert budgets.charge(BEN, None, some_work) is None
    budgets.owe(BEN, None, 1000 * WORK_BURST * share)
    assert budgets.charge(BEN, None, some_work) is not None


def test_what_every_price_allows_for_is_not_owed(budgets: Budgets) -> None:
    for _ in range(10_000):
        budgets.owe(ADA, DEN, INCLUDED)
    assert budgets.charge(ADA, DEN, PREPARING) is None


def test_a_word_is_said_once_in_a_while(budgets: Budgets, clock: Seconds) -> None:
    assert [budgets.may_tell(ADA) for _ in range(3)] == [True, False, False]
    assert budgets.may_tell(BEN)
    clock.now += WORD_EVERY
    assert budgets.may_tell(ADA)


def test_those_who_paused_are_forgotten_and_no_others(budgets: Budgets, clock: Seconds) -> None:
    for user_id in range(LEAST_KNOWN):
        press(budgets, user_id, 1, user_id)
    clock.now += BURST
    assert press(budgets, ADA, 100) == RATE * BURST
    assert press(budgets, LEAST_KNOWN, 1) == 1
    assert press(budgets, ADA, 1) == 0


def test_no_more_are_remembered_than_acted_just_now(
    clock: Seconds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LEAST_KNOWN", 10)
    buckets = module._Buckets(RATE, BURST)  # noqa: SLF001 - nobody else can count them
    most = 0
    for user_id in range(100_000):
        buckets.take(user_id, 1, clock.now)
        clock.now += 0.001
        most = max(most, len(buckets))
    assert most < 2.5 * 1000 / RATE, "each is full again after a quarter of a second"


def test_there_may_be_no_limit(clock: Seconds) -> None:
    budgets = Budgets(0, clock)
    assert press(budgets, ADA, 1000, DEN, PREPARING) == 1000
    budgets.owe(ADA, DEN, 1e9)
    assert press(budgets, ADA, 1000, DEN, PREPARING) == 1000
