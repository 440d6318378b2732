"""Exporting and deleting the data of people and servers."""

import secrets
from typing import Final

from bot.features.privacy.model import Export, tells_of
from bot.features.privacy.service.departures import GameDepartures
from bot.features.privacy.store.store import SqlPrivacyStore
from bot.features.tables.service.blocks import Blocks
from bot.match.model.match import Person
from bot.match.service.departures import Departures
from bot.match.service.registry import MatchRegistry

_FORMER_PLAYERS: Final = 2**62
"""The range of random ids of former players, which tell nobody who it was."""


class Privacy:
    """Deletes data on disk and in memory, once it is no longer in use."""

    def __init__(
        self,
        store: SqlPrivacyStore,
        leaving: GameDepartures,
        registry: MatchRegistry,
        *,
        departures: Departures,
        blocks: Blocks,
    ) -> None:
        """Let everything end and be forgotten by `departures`."""
        self._store = store
        self._leaving = leaving
        self._registry = registry
        self._departures = departures
        self._blocks = blocks

    async def export(self, user_id: int) -> Export:
        """Return all data of a person."""
        return await self._store.export(user_id)

    async def export_server(self, guild_id: int) -> Export:
        """Return the data of a server, without that of any person."""
        return await self._store.export_server(guild_id)

    async def open_games(self, user_id: int) -> int:
        """Return how many games and invitations a person would leave now."""
        return len(await self._leaving.open_games(user_id))

    async def forget_person(self, user_id: int) -> None:
        """Delete the data of a person, who leaves all their matches first.

        Others have played with a former player from then on. The person may play again, and is new
        to the bot.
        """
        former = Person(-1 - secrets.randbelow(_FORMER_PLAYERS), "")
        with self._departures.while_deleted(user_id):
            await self._leave_and_forget(user_id, former)
        await self._registry.read_anew(lambda match: tells_of(match, user_id))
        await self._leaving.show(user_id)

    async def _leave_and_forget(self, user_id: int, former: Person) -> None:
        """Delete what is stored of a person, who leaves everything for it."""
        gone = False
        while not gone:  # they may have begun another game meanwhile
            await self._departures.person_leaves(user_id)
            await self._store.forget_games(user_id, former)
            await self._departures.person_out(user_id, former)
            # By what is in memory others could still agree on a rematch with them.
            await self._registry.read_anew(lambda match: tells_of(match, user_id))
            async with self._blocks.unchanged():
                gone = await self._store.forget_person(user_id, former)
                if gone:
                    self._departures.person_deleted(user_id)

    async def person_deleted_elsewhere(self, user_id: int) -> None:
        """Forget a person in memory whose data another process has deleted."""
        self._departures.person_deleted(user_id)
        await self._registry.read_anew(lambda match: tells_of(match, user_id))

    async def forget_server(self, guild_id: int) -> None:
        """Delete the data of a server, after closing its matches.

        Finished games stay with the people who played them, without their place.
        """
        gone = False
        while not gone:
            await self._departures.server_closes(guild_id)
            gone = await self._store.forget_server(guild_id)
        self._departures.server_deleted(guild_id)
        await self._registry.read_anew(lambda match: match.place.guild_id == guild_id)
