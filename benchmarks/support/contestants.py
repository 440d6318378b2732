"""Bots as processes on wire servers of their own, and the people who press their buttons."""

import asyncio
import json
import os
import re
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self, TypeAlias

from benchmarks.support.cpu import cpu_seconds, resident
from benchmarks.support.engines import setting
from bot.database.opening import Address
from tests.wire_server import (
    Button,
    CallbackKind,
    Channel,
    JsonObject,
    Outcome,
    Seen,
    User,
    WireServer,
)

ROOT: Final = Path(__file__).parents[2]
START_WITHIN: Final = 60.0
"""Seconds until a press has failed: more than Discord's three, so that a busy machine is measured
and not refused."""
CONNECTED_WITHIN: Final = 600.0
"""Seconds until a start has failed: there may be thousands of servers and open games."""
ENOUGH: Final = 300
"""The points of a turn with which people are content."""
_BANK: Final = re.compile(r"Bank ([\d,]+)")


@dataclass(slots=True)
class Table:
    """Two people in a channel, and the board before them.

    `is_saved` tells whether the last press was saved before it was shown: the board has another
    version since. Choosing dice is not.
    """

    people: tuple[User, User]
    channel: Channel
    seen: Seen
    is_saved: bool = False

    @property
    def over(self) -> bool:
        """Whether nobody can roll any more; every board that is played offers it."""
        return all(_action(button.custom_id or "") != "roll" for button in self.seen.buttons)


Board: TypeAlias = tuple[JsonObject, bool]
"""A board's container as the bot has sent it, and whether a move was saved before."""


class Refused(RuntimeError):
    """A press was answered with something else than a board."""


class Contestant(ABC):
    """A bot in a process of its own, and people who press what its board offers.

    `mix` counts what they pressed, by the action of the custom id.
    """

    name: str

    def __init__(self, folder: Path, database: Address | None = None) -> None:
        """Let the process keep its files in `folder`, and its data too without a `database`."""
        self._database = database or folder / "farkle.db"
        self.server = WireServer(answer_within=START_WITHIN, history=1000)
        self.folder = folder
        self.mix: Counter[str] = Counter()
        self._process: asyncio.subprocess.Process

    async def __aenter__(self) -> Self:
        """Start the bot and wait until it is connected."""
        await self.server.__aenter__()
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_API_BASE": self.server.api_base,
            "FARKLE_DATABASE": setting(self._database),
            "FARKLE_FILES": str(self.folder / "farkle.db"),
            "FARKLE_LOG_LEVEL": "ERROR",
            "FARKLE_PRESSES_PER_SECOND": "0",
            "FARKLE_SOLVE_MINUTES": "0",  # what is worked out after a start is no part of a press
            **self.settings(),
        }
        try:
            async with self.server.expect_ready(within=CONNECTED_WITHIN):
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", *self.command(), cwd=self.folder, env=environment
                )
        except TimeoutError:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_error: object) -> None:
        """End the bot."""
        self._process.terminate()
        await self._process.wait()
        await self.server.__aexit__(None, None, None)

    def cpu(self) -> float:
        """Return the seconds of CPU time, user and system, that the process has used so far."""
        return cpu_seconds(self._process.pid)

    def resident(self) -> int:
        """Return the kB of memory that the process takes."""
        return resident(self._process.pid)

    async def open_table(self) -> Table:
        """Seat two people in a server of their own, with a board to press."""
        people = self.server.create_user("Ann"), self.server.create_user("Ben")
        guild = self.server.create_guild("Tavern", people, locale="en-GB")
        channel = self.server.create_channel(guild, "table")
        return Table(people, channel, await self.deal(people, channel))

    async def press(self, table: Table) -> Outcome:
        """Press a button, and look at the new board.

        Raises `Refused` when the answer is anything else.
        """
        user, custom_id = self.choose(table)
        outcome = await self.server.press(user, table.seen, custom_id=custom_id)
        if outcome.kind is not CallbackKind.UPDATE:
            raise Refused(f"{custom_id} was answered with: {outcome.message.text}")
        before, table.seen = table.seen, outcome.message
        table.is_saved = _version(before) != _version(table.seen)
        self.mix[_action(custom_id)] += 1
        return outcome

    def settings(self) -> dict[str, str]:
        """Return further environment variables of the process."""
        return {}

    @abstractmethod
    def command(self) -> list[str]:
        """Return the module to run, and its arguments."""

    @abstractmethod
    async def deal(self, people: tuple[User, User], channel: Channel) -> Seen:
        """Have a new board posted."""

    @abstractmethod
    def choose(self, table: Table) -> tuple[User, str]:
        """Return who presses next, and the custom id of what they press."""


