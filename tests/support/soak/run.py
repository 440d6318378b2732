"""A fault run from its first start to its last comparison."""

import asyncio
import random
import re
import time
from pathlib import Path
from typing import Final

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.stored import stored_games
from tests.wire_server import WireServer

from .figures import Figures, Trouble
from .people import SoakTable
from .watched import Fault
from .weather import Weather

TABLES_OF_TWO, TABLES_WITH_BOT = 10, 3

REQUESTS_BETWEEN_TROUBLES = 50
"""At most; half of them on the average."""

KILLS = 0.06
"""The share of troubles that end the process."""

KILLED_WHILE_STARTING = 0.15
"""The share of starts that do not live to be connected."""

_ERROR: Final = re.compile(r"^\S+ \S+ \S*(ERROR|CRITICAL)\b|^Traceback")

LONGEST_PAUSE = 0.02
"""Seconds between a press and the kill: up to the time of a whole answer, and a little more."""


class Soak:
    """Games on one bot until there were `games` of them, or until `seconds` have passed.

    The same `seed` draws the same presses and troubles, but not the same moments: those are the
    machine's.
    """

    def __init__(
        self, server: WireServer, folder: Path, seed: int, *, games: int, seconds: float
    ) -> None:
        self.figures = Figures()
        self.bot = BotProcess(server, folder)
        self._server = server
        self._weather = Weather(server, self.figures, seed)
        self._games = games
        self._seconds = seconds
        self._random = random.Random(seed)
        self._played: list[int] = []
        self._killing = asyncio.Lock()
        self._until = 0.0
        self._tables = [
            SoakTable(
                server,
                self.bot,
                self._weather,
                self.figures,
                seed=seed + number,
                alone=number >= TABLES_OF_TWO,
            )
            for number in range(TABLES_OF_TWO + TABLES_WITH_BOT)
        ]

    async def run(self) -> None:
        """Play and let things go wrong until there was enough of it, then look at the whole."""
        await self._start()
        self._until = time.monotonic() + self._seconds
        async with asyncio.TaskGroup() as group:
            watch = group.create_task(self._weather.watch_the_machine())
            troubles = group.create_task(self._make_trouble())
            players = [group.create_task(self._play(table)) for table in self._tables]
            await asyncio.wait(players, return_when=asyncio.FIRST_EXCEPTION)
            async with self._killing:
                troubles.cancel()
            watch.cancel()
        self._weather.clear()
        if await self.bot.stop() != 0:
            raise Fault("the bot did not leave in good order")
        self._compare()
        self._check_all_ended()
        self._check_log()

    async def _play(self, table: SoakTable) -> None:
        while not self._is_enough():
            self._played.append(await table.play_one())
            self.figures.games += 1

    def _is_enough(self) -> bool:
        return self.figures.games >= self._games or time.monotonic() >= self._until

    async def _make_trouble(self) -> None:
        """Let things go wrong as long as games begin; those that go on then end in peace."""
        while not self._is_enough():
            await self._pass_some_time()
            if self._random.random() < KILLS:
                async with self._killing:
                    await self._kill()
            else:
                await self._weather.strike()

    async def _pass_some_time(self) -> None:
        count = self._server.request_count + self._random.randint(1, REQUESTS_BETWEEN_TROUBLES)
        await self._server.until(lambda: self._server.request_count >= count, within=60)

    async def _kill(self) -> None:
        await asyncio.sleep(self._random.uniform(0, LONGEST_PAUSE))
        self._set_up(False)
        self._weather.breaks += 1
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
        self._set_up(True)

    def _set_up(self, up: bool) -> None:
        for table in self._tables:
            table.up.set() if up else table.up.clear()

    def _compare(self) -> None:
        games = stored_games(self.bot.database)
        for table in self._tables:
            table.compare(games)

    def _check_all_ended(self) -> None:
        games = stored_games(self.bot.database)
        for number, stored in games.items():
            if stored.phase not in {"finished", "closed"}:
                raise Fault(f"game {number} has not ended")
        for number in self._played:
            if games[number].phase != "finished":
                raise Fault(f"game {number} was given up")

    def _check_log(self) -> None:
        errors = [line for line in self.bot.log().splitlines() if _ERROR.search(line)]
        if errors:
            raise Fault("\n".join(["errors in the log:", *errors]))
