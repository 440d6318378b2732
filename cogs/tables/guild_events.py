"""What Discord tells of channels that are deleted, and of servers that remove the bot."""

import discord
from discord.ext import commands

from cogs.feature_cog import FeatureCog


class GuildEvents(FeatureCog):
    """Keeping track of where games can be played."""

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let go of what was played in a channel."""
        await self.bot.services.places.lose_channel(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Let go of what was played in a thread."""
        await self.bot.services.places.lose_channel(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let go of what was played on a server; an outage of Discord is no removal."""
        await self.bot.services.places.lose_server(guild.id)
        await self.bot.services.retention.leave(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what is known of a server that has taken the bot back."""
        await self.bot.services.retention.come_back(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Find out which servers have removed the bot while it was away."""
        present = {guild.id for guild in self.bot.guilds}
        await self.bot.services.places.keep_servers(present)
        await self.bot.services.retention.start(present)
