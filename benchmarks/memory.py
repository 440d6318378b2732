"""What the bot's memory is after many finished games, beside what it was after a tenth of them.

`python -m benchmarks.memory [--games N] [--traced]`. The bot is a process of its own on the wire
server. People challenge each other, accept, roll and resign at many tables at once; one game in ten
is played to its end. Every pair plays five games and then makes room for two people whom the bot
has not met. The first measurement is after a tenth of the games, the last one after all.
`--traced` counts Python's own allocations too, which makes the bot slow and large.
"""

import argparse
import asyncio
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.support.contestants import Farkle, Table
from tests.wire_server import Channel, Guild, User

TABLES = 40
GAMES_A_PAIR = 5
WHOLE_GAMES = 10
"""One game in so many is played to its end."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What the process takes: kB in memory, objects, and bytes that Python has allocated."""

    games: int
    resident: int
    objects: int
    allocated: int


class Measured(Farkle):
    """The bot, which can be asked for its memory."""

    def command(self) -> list[str]:
        """Return the bot with an ear for SIGUSR1."""
        return ["benchmarks.support.measured_bot", str(self._told)]

    async def memory(self, games: int) -> Memory:
        """Let the bot collect its garbage, and return what it takes then."""
        os.kill(self._process.pid, signal.SIGUSR1)
        while not self._told.exists():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.05)
        objects, allocated = map(int, self._told.read_text(encoding="utf-8").split())
        self._told.unlink()
        return Memory(games, self.resident(), objects, allocated)

    @property
    def _told(self) -> Path:
        return self.folder / "memory"


async def play(bot: Farkle, people: tuple[User, User], channel: Channel, *, whole: bool) -> None:
    """Play one game, to its end if it is to be a whole one."""
    ann, ben = people
    server = bot.server
    posted = await server.command(ann, channel, "farkle challenge", opponent=ben, turns=1)
    begun = await server.press(ben, posted.message, label="Accept")
    table = Table(people, channel, begun.message)
    await bot.press(table)
    while whole and not table.over:
        await bot.press(table)
    if not table.over:
        await server.command(ann, channel, "farkle resign")


async def play_many(bot: Farkle, guild: Guild, channel: Channel, games: Iterator[int]) -> None:
    """Play at one table for as long as there are games to be played."""
    people: tuple[User, User] | None = None
    for played, number in enumerate(games):
        if people is None or played % GAMES_A_PAIR == 0:
            people = bot.server.create_user("Ann"), bot.server.create_user("Ben")
            for user in people:
                bot.server.add_member(guild, user)
        await play(bot, people, channel, whole=number % WHOLE_GAMES == 0)


async def run(games: int) -> list[Memory]:
    """Return the memory after a tenth of the games, and after each further tenth."""
    found = []
    with TemporaryDirectory() as folder:
        async with Measured(Path(folder)) as bot:
            guild = bot.server.create_guild("Tavern", locale="en-GB")
            channels = [bot.server.create_channel(guild, f"table {n}") for n in range(TABLES)]
            for tenth in range(10):
                numbers = iter(range(games // 10))
                async with asyncio.TaskGroup() as group:
                    for channel in channels:
                        group.create_task(play_many(bot, guild, channel, numbers))
                found.append(await bot.memory((tenth + 1) * games // 10))
                print_memory(found[-1])
    return found


def print_memory(memory: Memory) -> None:
    """Print a line."""
    print(
        f"{memory.games:7,} games: {memory.resident / 1024:7.1f} MB resident, "
        f"{memory.objects:9,} objects, {memory.allocated / 2**20:6.1f} MB allocated",
        flush=True,
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--traced", action="store_true", help="run tracemalloc in the bot")
    options = parser.parse_args()
    if options.traced:
        os.environ["PYTHONTRACEMALLOC"] = "1"
    first, *_, last = asyncio.run(run(options.games))
    print(
        f"resident {last.resident / first.resident - 1:+.1%}, "
        f"objects {last.objects / first.objects - 1:+.1%} from {first.games:,} games on"
    )


if __name__ == "__main__":
    main()