class Farkle(Contestant):
    """This project's bot, started as in production."""

    def __init__(self, folder: Path, database: Address | None = None) -> None:
        """Let it use a `database`, a file in `folder` by default."""
        super().__init__(folder, database)
        self.name = "farkle" if database is None else "farkle on PostgreSQL"

    def command(self) -> list[str]:
        """Return `farkle run`."""
        return ["bot", "run"]

    async def deal(self, people: tuple[User, User], channel: Channel) -> Seen:
        """Let the first challenge the second, who accepts.

        Both have looked at the lessons, or they would be told of them during the first presses.
        They have a day for each turn: games are left when enough was pressed, and the bot would
        remind people in those of two minutes a turn while it is measured in others.
        """
        ann, ben = people
        for person in people:
            await self.server.command(person, channel, "farkle learn")
        posted = await self.server.command(
            ann, channel, "farkle challenge", opponent=ben, pace="slow"
        )
        return (await self.server.press(ben, posted.message, label="Accept")).message

    def choose(self, table: Table) -> tuple[User, str]:
        """Tap the ones and fives, else *Most points*; then bank what is enough, or roll on."""
        ann, ben = table.people
        user = ann if f"**{ann.name}: " in table.seen.text else ben
        offered = [
            (button, button.custom_id or "") for button in table.seen.buttons if not button.disabled
        ]
        for button, custom_id in offered:
            if _action(custom_id) == "die" and button.label in {"1", "5"}:
                return user, custom_id
        actions = {_action(custom_id): custom_id for _, custom_id in offered}
        if "roll" not in actions:
            return user, actions["best"]
        enough = any(_points(button) >= ENOUGH for button, _ in offered)
        return user, actions["bank" if enough else "roll"]

    async def record(self, count: int) -> list[Board]:
        """Play until `count` boards were sent, and return them."""
        boards: list[Board] = []
        while len(boards) < count:
            table = await self.open_table()
            while not table.over:
                outcome = await self.press(table)
                if not table.over:
                    [container] = outcome.data["components"]
                    boards.append((container, table.is_saved))
        self.mix.clear()
        return boards[:count]


class Plain(Contestant):
    """A bot that only edits the message that was pressed."""

    def __init__(
        self, folder: Path, name: str, boards: Sequence[Board], *, saves: bool = False
    ) -> None:
        """Let it show `boards` in turn; without any it shows one button.

        If it `saves`, it writes something to the disk before it shows what was saved.
        """
        super().__init__(folder)
        self.name = name
        self._boards = folder / f"{name}.json"
        self._boards.write_text(json.dumps(boards), encoding="utf-8")
        self._log = [str(folder / f"{name}.log")] if saves else []

    def command(self) -> list[str]:
        """Return the module of all of them."""
        return ["benchmarks.support.plain_bots", str(self._boards), *self._log]

    async def deal(self, people: tuple[User, User], channel: Channel) -> Seen:
        """Run its one command."""
        return (await self.server.command(people[0], channel, "board")).message

    def choose(self, table: Table) -> tuple[User, str]:
        """Press the first button that can be pressed."""
        ids = [button.custom_id for button in table.seen.buttons if not button.disabled]
        return table.people[0], next(filter(None, ids))


def _action(custom_id: str) -> str:
    return custom_id.split(":")[3]


def _version(seen: Seen) -> str:
    """Return the version of the match of a board, as its first button has it."""
    return next((button.custom_id.split(":")[2] for button in seen.buttons if button.custom_id), "")


def _points(button: Button) -> int:
    """Return the points that a button banks."""
    found = _BANK.match(button.label)
    return int(found[1].replace(",", "")) if found else 0
