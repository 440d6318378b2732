"""Giving people and servers what is kept of them, and taking it away."""

import secrets
from typing import Final

from bot.features.privacy.model import Export, tells_of
from bot.features.privacy.ports import BlockLists, KeptChoices, KeptGames, PrivacyStore
from bot.features.privacy.service.leaving import Leaving
from bot.match.model.match import Person
from bot.match.service.registry import MatchRegistry

_FORMER_PLAYERS: Final = 2**62
"""Ids among which that of a former player is drawn: nobody tells from it who it was."""


class Privacy:
    """Deletes what is kept on disk and in memory, once nothing of it is in use."""

    def __init__(
        self,
        store: PrivacyStore,
        leaving: Leaving,
        registry: MatchRegistry,
        *,
        settings: KeptChoices,
        blocks: BlockLists,
        replays: KeptGames,
    ) -> None:
        """Share what is in memory with everybody else."""
        self._store = store
        self._leaving = leaving
        self._registry = registry
        self._settings = settings
        self._blocks = blocks
        self._replays = replays

    async def export(self, user_id: int) -> Export:
        """Return everything that is kept of somebody."""
        return await self._store.export(user_id)

    async def export_server(self, guild_id: int) -> Export:
        """Return what is kept of a server and of no person."""
        return await self._store.export_server(guild_id)

    async def open_games(self, user_id: int) -> int:
        """Return how many games and invitations somebody would leave now."""
        return len(await self._leaving.open_games(user_id))

    async def forget_person(self, user_id: int) -> None:
        """Delete what is kept of somebody, who first leaves everything they take part in.

        Others have played with a former player from then on. Whoever it was may play again, and is
        new to the bot.
        """
        former = Person(-1 - secrets.randbelow(_FORMER_PLAYERS), "")
        left, gone = set[int](), False
        while not gone:  # what they have begun meanwhile is left as well
            left |= await self._leaving.leave_all(user_id)
            async with self._blocks.unchanged():
                gone = await self._store.forget_person(user_id, former)
                if gone:
                    self._settings.forget_person(user_id)
        self._replays.read_anew()
        await self._registry.read_anew(lambda match: tells_of(match, user_id))
        await self._leaving.show(left)

    async def forget_server(self, guild_id: int) -> None:
        """Delete what is kept of a server, after closing what goes on there.

        Finished games stay with the people who played them, and nothing tells where that was.
        """
        gone = False
        while not gone:
            await self._leaving.close_all(guild_id)
            gone = await self._store.forget_server(guild_id)
        self._settings.forget_server(guild_id)
        self._replays.read_anew()
        await self._registry.read_anew(lambda match: match.place.guild_id == guild_id)
