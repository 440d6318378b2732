"""Many games at once while the bot's process is killed again and again."""

import asyncio
import random
import re
from contextlib import suppress
from dataclasses import dataclass

from sandbox.wire import CallbackKind, Seen, WireServer

from .bot_process import BotGone, BotProcess
from .game import Act, Table
from .stored import Stored, check_nothing_lost, stored_games

TABLES = 6
KILLS_PER_GAME = 2
MOST_PRESSES_BETWEEN_KILLS = 70
"""Twice the mean. A game to 4,000 takes some seventy presses, so each meets two kills or more."""
LONGEST_PAUSE = 0.02
"""Seconds between a press and the kill: up to the time of a whole answer, and a little more."""
KILLED_WHILE_STARTING = 0.2
"""The share of starts that do not live to be connected."""
_PLAYED = re.compile(r"of (?P<games>\d+) games? won")


@dataclass(slots=True)
class Figures:
    """What happened.

    `in_flight`: presses that a kill cut off; `unseen`: those of them that had been saved already.
    """

    games: int = 0
    kills: int = 0
    kills_while_starting: int = 0
    in_flight: int = 0
    unseen: int = 0

    def told(self, tables: list["SoakTable"]) -> str:
        """Return the figures as a sentence."""
        presses = sum(table.presses for table in tables)
        slowest = max(table.slowest for table in tables)
        return (
            f"{self.games} games, {presses} presses (slowest {1000 * slowest:.0f} ms), "
            f"{self.kills} kills of a playing and {self.kills_while_starting} of a starting bot: "
            f"{self.in_flight} presses cut off, of which {self.unseen} had been saved"
        )


class SoakTable(Table):
    """A table whose people wait until the bot is back, and take up their game where it was."""

    game: int | None = None
    finished: int = 0
    _log: str = ""
    _ended_unseen: bool = False

    async def play_one(self, bot: BotProcess, up: asyncio.Event) -> None:
        """Play a game from the challenge to the end, through all that happens to the bot."""
        self._clear()
        while self.game is None or self.playing:
            await up.wait()
            with suppress(BotGone):
                await bot.outlive(self._go_on())
        self.finished += 1

    def _clear(self) -> None:
        self.game, self._log = None, ""

    async def _go_on(self) -> None:
        if self.game is None:
            self.begin(await self._invite())
            self.game = self.board.game
        # What the bot sent with its last breath may have arrived since.
        if self.read_again().version is not None:
            await (self._end() if self._ended_unseen else self.step())

    async def _invite(self) -> Seen:
        """Challenge; when a challenge that was cut off stands in the way, have it shown."""
        outcome = await self.server.command(
            self.ann, self.channel, "farkle challenge", opponent=self.ben
        )
        if outcome.message.ephemeral:
            outcome = await self.server.command(self.ben, self.channel, "farkle show")
        assert outcome.kind is CallbackKind.MESSAGE
        assert not outcome.message.ephemeral, outcome.message.text
        return outcome.message

    async def _end(self) -> None:
        """Press on a board whose game ended unseen: it tells the end, and says so privately."""
        outcome = await self.send(Act("roll" if not self.board.dice else "best"))
        assert outcome.kind is CallbackKind.UPDATE
        self.read(outcome.message)
        self._ended_unseen = False

    def examine(self, stored: Stored, figures: Figures) -> None:
        """Compare the game's row after a kill with all that these people were shown."""
        check_nothing_lost(stored, self.notes)
        assert stored.log.startswith(self._log), "the log was rewritten"
        self._log = stored.log
        ahead = stored.version - self.notes.version if self.playing else 0
        assert ahead == 0 or (ahead == 1 and self.pending is not None)
        figures.in_flight += self.pending is not None
        figures.unseen += ahead
        self._ended_unseen = stored.phase == "finished" and self.playing
        self.pending = None


class Soak:
    """Tables that play `games` in all, on a bot that is killed at random moments."""

    def __init__(self, server: WireServer, bot: BotProcess, games: int, seed: int) -> None:
        self.figures = Figures()
        self.tables = [SoakTable(server, seed=seed + each) for each in range(TABLES)]
        self._server = server
        self._bot = bot
        self._games = games
        self._kills = games * KILLS_PER_GAME
        self._random = random.Random(seed)
        self._up = asyncio.Event()

    async def run(self) -> None:
        """Play and kill until there was enough of both; then compare the leaderboards."""
        await self._bot.start()
        self._up.set()
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(self._play(table))
            group.create_task(self._kill_repeatedly())
        for table in self.tables:
            await self._check_leaderboard(table)

    async def _play(self, table: SoakTable) -> None:
        while self.figures.games < self._games or self.figures.kills < self._kills:
            await table.play_one(self._bot, self._up)
            self.figures.games += 1

    async def _kill_repeatedly(self) -> None:
        while self.figures.kills < self._kills:
            await self._pass_some_time()
            self._up.clear()
            await self._bot.kill()
            self.figures.kills += 1
            self._examine()
            await self._start_again()

    async def _pass_some_time(self) -> None:
        presses = self._random.randint(1, MOST_PRESSES_BETWEEN_KILLS)
        count = self._server.request_count + presses
        await self._server.until(lambda: self._server.request_count >= count, within=30)
        await asyncio.sleep(self._random.uniform(0, LONGEST_PAUSE))

    def _examine(self) -> None:
        games = stored_games(self._bot.database)
        for table in self.tables:
            if table.game is not None:
                table.read_again()
                table.examine(games[table.game], self.figures)

    async def _start_again(self) -> None:
        while self._random.random() < KILLED_WHILE_STARTING:
            await self._bot.spawn()
            await asyncio.sleep(self._random.uniform(0, 1))
            await self._bot.kill()
            self.figures.kills_while_starting += 1
        await self._bot.start()
        self._up.set()

    async def _check_leaderboard(self, table: SoakTable) -> None:
        """Check that each finished game was counted, and none twice."""
        outcome = await self._server.command(table.ann, table.channel, "farkle leaderboard")
        played = [int(found["games"]) for found in _PLAYED.finditer(outcome.message.text)]
        assert played == [table.finished] * 2
