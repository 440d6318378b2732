"""The bot, as those see it who post and change messages for it."""

from typing import Protocol

import discord
from discord.abc import GuildChannel, PrivateChannel

from bot.client.ports import Games
from bot.kit.components.layout import Layout
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.ports import BoardPost
from bot.match.service.keyed_locks import KeyedLocks
from bot.match.service.tasks import Tasks

Channel = GuildChannel | PrivateChannel | discord.Thread


class BoardHost(Protocol):
    """The part of the bot that boards, threads and calls need."""

    games: Games
    tasks: Tasks
    message_locks: KeyedLocks

    @property
    def boards(self) -> BoardPost:
        """The editor of boards."""

    @property
    def user(self) -> discord.ClientUser | None:
        """The bot's own account, None before it has logged in."""

    def texts_of(self, match: Match) -> Texts:
        """Return the texts of the server where `match` is played."""

    def texts_of_server(self, guild_id: int | None) -> Texts:
        """Return the texts for what everyone sees on a server."""

    def board_of(self, match: Match, *, pictured: bool = False) -> Layout:
        """Return the message that shows `match`, with the picture that it has if `pictured`."""

    def get_channel(self, channel_id: int, /) -> Channel | None:
        """Return a channel that is known, None for any other."""

    async def fetch_channel(self, channel_id: int, /) -> Channel:
        """Ask Discord for a channel."""

    def get_partial_messageable(
        self, channel_id: int, *, guild_id: int | None = None
    ) -> discord.PartialMessageable:
        """Return a channel to send to, without asking for it."""
