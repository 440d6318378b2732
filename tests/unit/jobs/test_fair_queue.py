"""Parties take turns, and nobody waits for all that another has wanted."""

from threading import Thread

import pytest

from bot.jobs.fair_queue import FairQueue, TooMuchWaits
from bot.jobs.job import QuotaKey, Urgency
from tests.support.processes import wait_for

DEN, TAVERN, INN = (("server", number) for number in range(3))
ASKED, MOVE, IDLE = Urgency


def filled(*waiting: tuple[QuotaKey, Urgency, str]) -> FairQueue[str]:
    """Return a queue in which things wait that were put there in this order."""
    queue = FairQueue[str]()
    for job in waiting:
        queue.put(*job)
    return queue


def in_order(queue: FairQueue[str]) -> list[str]:
    """Return everything that waits, in the order in which it is done."""
    waiting: list[str] = []
    while True:
        try:
            item = queue.take(within=0)
        except TimeoutError:
            return waiting
        assert item is not None
        waiting.append(item)


def test_parties_take_turns() -> None:
    queue = filled(
        *[(DEN, ASKED, f"den {number}") for number in range(3)],
        *[(TAVERN, ASKED, f"tavern {number}") for number in range(2)],
        (INN, ASKED, "inn 0"),
    )
    assert in_order(queue) == ["den 0", "tavern 0", "inn 0", "den 1", "tavern 1", "den 2"]


def test_who_comes_late_waits_for_one_of_each_other_party() -> None:
    queue = filled(*[(DEN, ASKED, f"den {number}") for number in range(100)])
    assert [queue.take() for _ in range(2)] == ["den 0", "den 1"]
    queue.put(TAVERN, ASKED, "tavern 0")
    assert [queue.take() for _ in range(3)] == ["den 2", "tavern 0", "den 3"]


def test_with_each_party_what_somebody_waits_for_comes_first() -> None:
    queue = filled(
        (DEN, MOVE, "move 0"), (DEN, MOVE, "move 1"), (DEN, ASKED, "hint 0"), (DEN, ASKED, "hint 1")
    )
    assert in_order(queue) == ["hint 0", "hint 1", "move 0", "move 1"]


def test_what_is_idle_is_done_when_nothing_else_waits_for_anybody() -> None:
    queue = filled((DEN, IDLE, "review"), (TAVERN, MOVE, "move"), (INN, ASKED, "hint"))
    assert in_order(queue) == ["move", "hint", "review"]


def test_a_party_may_have_no_more_than_so_much_in_it() -> None:
    queue = FairQueue[str](most=2)
    for _ in range(2):
        queue.put(DEN, ASKED, "den")
    with pytest.raises(TooMuchWaits):
        queue.put(DEN, MOVE, "den")
    queue.put(TAVERN, ASKED, "tavern")
    queue.take()
    queue.put(DEN, ASKED, "den")


def test_whoever_waits_is_given_what_comes_and_is_told_of_the_end() -> None:
    queue, taken = FairQueue[str](), list[str | None]()

    def take() -> None:
        while not taken or taken[-1] is not None:
            taken.append(queue.take())

    thread = Thread(target=take)
    thread.start()
    queue.put(None, ASKED, "first")
    wait_for(lambda: taken == ["first"])
    assert queue.close() == []
    thread.join(30)
    assert taken == ["first", None]


def test_what_waits_at_the_end_is_given_back_and_no_more_is_taken() -> None:
    queue = filled((DEN, IDLE, "review"), (DEN, ASKED, "hint"), (TAVERN, ASKED, "other"))
    assert sorted(queue.close()) == ["hint", "other", "review"]
    assert queue.take() is None
    with pytest.raises(TooMuchWaits):
        queue.put(DEN, ASKED, "hint")
