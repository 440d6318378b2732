"""A channel in which the bot may not do what a game needs."""

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.ui.custom_ids import Action
from tests.e2e.table import Table, say, told

NEEDED = {
    "view-channel": discord.Permissions(view_channel=True),
    "send-messages": discord.Permissions(send_messages=True),
}


def deny(table: Table, permissions: discord.Permissions) -> None:
    """Take `permissions` from the bot in the channel."""
    overwrite = Overwrite(
        target_id=table.env.backend.bot_user.id,
        type=OverwriteType.MEMBER,
        allow=0,
        deny=permissions.value,
    )
    table.env.backend.set_overwrite(table.channel.id, overwrite)


def grant(table: Table) -> None:
    """Give the bot back what was denied."""
    table.env.backend.delete_overwrite(table.channel.id, table.env.backend.bot_user.id)


@pytest.mark.parametrize("name", NEEDED)
async def test_missing_permission_is_named_until_it_is_granted(name: str, table: Table) -> None:
    sentence = say("refusal-missing-permission", permission=say(f"permission-{name}"))
    deny(table, NEEDED[name])
    assert told(await table.challenge()) == sentence
    menu = await table.ada.context_menu(table.channel, say("cmd-context-challenge"), table.ben)
    assert told(menu) == sentence
    assert table.stored() == [], "nothing blocks the channel"
    grant(table)
    await table.begin()
    deny(table, NEEDED[name])
    assert told(await table.ada.slash(table.channel, "farkle show")) == sentence
    grant(table)
    await table.ada.slash(table.channel, "farkle show")
    await table.press(table.ada, Action.ROLL)


async def test_threads_have_a_permission_of_their_own(table: Table) -> None:
    thread = await _thread(table)
    deny(table, discord.Permissions(send_messages_in_threads=True))
    result = await table.ada.slash(thread, "farkle challenge", opponent=table.ben)
    assert told(result) == say(
        "refusal-missing-permission", permission=say("permission-send-messages-in-threads")
    )
    grant(table)
    deny(table, discord.Permissions(send_messages=True))
    await table.ada.slash(thread, "farkle challenge", opponent=table.ben)
    table.channel = thread
    await table.press(table.ben, Action.ACCEPT)


@pytest.mark.parametrize("name", NEEDED)
async def test_game_goes_on_without_the_permission(name: str, table: Table) -> None:
    await table.begin()
    deny(table, NEEDED[name])
    await table.press(table.ada, Action.ROLL)
    await table.press(table.ada, Action.BEST)
    result = await table.ben.slash(table.channel, "farkle resign")
    assert told(result) == say("resigned-finished")


async def test_end_is_stored_though_its_board_can_be_posted_nowhere(table: Table) -> None:
    await table.begin()
    await table.dora.delete(table.message)
    deny(table, NEEDED["send-messages"])
    result = await table.ben.slash(table.channel, "farkle resign")
    assert told(result) == say("resigned-finished")
    assert [row[2] for row in table.stored()] == ["finished"]


async def _thread(table: Table) -> ChannelHandle:
    """Return a thread of the channel."""
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="rematch", type=discord.ChannelType.public_thread)
    await table.env.settle()
    [thread] = table.channel.threads
    return thread
