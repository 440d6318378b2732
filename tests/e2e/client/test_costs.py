"""What the tests of extremes take for too much is seen by them."""

from time import process_time

from tests.support.e2e.extremes import MOST_BYTES, MOST_SECONDS, cost

MORE_THAN_IS_KEPT = 64 * 2**20
"""Bytes that the process has to be given: at most 32 MiB come from what was used before."""


async def ask_nothing() -> str:
    return "an answer"


async def fill_memory() -> str:
    assert len(b"x" * MORE_THAN_IS_KEPT) > MOST_BYTES
    return "an answer"


async def work_long() -> str:
    began = process_time()
    while process_time() < began + MOST_SECONDS:
        pass
    return "an answer"


async def test_what_costs_nothing_is_not_complained_of() -> None:
    assert await cost(ask_nothing) == ("an answer", "")


async def test_much_memory_is_seen() -> None:
    answer, too_much = await cost(fill_memory)
    assert answer == "an answer"
    assert too_much.endswith(" MB")


async def test_much_time_is_seen() -> None:
    answer, too_much = await cost(work_long)
    assert answer == "an answer"
    assert too_much.endswith(" ms")
