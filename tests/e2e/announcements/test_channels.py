"""Channels in which nothing can be posted: when they are chosen, and when they become such."""

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.settings.model import Announced
from bot.kit.components.parts import Kind
from tests.support.e2e.messages.announcements import (
    CHANNEL,
    announce,
    let_days_end,
    open_choices,
    posts,
)
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


def silence(table: Table, channel_id: int) -> None:
    """Let the bot post nothing in a channel."""
    forbidden = discord.Permissions(send_messages=True).value
    bot_id = table.env.backend.bot_user.id
    table.env.backend.set_overwrite(
        channel_id, Overwrite(bot_id, OverwriteType.MEMBER, 0, forbidden)
    )


async def test_a_channel_that_is_closed_to_the_bot_cannot_be_chosen(table: Table) -> None:
    closed = table.guild.create_text_channel("closed")
    silence(table, closed.id)
    await table.env.settle()
    panel = await open_choices(table)
    assert told(await panel.pick(CHANNEL, closed)) == say("refusal-cannot-post-there")
    assert table.bot.features.settings.book.of_server(table.guild.id).announcements is None


async def test_a_choice_goes_with_its_channel_and_the_admin_is_told(table: Table) -> None:
    news = await announce(table, Announced.DAILY)
    table.env.backend.delete_channel(news.id)
    await table.env.settle()
    panel = await open_choices(table)
    assert say("lost-announcements-gone") in panel.text()
    [menu] = [part for part in panel.parts() if part["type"] == Kind.CHANNEL_SELECT]
    assert "default_values" not in menu
    other = table.guild.create_text_channel("other")
    await panel.pick(CHANNEL, other)
    assert say("lost-announcements-gone") not in panel.text()


async def test_a_channel_that_was_closed_is_given_up_when_it_would_be_needed(
    table: Table,
) -> None:
    news = await announce(table, Announced.DAILY)
    silence(table, news.id)
    await table.env.settle()
    assert say("refusal-cannot-post-there") in (await open_choices(table)).text()
    await (await open_day(table)).finish()
    before = table.requests()
    await let_days_end(table)
    assert posts(news) == []
    assert table.requests() == before, "Discord counts what it has to refuse"
    assert say("lost-announcements-closed") in (await open_choices(table)).text()


async def test_nothing_is_announced_any_more_once_no_channel_is_chosen(table: Table) -> None:
    news = await announce(table, Announced.DAILY)
    await (await open_choices(table)).pick(CHANNEL)
    await (await open_day(table)).finish()
    await let_days_end(table)
    assert posts(news) == []
