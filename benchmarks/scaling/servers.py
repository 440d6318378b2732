"""What servers cost a process that only knows them: `python -m benchmarks.scaling.servers`.

`[--servers N] [--channels N] [--roles N]`. Connects the bot to a simulated Discord without servers,
and to one with N of a middling size, and prints the memory and the CPU that each server costs until
the bot is quiet. A server counts by its channels and roles: without the privileged intents the bot
is not told who its members are.
"""

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.support.contestants import Farkle

QUIET = 8.0
"""Seconds in which a bot that is quiet uses next to no CPU."""

NEXT_TO_NONE = 0.1


def populate(bot: Farkle, servers: int, channels: int, roles: int) -> None:
    """Let there be servers, of which the bot hears when it connects."""
    owner = bot.server.create_user("Owner")
    for number in range(servers):
        guild = bot.server.create_guild(f"Server {number}", owner=owner, locale="en-GB")
        for channel in range(channels):
            bot.server.create_channel(guild, f"channel-{channel}")
        for role in range(roles):
            bot.server.create_role(guild, f"Role {role}", position=role + 1)


async def connect(servers: int, channels: int, roles: int) -> tuple[float, float]:
    """Return the megabytes and the seconds of CPU of a bot that has heard of all servers."""
    with TemporaryDirectory() as folder:
        bot = Farkle(Path(folder))
        populate(bot, servers, channels, roles)
        async with bot:
            used = -1.0
            while bot.cpu() - used > NEXT_TO_NONE:
                used = bot.cpu()
                await asyncio.sleep(QUIET)
            return bot.resident() / 1e3, used


async def run(servers: int, channels: int, roles: int) -> None:
    """Measure, and print."""
    memory, cpu = await connect(0, 0, 0)
    more, longer = await connect(servers, channels, roles)
    print(
        f"without servers: {memory:.0f} MB, {cpu:.1f} s of CPU\n"
        f"{servers:,} servers of {channels} channels and {roles} roles: {more:.0f} MB, "
        f"{longer:.1f} s of CPU\n"
        f"1,000 servers: {1000 * (more - memory) / servers:.0f} MB, "
        f"{1000 * (longer - cpu) / servers:.1f} s of CPU at a start"
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, default=1000)
    parser.add_argument("--channels", type=int, default=30)
    parser.add_argument("--roles", type=int, default=20)
    options = parser.parse_args()
    asyncio.run(run(options.servers, options.channels, options.roles))


if __name__ == "__main__":
    main()
