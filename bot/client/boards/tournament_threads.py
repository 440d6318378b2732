"""Threads of tournament games: one for each game, or the channel where there can be none."""

import asyncio
import logging
from typing import Protocol

import discord

from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE
from bot.client.boards.host import BoardHost
from bot.client.boards.threads import WEEK, why_no_thread
from bot.client.sending import as_view
from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import MissingPermission, PauseReason, Tournament
from bot.features.tournaments.ports import BoardSpot
from bot.features.tournaments.view.game import game_call, thread_name, trouble_message
from bot.features.tournaments.view.missing_permissions import hindrance_message
from bot.kit.components.layout import Layout
from bot.kit.nonce import nonce_of
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match, Place
from bot.match.service.registry import View

_log = logging.getLogger(__name__)

_Channel = discord.abc.Messageable


class _Host(BoardHost, Protocol):
    """The part of the bot that threads of tournaments need."""

    async def wait_until_ready(self) -> None:
        """Wait until Discord has told which servers and channels there are."""

    async def fetch_user(self, user_id: int, /) -> discord.User:
        """Ask Discord for a person."""

    def layout(self, view: View, texts: Texts) -> Layout:
        """Return the message that shows `view`."""

    def texts_of_server(self, guild_id: int | None) -> Texts:
        """Return the texts for what everyone sees on a server."""


class ChannelTournamentThreads:
    """The port `TournamentThreads` on Discord."""

    def __init__(self, host: _Host) -> None:
        """Act as `host`."""
        self._host = host
        self._without_threads: set[int] = set()
        """The tournaments whose organizers know that their games have no threads."""

    async def show(
        self, tournament: Tournament, series: Series, match: Match
    ) -> BoardSpot | PauseReason | None:
        """Show `match` in a thread of the tournament's channel, and call its people once.

        In the channel itself where there can be no thread. Returns where, or why it cannot be;
        None when Discord is in trouble, and it is to be tried again.
        """
        await self._host.wait_until_ready()
        try:
            channel = await self._channel(tournament.place)
            return await self._show_in(channel, tournament, series, match)
        except discord.NotFound as error:
            _log.warning("the channel of tournament %d is gone: %s", tournament.id, error)
            return PauseReason.CHANNEL_GONE
        except discord.Forbidden as error:
            _log.warning("tournament %d cannot go on there: %s", tournament.id, error)
            return PauseReason.FORBIDDEN
        except TROUBLE as error:
            _log.warning("match %d cannot be shown now: %r", match.id, error)
            return PauseReason.REFUSED if _is_lasting(error) else None

    async def tell_organizer(
        self, tournament: Tournament, why: PauseReason | MissingPermission
    ) -> None:
        """Tell the organizer, as far as they can be reached, why a tournament is paused.

        Or what it lacks.
        """
        texts = self._host.texts_of_server(tournament.place.guild_id)
        message = (
            trouble_message(tournament, why, texts)
            if isinstance(why, PauseReason)
            else hindrance_message(tournament, why, texts)
        )
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                organizer = await self._host.fetch_user(tournament.organizer.user_id)
                await organizer.send(message)
        except TROUBLE as error:
            _log.info("the organizer of tournament %d cannot be told: %s", tournament.id, error)

    async def _channel(self, place: Place) -> _Channel:
        """Return the channel of a tournament; raises `NotFound` for one that is gone."""
        channel = self._host.get_channel(place.channel_id)
        if channel is None:
            channel = await self._host.fetch_channel(place.channel_id)
        assert isinstance(channel, _Channel)  # a command was used there
        return channel

    async def _show_in(
        self, channel: _Channel, tournament: Tournament, series: Series, match: Match
    ) -> BoardSpot:
        texts = self._host.texts_of(match)
        why = ""
        if isinstance(channel, discord.TextChannel):
            try:
                thread = await self._thread(channel, thread_name(match, texts))
                return await self._post(thread, tournament, series, match)
            except discord.HTTPException as error:
                found = why_no_thread(error, texts)
                if found is None:
                    raise
                why = found
        spot = await self._post(channel, tournament, series, match, why)
        if why:
            await self._tell_of_threads(tournament)
        return spot

    async def _tell_of_threads(self, tournament: Tournament) -> None:
        """Tell the organizer, once in the life of this process, that games have no threads."""
        if tournament.id not in self._without_threads:
            self._without_threads.add(tournament.id)
            await self.tell_organizer(tournament, MissingPermission.NO_THREADS)

    async def _thread(self, channel: discord.TextChannel, name: str) -> discord.Thread:
        """Return the thread of this name: an open one of before a restart, or a new one."""
        for thread in channel.threads:
            if thread.name == name and thread.owner_id == channel.guild.me.id:
                return thread
        kinds = discord.ChannelType
        kind = kinds.news_thread if channel.is_news() else kinds.public_thread
        async with asyncio.timeout(REQUEST_WITHIN):
            return await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)

    async def _post(
        self,
        channel: _Channel,
        tournament: Tournament,
        series: Series,
        match: Match,
        why: str = "",
    ) -> BoardSpot:
        """Post the call to both players, and the board below: an edit would notify nobody.

        What the bot has posted just before it ended, or without hearing an answer, Discord knows
        again: then it returns that message. It knows the call again also where players have asked
        for the board before it was there, so that nobody is called twice in one place.
        """
        people = [discord.Object(player.user_id) for player in match.players]
        texts = self._host.texts_of(match)
        call = game_call(tournament, series, match, texts, why)
        where = channel.id if isinstance(channel, discord.Thread) else tournament.place.channel_id
        async with asyncio.timeout(REQUEST_WITHIN):
            await channel.send(
                view=as_view(call),
                nonce=nonce_of("call", match.id, where),
                allowed_mentions=discord.AllowedMentions(users=people),
            )
            layout = self._host.layout(View(match), texts)
            board = await channel.send(view=as_view(layout), nonce=_board_nonce(match))
        return BoardSpot(Place(match.place.guild_id, board.channel.id), board.id)


def _is_lasting(error: Exception) -> bool:
    """Tell whether Discord would refuse the same request again."""
    return isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429


def _board_nonce(match: Match) -> str:
    """Return the nonce of a board: the same until the game is shown, or has lost its thread."""
    return nonce_of("board", match.id, match.version, match.place.channel_id)
