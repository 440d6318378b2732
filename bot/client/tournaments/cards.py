"""The public cards of tournaments: one edit in flight, only the newest waiting, none too soon."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Final, Protocol

import discord

from bot.client.boards.discord_errors import EDITED_TOO_OFTEN, REQUEST_WITHIN, TROUBLE, is_passing
from bot.client.boards.editor import PAUSES
from bot.client.sending import as_view
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.ports import Posted
from bot.features.tournaments.store.cards import SqlCardStore
from bot.features.tournaments.view.card import tournament_card
from bot.features.tournaments.view.pairings import newest_round, round_post
from bot.kit.components.layout import Layout
from bot.kit.nonce import nonce_of
from bot.kit.texts.texts import Texts
from bot.match.service.tasks import Inbox, LatestWins, Tasks

_log = logging.getLogger(__name__)

BETWEEN: Final = 5.0
"""Seconds between two edits of a card: games of an arena end more often than Discord takes them."""

FINAL: Final = 1_000_000
"""The round that a channel was told of when it was told who has won: more than there can be."""

_UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that was deleted."""


class CardHost(Protocol):
    """The part of the bot that cards need."""

    tasks: Tasks

    async def wait_until_ready(self) -> None:
        """Wait until Discord has told which servers and channels there are."""

    def texts_of_server(self, guild_id: int | None) -> Texts:
        """Return the texts for what everyone sees on a server."""

    def get_partial_messageable(
        self, channel_id: int, *, guild_id: int | None = None
    ) -> discord.PartialMessageable:
        """Return a channel to send to, without asking for it."""


class TournamentCards:
    """The port `Cards` on Discord. What Discord refuses is logged, and no more."""

    def __init__(self, host: CardHost, between: float, store: SqlCardStore) -> None:
        """Act as `host`, with so many seconds `between` edits; keep where cards are in `store`."""
        self._host = host
        self._between = between
        self._store = store
        self._shown_at: dict[int, float] = {}
        self._showing = LatestWins(host.tasks, "card", self._show)
        self._anew: set[int] = set()

    def changed(self, tournament: Tournament) -> None:
        """Show a tournament as it is now on its card, soon."""
        known = self._showing.newest(tournament.id)
        if known is None or known.version < tournament.version:
            self._showing.put(tournament.id, tournament)

    def post(self, tournament: Tournament) -> None:
        """Post the card of a tournament as the newest message; the one before is deleted."""
        self._anew.add(tournament.id)
        self.changed(tournament)

    async def _show(self, inbox: Inbox[Tournament]) -> None:
        pauses = iter(PAUSES)
        await self._host.wait_until_ready()  # a start brings tournaments on before that
        while inbox:
            await self._wait(inbox.key)
            await self._try(inbox, pauses)

    async def _wait(self, tournament_id: int) -> None:
        """Wait until a card may be edited again."""
        now = asyncio.get_running_loop().time()
        pause = self._shown_at.get(tournament_id, now - self._between) + self._between - now
        if pause > 0:
            await asyncio.sleep(pause)

    async def _try(self, inbox: Inbox[Tournament], pauses: Iterator[float]) -> None:
        """Show a card; after a passing error, do it again after a pause."""
        tournament = inbox.take()
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                await self._update(tournament)
        except TROUBLE as error:
            _log.warning("the card of tournament %d is as it was: %r", tournament.id, error)
            pause = next(pauses, None) if is_passing(error) else None
            if pause is not None:
                inbox.put_back(tournament)
                await asyncio.sleep(pause)
        if tournament.is_open:
            self._shown_at[tournament.id] = asyncio.get_running_loop().time()
        else:
            self._shown_at.pop(tournament.id, None)

    async def _update(self, tournament: Tournament) -> None:
        """Edit a card, or post it where it has to be, and tell of a new round."""
        posted = await self._store.get(tournament.id)
        texts = self._host.texts_of_server(tournament.place.guild_id)
        card = tournament_card(tournament, texts)
        is_asked = tournament.id in self._anew
        has_moved = posted is not None and posted.channel_id != tournament.place.channel_id
        if posted is None or is_asked or has_moved or _is_final(tournament, posted):
            posted = await self._post(tournament, card, posted)
            self._anew.discard(tournament.id)
        elif posted.message_id is not None:
            posted = await self._edit(tournament, card, posted)
        await self._tell_round(tournament, posted, texts)

    async def _post(self, tournament: Tournament, card: Layout, old: Posted | None) -> Posted:
        channel = self._channel(tournament, tournament.place.channel_id)
        message = await channel.send(view=as_view(card), silent=True, nonce=_nonce(tournament, old))
        told = 0 if old is None else old.round
        told = FINAL if isinstance(tournament.phase, Over) else told
        posted = Posted(channel.id, message.id, told)
        await self._store.put(tournament.id, posted)
        if old is not None and old.message_id is not None:
            before = self._channel(tournament, old.channel_id)
            with suppress(*TROUBLE):  # gone already, or out of reach: it leads nowhere either way
                await before.get_partial_message(old.message_id).delete()
        return posted

    async def _edit(self, tournament: Tournament, card: Layout, posted: Posted) -> Posted:
        """Edit a card; a deleted one stays away until it is asked for."""
        assert posted.message_id is not None  # or there is nothing to edit
        channel = self._channel(tournament, posted.channel_id)
        try:
            await channel.get_partial_message(posted.message_id).edit(view=as_view(card))
        except discord.HTTPException as error:
            if error.code == EDITED_TOO_OFTEN:
                return await self._post(tournament, card, posted)
            if error.code != _UNKNOWN_MESSAGE:
                raise
            posted = replace(posted, message_id=None)
            await self._store.put(tournament.id, posted)
        return posted

    async def _tell_round(self, tournament: Tournament, posted: Posted, texts: Texts) -> None:
        """Post once that a round has begun, and who plays whom."""
        newest = newest_round(tournament)
        if newest <= posted.round:
            return
        await self._store.put(tournament.id, replace(posted, round=newest))
        channel = self._channel(tournament, tournament.place.channel_id)
        await channel.send(view=as_view(round_post(tournament, newest, texts)), silent=True)

    def _channel(self, tournament: Tournament, channel_id: int) -> discord.PartialMessageable:
        guild_id = tournament.place.guild_id
        return self._host.get_partial_messageable(channel_id, guild_id=guild_id)


def _nonce(tournament: Tournament, old: Posted | None) -> str:
    """Return the nonce of the card that follows the `old` one.

    A bot that ended before it noted where the card is posts it again, and Discord knows it then.
    """
    before = None if old is None else old.message_id
    return nonce_of("card", tournament.id, tournament.version, before)


def _is_final(tournament: Tournament, posted: Posted) -> bool:
    """Tell whether the winners are to be posted in a message below those of the rounds."""
    is_over = isinstance(tournament.phase, Over)
    return is_over and posted.message_id is not None and posted.round < FINAL
