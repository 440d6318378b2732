"""A fault run of several processes that share one bot on PostgreSQL."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from bot.sharding import Cluster
from tests.support.postgres.proxy import Proxy
from tests.support.postgres.server import Server
from tests.support.wire.bot_process import START_WITHIN, BotProcess
from tests.support.wire.stored import stored_games
from tests.wire_server import InteractionFailed, WireServer

from .around import Around
from .figures import Figures, Trouble
from .people import People
from .tables import SoakTable
from .watched import Fault
from .weather import Weather

SHARDS_EACH: Final = 2
"""The shards of each process."""

CALM: Final = 1.0
"""Seconds between two troubles, on the average."""

DARK: Final = 1.5
"""Seconds for which a database refuses connections."""


class OwnWeather(Weather):
    """What goes wrong for one process: nothing else excuses an answer that fails there."""

    up: asyncio.Event

    def excuses(self, failure: InteractionFailed, breaks: int) -> bool:
        """Tell whether the process, or this machine, was not there."""
        del failure
        return breaks != self.breaks or not self.up.is_set()


class Process:
    """One of the processes, with its own way to the database."""

    def __init__(
        self, server: WireServer, folder: Path, cluster: Cluster, proxy: Proxy, figures: Figures
    ) -> None:
        number = cluster.number
        own = folder / str(number)
        own.mkdir()
        self.proxy = proxy
        self.bot = BotProcess(
            server,
            own,
            FARKLE_DATABASE=f"postgresql://farkle@127.0.0.1:{proxy.port}/postgres",
            FARKLE_CLUSTER=str(cluster),
            FARKLE_SHARDS=str(cluster.of * SHARDS_EACH),
            FARKLE_HOLDER=f"process {number}",
        )
        self.shards = set(range(number * SHARDS_EACH, (number + 1) * SHARDS_EACH))
        self.weather = OwnWeather(server, figures, number)
        self.around = Around(server, self.bot, self.weather, figures)
        self.weather.up = self.around.up
        self._server = server

    async def start(self) -> None:
        """Start it, and wait until its shards are connected."""
        await self.bot.spawn()
        await self.bot.outlive(self._connected())
        self.around.up.set()

    async def _connected(self) -> None:
        async with asyncio.timeout(START_WITHIN):
            while not self.shards <= self._server.live_shards:  # noqa: ASYNC110 - nothing rings
                await asyncio.sleep(0.02)

    async def end(self, way: Callable[[], Awaitable[object]]) -> None:
        """End it in some way; what people press meanwhile fails."""
        self.around.up.clear()
        self.weather.breaks += 1
        await way()


class ClusterTable(SoakTable):
    """A table on a server of a shard."""

    def __init__(self, around: Around, shard: int, shards: int, *, seed: int, alone: bool) -> None:
        server = around.server
        ann, ben = server.create_user("Ann"), server.create_user("Ben", locale="en-GB")
        guild = server.create_guild("Tavern", [ann, ben])
        while (guild.id >> 22) % shards != shard:
            time.sleep(0.001)
            guild = server.create_guild("Tavern", [ann, ben])
        channel = server.create_channel(guild, f"table {seed}")
        People.__init__(self, around, ann, ben, channel, seed=seed, alone=alone)


class ClusterRun:
    """Games on servers of all shards, while processes, connections and the database end.

    Each kind of trouble comes once, and more until there were `games`.
    """

    def __init__(
        self,
        server: WireServer,
        postgres: Server,
        folder: Path,
        seed: int,
        *,
        processes: int = 2,
        games: int = 0,
        tables: int = 1,
    ) -> None:
        self.figures = Figures()
        self.troubles: list[str] = []
        self._server = server
        self._postgres = postgres
        self._folder = folder
        self._seed = seed
        self._clusters = [Cluster(number, processes) for number in range(processes)]
        self._games = games
        self._tables_of_shard = tables
        self._random = random.Random(seed)
        self._processes: list[Process] = []
        self._tables: list[ClusterTable] = []

    async def run(self) -> None:
        """Play and let things go wrong, then compare what was shown with what is stored."""
        began = time.monotonic()
        async with AsyncExitStack() as until_done:
            for cluster in self._clusters:
                proxy = await until_done.enter_async_context(
                    Proxy(self._postgres.home / ".s.PGSQL.5432")
                )
                process = Process(self._server, self._folder, cluster, proxy, self.figures)
                until_done.push_async_callback(process.bot.kill)
                self._processes.append(process)
            first, *others = self._processes
            await first.start()  # it uploads the dice: until then those of others look otherwise
            await asyncio.gather(*(process.start() for process in others))
            self._lay_tables()
            await self._play_through_troubles()
            self._compare()
            for running in self._processes:
                if await running.bot.stop() != 0:
                    raise Fault("a process did not leave in good order")
        self.figures.seconds = time.monotonic() - began

    def _lay_tables(self) -> None:
        shards = len(self._clusters) * SHARDS_EACH
        for shard in range(shards):
            process = self._processes[shard // SHARDS_EACH]
            self._tables += [
                ClusterTable(
                    process.around,
                    shard,
                    shards,
                    seed=self._seed + shard * 100 + number,
                    alone=number == self._tables_of_shard,
                )
                for number in range(self._tables_of_shard + (shard % 2))
            ]

    async def _play_through_troubles(self) -> None:
        async with asyncio.TaskGroup() as group:
            beside = [group.create_task(self._play_at(table)) for table in self._tables]
            beside += [
                group.create_task(process.weather.watch_the_machine())
                for process in self._processes
            ]
            await self._make_trouble()
            for task in beside:
                task.cancel()

    async def _play_at(self, table: ClusterTable) -> None:
        while True:
            await table.play_one()
            self.figures.games += 1

    async def _make_trouble(self) -> None:
        kinds = [
            self._kill_a_process,
            self._crash_the_database,
            self._cut_a_connection,
            self._refuse_connections,
            self._restart_in_turn,
        ]
        self._random.shuffle(kinds)
        while kinds or self.figures.games < self._games:
            await asyncio.sleep(self._random.uniform(0.5, 1.5) * CALM)
            trouble = kinds.pop() if kinds else self._random.choice(self._all_kinds())
            self.troubles.append(trouble.__name__.strip("_"))
            await trouble()
            await asyncio.sleep(CALM)
            self._compare()
        await asyncio.sleep(CALM)

    def _all_kinds(self) -> Sequence[Callable[[], Awaitable[None]]]:
        return (self._kill_a_process, self._crash_the_database, self._cut_a_connection)

    async def _kill_a_process(self) -> None:
        process = self._random.choice(self._processes)
        await process.end(process.bot.kill)
        self.figures.troubles[Trouble.KILL] += 1
        await process.start()

    async def _crash_the_database(self) -> None:
        await asyncio.to_thread(self._postgres.kill)
        await asyncio.to_thread(self._postgres.start)

    async def _cut_a_connection(self) -> None:
        self._random.choice(self._processes).proxy.cut()

    async def _refuse_connections(self) -> None:
        proxy = self._random.choice(self._processes).proxy
        proxy.refuse()
        await asyncio.sleep(DARK)
        proxy.let_through()

    async def _restart_in_turn(self) -> None:
        for process in self._processes:
            await process.end(process.bot.stop)
            await process.start()
        await self._crash_the_database()

    def _compare(self) -> None:
        games = stored_games(self._postgres.url)
        for table in self._tables:
            table.compare(games)
