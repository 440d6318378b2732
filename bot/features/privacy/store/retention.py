"""What is to go when, in SQL."""

import json
from collections.abc import Collection

from bot.database.ports import Database, Value
from bot.database.statements import statements
from bot.features.privacy.store.people import BEGUN
from bot.sharding import EVERYTHING, Share

CLEARED_AT_ONCE = 1000
"""Matches that one statement deletes."""

_SQL = statements(__package__, "retention")


class SqlRetentionStore:
    """Knows what is to go when; times are unix seconds."""

    def __init__(self, database: Database, share: Share = EVERYTHING) -> None:
        """Use a `database` whose schema is up to date, for the servers of `share` alone."""
        self._database = database
        self._own = share.columns

    async def note_left(self, guild_id: int, due_at: int) -> None:
        """Remember that what is kept of a server goes at `due_at`, or when it was to go before."""
        await self._database.fetch(_SQL["add_left"], {"guild_id": guild_id, "due_at": due_at})

    async def note_present(self, guild_ids: Collection[int]) -> None:
        """Let what is kept of these servers stay."""
        await self._database.fetch(_SQL["end_left"], {"present": _listed(guild_ids)})

    async def note_absent(self, present: Collection[int], due_at: int) -> int:
        """Do as `note_left` for all but the `present` servers; return how many these are."""
        absent: dict[str, Value] = {"present": _listed(present), "due_at": due_at}
        await self._database.fetch(_SQL["add_absent"], absent | self._own)
        [row] = await self._database.fetch(_SQL["count_left"], self._own)
        servers: int = row["servers"]
        return servers

    async def left_servers(self, now: int) -> list[int]:
        """Return the servers whose data is to go at `now` or earlier."""
        rows = await self._database.fetch(_SQL["left_until"], {"until": now} | self._own)
        return [row["guild_id"] for row in rows]

    async def leaving_people(self) -> list[int]:
        """Return the people whose data began to be deleted, and is not yet."""
        rows = await self._database.fetch(_SQL["begun"], {"begun": f"{BEGUN}%"})
        return [int(row["key"].removeprefix(BEGUN)) for row in rows]

    async def clear_unplayed(self, until: int) -> None:
        """Delete the matches that were closed until then before anything was played."""
        some: dict[str, Value] = {"until": until, "most": CLEARED_AT_ONCE}
        while len(await self._database.fetch(_SQL["clear_unplayed"], some)) == CLEARED_AT_ONCE:
            pass
        await self._database.drop_deleted()


def _listed(ids: Collection[int]) -> str:
    return json.dumps(list(ids))
