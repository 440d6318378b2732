"""What the bot says when it joins a server: once, and only where the server wants to be told."""

import discord
import pytest
from simcord import GuildHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.help.buttons import DeleteWelcomeButton
from bot.features.help.service import JUST_JOINED
from bot.features.settings.buttons import OpenSettingsButton
from bot.features.tables.buttons import PlayMenuButton
from bot.kit.texts.texts import catalogue
from cogs.help import WelcomeCog
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


def guild_of(table: Table, handle: GuildHandle | None = None) -> discord.Guild:
    """Return a server as the bot knows it."""
    guild = table.bot.get_guild((handle or table.guild).id)
    assert guild is not None
    return guild


async def set_system_channel(table: Table) -> None:
    """Make the channel of the table the one for news of the server."""
    guild = guild_of(table)
    await guild.edit(system_channel=guild.get_channel(table.channel.id))  # type: ignore[arg-type] # a text channel
    await table.env.settle()


async def join(table: Table) -> None:
    """Let the bot be told that it has joined the server."""
    table.bot.dispatch("guild_join", guild_of(table))
    await table.env.settle()


async def test_a_new_server_is_greeted_once(table: Table) -> None:
    await set_system_channel(table)
    for _ in range(2):
        await join(table)
    assert len(table.channel.history()) == 1
    assert table.board().startswith("### Farkle is here")
    assert "`/farkle help`" in table.board()


async def test_coming_back_after_an_outage_is_no_reason_to_write(table: Table) -> None:
    await set_system_channel(table)
    await table.env.advance_time(JUST_JOINED + 60)
    await join(table)
    assert table.channel.history() == []


async def test_without_a_system_channel_nothing_is_said(table: Table) -> None:
    await join(table)
    assert table.channel.history() == []


@pytest.mark.parametrize("lacking", ["view_channel", "send_messages"])
async def test_where_the_bot_may_not_write_nothing_is_tried(lacking: str, table: Table) -> None:
    await set_system_channel(table)
    backend = table.env.backend
    denied = discord.Permissions(**{lacking: True}).value
    own = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, denied)
    backend.set_overwrite(table.channel.id, own)
    await table.env.settle()
    before = table.requests()
    await join(table)
    assert table.requests() == before


async def test_the_server_is_greeted_in_its_language(table: Table) -> None:
    await set_system_channel(table)
    await guild_of(table).edit(preferred_locale=discord.Locale.german)
    await table.env.settle()
    await join(table)
    assert table.board().startswith("### Farkle ist da")
    assert catalogue().texts("de")("button-play") in table.board()


async def test_what_discord_refuses_is_logged_without_noise(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may remove the bot at once: then the channel is gone."""
    await set_system_channel(table)

    async def gone(*_: object, **__: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(discord.TextChannel, "send", gone)
    await join(table)
    assert table.channel.history() == []


async def test_once_the_bot_has_left_nothing_is_said(table: Table) -> None:
    await set_system_channel(table)
    welcome, guild = table.bot.get_cog("WelcomeCog"), guild_of(table)
    assert isinstance(welcome, WelcomeCog)
    await table.stop()
    await welcome.on_guild_join(guild)
    await table.restart()
    assert table.channel.history() == []


async def test_whoever_manages_the_server_opens_its_settings(table: Table) -> None:
    await set_system_channel(table)
    await join(table)
    await table.restart()
    assert told(await table.press(table.cleo, OpenSettingsButton)) == say("refusal-not-a-manager")
    assert told(await table.press(table.dora, OpenSettingsButton)).startswith(say("settings-title"))


async def test_anybody_is_shown_how_to_begin(table: Table) -> None:
    await set_system_channel(table)
    await join(table)
    await table.restart()
    answer = await table.press(table.cleo, PlayMenuButton)
    assert told(answer).startswith(say("ways-title"))


async def test_whoever_looks_after_messages_deletes_it(table: Table) -> None:
    await set_system_channel(table)
    await join(table)
    assert told(await table.press(table.cleo, DeleteWelcomeButton)) == say(
        "refusal-not-a-moderator"
    )
    assert len(table.channel.history()) == 1
    await table.press(table.dora, DeleteWelcomeButton)
    assert table.channel.history() == []
