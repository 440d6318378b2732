"""A process that finishes rated games one by one: `finisher.py DATABASE FIRST_CHANNEL GAMES`.

It prints the id of each game once the storage says that it is stored.
"""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

from bot.config import PostgresUrl
from bot.database.opening import Address
from tests.support.storage.games import finish_one, invitation
from tests.support.storage.stores import open_storage


async def main(address: Address, first_channel: int, games: int) -> None:
    async with open_storage(address) as storage:
        for channel in range(first_channel, first_channel + games):
            rated = replace(invitation(channel), rated=True)
            match = await finish_one(storage.matches, rated)
            print(match.id, flush=True)  # noqa: T201 - this is what the test reads


if __name__ == "__main__":
    where = sys.argv[1]
    there = PostgresUrl(where) if "://" in where else Path(where)
    asyncio.run(main(there, int(sys.argv[2]), int(sys.argv[3])))
