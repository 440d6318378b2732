"""Servers and channels that go, also while the bot leaves itself."""

import asyncio

from cogs.guild_events import GuildEventsCog
from tests.support.e2e.table import Table


async def test_a_server_that_takes_the_bot_back_at_once_keeps_its_data(table: Table) -> None:
    events, guild = table.bot.get_cog("GuildEventsCog"), table.bot.guilds[0]
    assert isinstance(events, GuildEventsCog)
    await table.begin()

    await asyncio.gather(events.on_guild_remove(guild), events.on_guild_join(guild))

    with table.outside() as outside:
        assert outside.execute("SELECT * FROM left_servers").fetchall() == []
        assert outside.execute("SELECT phase FROM matches").fetchall() == [("closed",)]


async def test_nothing_is_begun_once_the_bot_has_left(table: Table) -> None:
    events, guild = table.bot.get_cog("GuildEventsCog"), table.bot.guilds[0]
    assert isinstance(events, GuildEventsCog)
    await table.challenge()
    await table.stop()

    await events.on_ready()
    await events.on_guild_remove(guild)
    await events.on_guild_channel_delete(guild.text_channels[0])

    await table.restart()
    [match] = await table.bot.features.tables.open_games.here(table.channel.id)
    assert match.is_open
