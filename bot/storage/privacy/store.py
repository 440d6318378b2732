"""Giving people and servers their data, and taking it away, in SQL."""

import json
from collections.abc import Collection
from functools import partial

from bot.domain.match import Person
from bot.domain.privacy import Export
from bot.storage.database import Database, Value
from bot.storage.privacy.export import export
from bot.storage.privacy.people import forget_person
from bot.storage.privacy.servers import forget_server
from bot.storage.statements import statements

_SQL = statements("privacy")


class SqlPrivacyStore:
    """The port `PrivacyStore` on a database."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def export(self, user_id: int) -> Export:
        """Return everything that is kept of somebody, and of others no more than that they are."""
        return await self._database.read(partial(export, user_id))

    async def forget_person(self, user_id: int, former: Person) -> bool:
        """Delete what concerns somebody alone, and let `former` have played their games.

        Does nothing and returns False while they take part in an open match.
        """
        done = await self._database.write(partial(forget_person, user_id, former))
        await self._empty_log()
        return done

    async def forget_server(self, guild_id: int) -> bool:
        """Delete what is kept of a server; its games stay with the people who played them.

        Does nothing and returns False while a match is open there, daily games excepted.
        """
        done = await self._database.write(partial(forget_server, guild_id))
        await self._empty_log()
        return done

    async def note_left(self, guild_id: int, due_at: int) -> None:
        """Remember that what is kept of a server goes at `due_at`, or when it was to go before."""
        await self._database.fetch(_SQL["add_left"], {"guild_id": guild_id, "due_at": due_at})

    async def note_present(self, guild_ids: Collection[int]) -> None:
        """Let what is kept of these servers stay."""
        await self._database.fetch(_SQL["end_left"], {"present": _listed(guild_ids)})

    async def note_absent(self, present: Collection[int], due_at: int) -> int:
        """Do as `note_left` for all but the `present` servers; return how many these are."""
        absent: dict[str, Value] = {"present": _listed(present), "due_at": due_at}
        await self._database.fetch(_SQL["add_absent"], absent)
        [row] = await self._database.fetch(_SQL["count_left"])
        servers: int = row["servers"]
        return servers

    async def left_servers(self, now: int) -> list[int]:
        """Return the servers whose data is to go at `now` or earlier."""
        rows = await self._database.fetch(_SQL["left_until"], {"until": now})
        return [row["guild_id"] for row in rows]

    async def clear_unplayed(self, until: int) -> None:
        """Delete the matches that were closed until then before anything was played."""
        await self._database.fetch(_SQL["clear_unplayed"], {"until": until})
        await self._empty_log()

    async def _empty_log(self) -> None:
        """Bring everything from the write-ahead log into the file: it keeps what was before.

        While another program reads the file, this is left to the next time, or the end.
        """
        await self._database.fetch("PRAGMA wal_checkpoint(TRUNCATE)")


def _listed(ids: Collection[int]) -> str:
    return json.dumps(list(ids))
