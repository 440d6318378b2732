"""What the tests of extremes take for too much is seen by them."""

from time import process_time

from tests.support.e2e.extremes import MOST_BYTES, MOST_SECONDS, cost


async def ask_nothing() -> str:
    return "an answer"


async def fill_memory() -> str:
    assert len(list(range(MOST_BYTES // 8))) > 0
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
