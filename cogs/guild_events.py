"""What Discord tells of channels that are deleted, and of servers that remove the bot."""

import discord
from discord.ext import commands

from bot.client import FarkleBot
from bot.features.announcements.feature import AnnouncementsFeature
from bot.features.ladder.feature import LadderFeature
from bot.features.privacy.feature import PrivacyFeature
from bot.features.tables.feature import TablesFeature
from bot.features.tournaments.feature import TournamentsFeature
from cogs.feature_cog import FeatureCog


class GuildEvents(FeatureCog):
    """Keeping track of where games can be played.

    The bot finishes such work before it leaves, and begins none afterwards: the database is closed
    by then.
    """

    def __init__(
        self,
        bot: FarkleBot,
        tables: TablesFeature,
        tournaments: TournamentsFeature,
        privacy: PrivacyFeature,
        announcements: AnnouncementsFeature,
        ladder: LadderFeature,
    ) -> None:
        """Let tables, tournaments and ladders go with their places, and data with its server."""
        super().__init__(bot)
        self._places = tables.places
        self._tournaments = tournaments.leaving
        self._retention = privacy.retention
        self._announcements = announcements
        self._ladders = ladder.leaving

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let go of what was played in a channel."""
        if self.bot.in_flight.take():
            await self._places.lose_channel(channel.id)
            await self._ladders.lose_channel(channel.id)
            await self._announcements.lose_channel(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Let go of a role that winners wore."""
        if self.bot.in_flight.take():
            await self._announcements.honours.lose_role(role.guild.id, role.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Let go of what was played in a thread."""
        if self.bot.in_flight.take():
            await self._places.lose_channel(thread.thread_id)
            await self._ladders.lose_channel(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let go of what was played on a server; an outage of Discord is no removal."""
        if self.bot.in_flight.take():
            await self._retention.leave(guild.id)  # first: it may take the bot back meanwhile
            await self._tournaments.lose_server(guild.id)  # before its games: none begins anew
            await self._ladders.lose_server(guild.id)
            await self._places.lose_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what is known of a server that has taken the bot back."""
        if self.bot.in_flight.take():
            await self._retention.come_back(guild.id)
            await self._ladders.come_back(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Find out which servers have removed the bot while it was away."""
        present = {guild.id for guild in self.bot.guilds}
        if self.bot.in_flight.take():
            await self._tournaments.keep_servers(present)
            await self._ladders.keep_servers(present)
            await self._places.keep_servers(present)
            await self._retention.start(present)
            await self._announcements.start()


async def add_to(
    bot: FarkleBot,
    tables: TablesFeature,
    tournaments: TournamentsFeature,
    privacy: PrivacyFeature,
    announcements: AnnouncementsFeature,
    ladder: LadderFeature,
) -> None:
    """Listen."""
    await bot.add_cog(GuildEvents(bot, tables, tournaments, privacy, announcements, ladder))
