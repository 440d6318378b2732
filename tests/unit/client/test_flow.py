"""How often one person may press."""

import pytest

from bot.client.flow import BURST, MOST_KNOWN, WORD_EVERY, Flow

ADA, BEN = 1, 2
RATE = 4
"""Presses a second; their parts of a second are exact in binary."""


class Seconds:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Seconds:
    return Seconds()


@pytest.fixture
def flow(clock: Seconds) -> Flow:
    return Flow(RATE, clock)


def press(flow: Flow, user_id: int, times: int) -> int:
    """Press so many times at once, and return how many presses counted."""
    return sum(flow.takes(user_id) for _ in range(times))


def test_a_burst_counts_and_what_runs_over_does_not(flow: Flow, clock: Seconds) -> None:
    assert press(flow, ADA, 100) == RATE * BURST
    assert press(flow, BEN, 1) == 1, "others are not slowed"
    clock.now += 1
    assert press(flow, ADA, 100) == RATE
    clock.now += 100
    assert press(flow, ADA, 100) == RATE * BURST


def test_of_twenty_presses_a_second_few_count(flow: Flow, clock: Seconds) -> None:
    press(flow, ADA, 100)
    counted = 0
    for _ in range(20 * 60):
        clock.now += 1 / 20
        counted += flow.takes(ADA)
    assert counted == pytest.approx(RATE * 60, abs=1)


def test_quick_fingers_are_never_slowed(flow: Flow, clock: Seconds) -> None:
    for _ in range(60):
        assert press(flow, ADA, 6) == 6
        clock.now += 6 / RATE


def test_a_word_is_said_once_in_a_while(flow: Flow, clock: Seconds) -> None:
    assert [flow.may_tell(ADA) for _ in range(3)] == [True, False, False]
    assert flow.may_tell(BEN)
    clock.now += WORD_EVERY
    assert flow.may_tell(ADA)


def test_those_who_paused_are_forgotten_and_no_others(flow: Flow, clock: Seconds) -> None:
    for user_id in range(MOST_KNOWN):
        flow.takes(user_id)
    clock.now += BURST
    assert press(flow, ADA, 100) == RATE * BURST
    assert press(flow, MOST_KNOWN, 1) == 1
    assert press(flow, ADA, 1) == 0


def test_there_may_be_no_limit(clock: Seconds) -> None:
    assert press(Flow(0, clock), ADA, 1000) == 1000
