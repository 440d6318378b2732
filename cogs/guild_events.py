"""What Discord tells of channels that are deleted, and of servers that remove the bot."""

import discord
from discord.ext import commands

from bot.client import FarkleBot
from bot.features.announcements.feature import AnnouncementsFeature
from bot.features.ladder.feature import LadderFeature
from bot.features.privacy.feature import PrivacyFeature
from bot.match.service.departures import Departures
from cogs.feature_cog import FeatureCog


class GuildEventsCog(FeatureCog):
    """Keeping track of where games can be played.

    The bot finishes such work before it leaves, and begins none afterwards: the database is closed
    by then.
    """

    def __init__(
        self,
        bot: FarkleBot,
        departures: Departures,
        privacy: PrivacyFeature,
        announcements: AnnouncementsFeature,
        ladder: LadderFeature,
    ) -> None:
        """Let features go by `departures`, and data with its server."""
        super().__init__(bot)
        self._departures = departures
        self._retention = privacy.retention
        self._announcements = announcements
        self._ladders = ladder.leaving

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let go of what was played in a channel."""
        if self.bot.in_flight.take():
            await self._departures.channel_deleted(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Let go of a role that winners wore."""
        if self.bot.in_flight.take():
            await self._announcements.honours.lose_role(role.guild.id, role.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Let go of what was played in a thread."""
        if self.bot.in_flight.take():
            await self._departures.channel_deleted(thread.guild_id, thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let go of what was played on a server; an outage of Discord is no removal."""
        if self.bot.in_flight.take():
            await self._retention.leave(guild.id)  # first: it may take the bot back meanwhile
            await self._departures.server_left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what is known of a server that has taken the bot back."""
        if self.bot.in_flight.take():
            await self._retention.come_back(guild.id)
            await self._departures.server_back(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Find out which servers have removed the bot while it was away."""
        present = {guild.id for guild in self.bot.guilds}
        if self.bot.in_flight.take():
            try:
                await self._departures.keep_servers(present)
            finally:  # what a feature could not let go of keeps nothing else from its work
                self._ladders.begin_telling()
                await self._retention.start(present)
                await self._announcements.start()


async def add_to(
    bot: FarkleBot,
    departures: Departures,
    privacy: PrivacyFeature,
    announcements: AnnouncementsFeature,
    ladder: LadderFeature,
) -> None:
    """Listen."""
    await bot.add_cog(GuildEventsCog(bot, departures, privacy, announcements, ladder))
