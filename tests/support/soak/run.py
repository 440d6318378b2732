"""A fault run from its first start to its last comparison, and that of games at tables."""

import asyncio
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.small_disk import SmallDisk
from tests.support.wire.stored import stored_games
from tests.wire_server import WireServer

from .around import Around
from .figures import Figures, Trouble
from .people import People
from .tables import SoakTable
from .watched import Fault
from .weather import ROUTES, Route, Weather

TABLES_OF_TWO, TABLES_WITH_BOT = 10, 3

CALM = 50
"""Requests between two troubles at most; half of them on the average."""

QUIET = 10.0
"""Seconds between two troubles at most: what was put off for a while brings no requests."""

KILLS = 0.06
"""The share of troubles that end the process."""

KILLED_WHILE_STARTING = 0.15
"""The share of starts that do not live to be connected."""

_ERROR: Final = re.compile(r"^\S+ \S+ \S*(ERROR|CRITICAL)\b|^Traceback")

_FULL: Final = "the disk is full"
"""What the log says of the moments in which it was."""

_LINES_OF_ERROR: Final = 60
"""Lines of the log that are shown from an error on."""

LONGEST_PAUSE = 0.02
"""Seconds between a press and the kill: up to the time of a whole answer, and a little more."""


class FaultRun(ABC):
    """Something that people do on one bot while everything goes wrong.

    The same `seed` draws the same presses and troubles, but not the same moments: those are the
    machine's. `routes`: where faults strike. `kills`: the share of troubles that end the process.
    `calm`: how many requests there are between two of them at most. `disk`: where the database is,
    if it may be full now and then.
    """

    def __init__(
        self,
        server: WireServer,
        folder: Path,
        seed: int,
        *,
        routes: Sequence[Route] = ROUTES,
        kills: float = KILLS,
        calm: int = CALM,
        disk: SmallDisk | None = None,
    ) -> None:
        self.figures = Figures()
        self.bot = BotProcess(server, folder, disk.folder / "farkle.db" if disk else None)
        weather = Weather(server, self.figures, seed, routes, disk)
        self._around = Around(server, self.bot, weather, self.figures)
        self._kills = kills
        self._calm = calm
        self._random = random.Random(seed)
        self._killing = asyncio.Lock()
        self._began = 0.0

    async def run(self) -> None:
        """Play and let things go wrong until there was enough of it, then look at the whole."""
        await self._begin()
        self._began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            watch = group.create_task(self._around.weather.watch_the_machine())
            troubles = group.create_task(self._make_trouble())
            await self._play(group)
            async with self._killing:
                troubles.cancel()
            watch.cancel()
        self._around.weather.clear()
        self.figures.seconds = self._seconds
        if await self.bot.stop() != 0:
            raise Fault("the bot did not leave in good order")
        self._compare()
        self._check_log()
        await self._check()

    @property
    @abstractmethod
    def _people(self) -> Sequence[People]:
        """Return all who have played so far."""

    async def _begin(self) -> None:
        """Start the bot for the first time."""
        await self._start()

    @abstractmethod
    async def _play(self, group: asyncio.TaskGroup) -> None:
        """Play to the end, by tasks of the `group`."""

    @abstractmethod
    def _is_enough(self) -> bool:
        """Tell whether enough has gone wrong: what goes on then ends in peace."""

    @abstractmethod
    async def _check(self) -> None:
        """Look at what came of it, once the bot has left."""

    @property
    def _seconds(self) -> float:
        """Return how long it has gone on."""
        return time.monotonic() - self._began

    async def _make_trouble(self) -> None:
        while not self._is_enough():
            await self._pass_some_time()
            if self._random.random() < self._kills:
                async with self._killing:
                    await self._kill()
            else:
                await self._around.weather.strike()

    async def _pass_some_time(self) -> None:
        server = self._around.server
        count = server.request_count + self._random.randint(1, self._calm)
        with suppress(TimeoutError):
            await server.until(lambda: server.request_count >= count, QUIET)

    async def _kill(self) -> None:
        await asyncio.sleep(self._random.uniform(0, LONGEST_PAUSE))
        self._around.up.clear()
        self._around.weather.breaks += 1
        await self.bot.kill()
        self.figures.troubles[Trouble.KILL] += 1
        self._compare()
        while self._random.random() < KILLED_WHILE_STARTING:
            await self.bot.spawn()
            await asyncio.sleep(self._random.uniform(0, 1))
            await self.bot.kill()
            self.figures.troubles[Trouble.KILL_EARLY] += 1
        await self._start()

    async def _start(self) -> None:
        began = time.monotonic()
        await self.bot.start()
        self.figures.slowest_start = max(self.figures.slowest_start, time.monotonic() - began)
        self._around.up.set()

    def _compare(self) -> None:
        games = stored_games(self.bot.database)
        for people in self._people:
            people.compare(games)

    def _check_log(self) -> None:
        lines = self.bot.log().splitlines()
        for place, line in enumerate(lines):
            if _ERROR.search(line) and _FULL not in line:
                around = lines[max(place - 3, 0) : place + _LINES_OF_ERROR]
                raise Fault("\n".join(["an error in the log:", *around]))


class Soak(FaultRun):
    """Games on one bot until there were `games` of them, or until `seconds` have passed."""

    def __init__(
        self,
        server: WireServer,
        folder: Path,
        seed: int,
        *,
        games: int,
        seconds: float,
        disk: SmallDisk | None,
    ) -> None:
        super().__init__(server, folder, seed, disk=disk)
        self._games = games
        self._longest = seconds
        self._played: list[int] = []
        self._tables = [
            SoakTable(self._around, seed=seed + number, alone=number >= TABLES_OF_TWO)
            for number in range(TABLES_OF_TWO + TABLES_WITH_BOT)
        ]

    @property
    def _people(self) -> Sequence[People]:
        return self._tables

    async def _play(self, group: asyncio.TaskGroup) -> None:
        players = [group.create_task(self._play_at(table)) for table in self._tables]
        await asyncio.wait(players, return_when=asyncio.FIRST_EXCEPTION)

    async def _play_at(self, table: SoakTable) -> None:
        while not self._is_enough():
            self._played.append(await table.play_one())
            self.figures.games += 1

    def _is_enough(self) -> bool:
        return self.figures.games >= self._games or self._seconds >= self._longest

    async def _check(self) -> None:
        games = stored_games(self.bot.database)
        for number, stored in games.items():
            if stored.phase not in {"finished", "closed"}:
                raise Fault(f"game {number} has not ended")
        for number in self._played:
            if games[number].phase != "finished":
                raise Fault(f"game {number} was given up")
