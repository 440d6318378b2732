"""Giving people and servers their data, and taking it away, in SQL."""

from functools import partial

from bot.database.personal_data import PersonalData
from bot.database.ports import Database
from bot.features.privacy.model import Export
from bot.features.privacy.store import servers
from bot.features.privacy.store.export import export, export_server
from bot.features.privacy.store.people import (
    Leaver,
    begin_forgetting,
    forget_person,
    forget_some,
    forget_some_closed,
    names_of,
)
from bot.features.tables.store.blocks import SqlBlockStore
from bot.match.model.match import Person


class SqlPrivacyStore:
    """All that is kept of people and servers, in SQL."""

    def __init__(self, database: Database, blocks: SqlBlockStore, personal: PersonalData) -> None:
        """Use a `database` whose schema is up to date; `blocks` keeps those of the deleted.

        `personal` are the columns of all tables that tell of somebody.
        """
        self._database = database
        self._blocks = blocks
        self._personal = personal

    async def export(self, user_id: int) -> Export:
        """Return everything that is kept of somebody, and of others no more than that they are."""
        return await self._database.read(partial(export, self._personal, user_id))

    async def export_server(self, guild_id: int) -> Export:
        """Return what is kept of a server and of no person."""
        return await self._database.read(partial(export_server, self._personal, guild_id))

    async def forget_games(self, user_id: int, former: Person) -> None:
        """Let `former` have played the games that are over of somebody who is to be deleted.

        Some at a time, so that nobody waits for long; they are among the `leaving_people` until
        `forget_person`. Another `former` who was begun with stays.
        """
        leaver = Leaver(user_id, former, await names_of(self._database, user_id))
        leaver = await self._database.write(partial(begin_forgetting, leaver))
        while await self._database.write(partial(forget_some, leaver)):
            pass
        last: int | None = 0
        while last is not None:
            last = await self._database.write(partial(forget_some_closed, leaver, last))

    async def forget_person(self, user_id: int, former: Person) -> bool:
        """Delete what concerns somebody alone, and let `former` have played their games.

        Who has blocked them keeps that in the `BlockStore`. Does nothing and returns False while
        they take part in an open match. Of somebody who has many games `forget_games` comes first.
        """
        done = await self._database.write(
            partial(forget_person, self._personal.people, Leaver(user_id, former), self._blocks)
        )
        await self._database.drop_deleted()
        return done

    async def forget_server(self, guild_id: int) -> bool:
        """Delete what is kept of a server; its games stay with the people who played them.

        Does nothing and returns False while a match is open there, those without a board excepted.
        Also when one begins meanwhile: then part of it is deleted already.
        """
        if not await self._database.write(partial(servers.begin_forgetting, guild_id)):
            return False
        while await self._database.write(partial(servers.forget_some, guild_id)):
            pass
        done = await self._database.write(
            partial(servers.forget_server, self._personal.servers, guild_id)
        )
        await self._database.drop_deleted()
        return done
