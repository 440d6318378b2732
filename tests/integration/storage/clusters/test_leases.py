"""Shares of the shards: had by one process each, also when that dies."""

import asyncio
from contextlib import suppress

import pytest

from bot.database import shards
from bot.database.errors import StorageError, UnusableStorageError
from bot.database.ports import Database
from bot.database.shards import LOST_AFTER, ShardRequest, SharedTurns, holding
from bot.sharding import Cluster, Share


def wish(
    number: int, of: int, *, count: int = 0, recommended: int = 4, who: str = ""
) -> ShardRequest:
    return ShardRequest(Cluster(number, of), count, recommended, who or f"process {number}")


def nobody_loses(error: StorageError) -> None:
    raise AssertionError(error)


async def silence(database: Database, seconds: int) -> None:
    """Let nobody have said for so many seconds that they live."""
    await database.fetch("UPDATE shards SET alive = alive - :seconds", {"seconds": seconds})


async def test_the_first_says_how_many_shards_there_are_and_all_others_take_it(
    database: Database,
) -> None:
    async with (
        holding(database, wish(0, 2, recommended=4), nobody_loses) as first,
        holding(database, wish(1, 2, recommended=9), nobody_loses) as second,
    ):
        assert [first.share, second.share] == [Share(0, 1, 4), Share(2, 3, 4)]
        with pytest.raises(UnusableStorageError, match=r"have 4 shards .* FARKLE_SHARDS is 8"):
            async with holding(database, wish(2, 4, count=8), nobody_loses):
                pass
    async with holding(database, wish(0, 2, recommended=9), nobody_loses) as alone:
        assert alone.share == Share(0, 3, 9)


async def test_there_are_no_fewer_shards_than_processes(database: Database) -> None:
    async with holding(database, wish(0, 2, recommended=1), nobody_loses) as lease:
        assert lease.share == Share(0, 0, 2)


@pytest.mark.parametrize("other", [Cluster(0, 2), Cluster(1, 4), Cluster(0, 1)], ids=str)
async def test_shards_that_somebody_has_are_refused_once_that_one_gives_a_sign_of_life(
    database: Database, other: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "RENEWED_EVERY", 0.2)
    monkeypatch.setattr(shards, "_LOOK_AGAIN", 0.2)
    async with holding(database, wish(0, 2), nobody_loses):
        taken = ShardRequest(other, 0, 4, "a second copy")
        with pytest.raises(UnusableStorageError, match=r"has the shards .* already"):
            async with holding(database, taken, nobody_loses):
                pass


async def test_who_has_died_is_waited_for_and_its_servers_lose_no_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "RENEWED_EVERY", 3600)  # it is as good as dead
    monkeypatch.setattr(shards, "_LOOK_AGAIN", 0.05)
    dead = holding(database, wish(0, 2), nobody_loses)
    await dead.__aenter__()
    [row] = await database.fetch("SELECT max(alive) AS alive FROM shards")
    waiting = asyncio.create_task(take(database, "another"))
    await asyncio.sleep(0.3)
    assert not waiting.done()

    await silence(database, LOST_AFTER + 1)

    assert await waiting == row["alive"] - LOST_AFTER - 1
    with suppress(RuntimeError):
        await dead.__aexit__(None, None, None)


async def take(database: Database, who: str) -> int | None:
    async with holding(database, wish(0, 2, who=who), nobody_loses) as lease:
        last = lease.last_served
    return last  # noqa: RET504 - mypy takes it that the context may swallow an error


async def test_who_is_started_again_in_the_place_of_the_dead_waits_for_nobody(
    database: Database,
) -> None:
    dead = holding(database, wish(0, 2, who="the same"), nobody_loses)
    await dead.__aenter__()
    async with asyncio.timeout(LOST_AFTER / 2):
        assert await take(database, "the same") is not None
    await dead.__aexit__(None, None, None)


async def test_a_start_that_died_leaves_to_the_next_what_it_has_not_given_back(
    database: Database,
) -> None:
    async with holding(database, wish(0, 2), nobody_loses) as lease:
        await lease.record(0)
    await silence(database, 1000)
    served = await take(database, "killed before it served anybody")
    assert served is not None
    async with holding(database, wish(0, 2), nobody_loses) as lease:
        assert lease.last_served == served
        await lease.record(0)
    last = await take(database, "started after one that has")
    assert last is not None
    assert last >= served + 1000


async def test_who_was_silent_for_too_long_learns_that_another_has_the_shards(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "RENEWED_EVERY", 1.5)  # enough for another to come between
    lost = asyncio.get_running_loop().create_future()
    async with holding(database, wish(0, 2), lost.set_result):
        await silence(database, LOST_AFTER + 1)
        async with holding(database, wish(0, 2, who="another"), nobody_loses):
            error = await asyncio.wait_for(lost, 30)
    assert "has taken the shards 0-1/4" in str(error)


async def test_of_those_that_start_together_one_has_the_shards(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "RENEWED_EVERY", 0.2)
    monkeypatch.setattr(shards, "_LOOK_AGAIN", 0.2)

    async def start(who: int) -> None:
        async with holding(database, wish(0, 1, who=f"copy {who}"), nobody_loses):
            await asyncio.sleep(60)

    copies = {asyncio.create_task(start(who)) for who in range(3)}
    pending = copies
    async with asyncio.timeout(30):
        while len(pending) > 1:
            _, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
    ended, _ = await asyncio.wait(pending, timeout=0.5)
    assert not ended, "somebody has them"
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    assert [type(copy.exception()) for copy in copies - pending] == [UnusableStorageError] * 2


async def test_turns_of_a_bucket_are_apart_over_all_processes(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "APART", 1000)
    clock = asyncio.get_running_loop().time

    async def turn(bucket: int) -> float:
        await SharedTurns(database).wait(bucket)  # of a process each
        return clock()

    at = await asyncio.gather(*(turn(bucket) for bucket in (0, 0, 0, 1)))
    of_one, other = sorted(at[:3]), at[3]
    assert of_one[1] - of_one[0] > 0.5
    assert of_one[2] - of_one[1] > 0.5
    assert other < of_one[1]

    later = "UPDATE shard_turns SET free_at = free_at + 99999999"
    await database.fetch(later)  # as if the clock had been set back
    async with asyncio.timeout(30):
        await turn(0)
