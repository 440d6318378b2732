"""Processes with two shards each on one PostgreSQL, while all of it ends and begins again."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgres.server import Server, programs, running_server
from tests.support.soak.clusters import SHARDS_EACH, ClusterRun
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import WireServer

PROCESSES = int(os.environ.get("FARKLE_SOAK_CLUSTERS") or 0)
GAMES = int(os.environ.get("FARKLE_SOAK_GAMES", "0")) or 200
SEED = int(os.environ.get("FARKLE_SOAK_SEED", "0")) or random.randrange(1, 1_000_000)


@pytest.fixture
def database(postgres: object) -> Iterator[Server]:
    """Run a server that may be crashed; what was committed survives that."""
    del postgres  # it says what to do where there is none
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip("a running server is not ours to crash")
    with running_server(bin_folder, "synchronous_commit=on") as server:
        yield server


async def run_through_troubles(
    database: Server,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    *,
    processes: int,
    games: int,
) -> None:
    shards = processes * SHARDS_EACH
    async with WireServer(openapi=openapi(), shards=shards, at_once=shards) as server:
        run = ClusterRun(server, database, folder, SEED, processes=processes, games=games)
        try:
            await run.run()
        finally:
            with capsys.disabled():
                print(f"\nseed {SEED}: {', '.join(run.troubles)}\n{run.figures.told()}")  # noqa: T201 - a report
        server.check()
        assert run.figures.slowest_answer < 3


async def test_nothing_shown_is_lost_whatever_ends(
    database: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await run_through_troubles(database, tmp_path, capsys, processes=2, games=0)


@pytest.mark.soak
@pytest.mark.skipif(not PROCESSES, reason="of several processes: make soak CLUSTERS=2")
async def test_games_of_clusters_go_on_whatever_ends(
    database: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await run_through_troubles(database, tmp_path, capsys, processes=PROCESSES, games=GAMES)


async def test_a_parent_keeps_two_processes_that_share_the_servers(
    database: Server, tmp_path: Path
) -> None:
    async with WireServer(openapi=openapi(), shards=2, at_once=2) as server:
        parent = BotProcess(server, tmp_path, FARKLE_DATABASE=database.url.url)
        parent.arguments = ("--clusters", "2")
        try:
            await parent.start()
            for shard in range(2):
                await play_on(server, shard)
            await parent.until(lambda: "people can play on all shards" in parent.log())
            [first, _] = children_of(parent.pid)
            os.kill(first, signal.SIGKILL)
            async with asyncio.timeout(60):
                while len(server.live_shards) == 2:  # noqa: ASYNC110 - nothing rings
                    await asyncio.sleep(0.01)
                while len(server.live_shards) < 2:  # noqa: ASYNC110 - nothing rings
                    await asyncio.sleep(0.01)
            for shard in range(2):
                await play_on(server, shard)
            assert await parent.stop() == 0
        finally:
            await parent.kill()  # whose processes notice that, and leave
        server.check()


async def play_on(server: WireServer, shard: int) -> None:
    table = Table(server)
    while (table.guild.id >> 22) % 2 != shard:
        table = Table(server)
    await table.sit_down()
    await table.press("roll")


def children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sorted(
        int(process_id) for task in tasks for process_id in (task / "children").read_text().split()
    )
