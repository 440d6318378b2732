"""Two processes on one database: each finds what is due on its own servers."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.database.opening import Address
from bot.match.clocks.downtime import DownTime
from bot.sharding import Cluster, Share
from tests.support.storage.games import NOW, invitation
from tests.support.storage.stores import Storage, open_storage

FIRST, SECOND = 4 << 22, 7 << 22
"""Servers on the shards 0 and 3 of four."""

CLUSTERS = [Share.of(Cluster(number, 2), 4) for number in range(2)]


@pytest.fixture
async def processes(address: Address, tmp_path: Path) -> AsyncIterator[list[Storage]]:
    """Open the database in two processes, of which each has two of four shards."""
    files = tmp_path / "farkle.db"
    async with (
        open_storage(address, files, CLUSTERS[0]) as first,
        open_storage(address, files, CLUSTERS[1]) as second,
    ):
        yield [first, second]


async def test_each_process_passes_the_deadlines_of_its_own_servers(
    processes: list[Storage],
) -> None:
    first, second = processes
    late, soon, private = [
        await first.matches.add(invitation(channel, guild_id=guild, created_at=NOW + at))
        for channel, guild, at in ((1, FIRST, 20), (2, SECOND, 0), (3, None, 10))
    ]
    assert await first.matches.due(NOW + 9999) == [private, late]
    assert await second.matches.due(NOW + 9999) == [soon]
    assert await first.matches.next_deadline() == private.deadline
    assert await second.matches.next_deadline() == soon.deadline
    assert await first.matches.servers() == [FIRST]

    await second.matches.postpone_deadlines(DownTime(NOW + 10, NOW + 60, NOW + 60))

    assert await first.matches.due(NOW + 9999) == [private, late]
    [given] = await second.matches.due(NOW + 9999)
    assert soon.deadline is not None
    assert given == replace(soon, deadline=soon.deadline + 50)


async def test_a_server_of_another_process_is_not_taken_for_one_that_removed_the_bot(
    processes: list[Storage],
) -> None:
    first, second = processes
    for channel, guild in ((1, FIRST), (2, SECOND)):
        await first.matches.add(invitation(channel, guild_id=guild))
    assert await first.retention.note_absent({FIRST}, NOW) == 0
    assert await second.retention.note_absent(set(), NOW) == 1
    assert await first.retention.left_servers(NOW) == []
    assert await second.retention.left_servers(NOW) == [SECOND]
