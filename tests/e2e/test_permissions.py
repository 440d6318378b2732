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


def lacking(name: str, *roles: str) -> str:
    """Return what somebody is told who cannot grant the permission; those with `roles` can."""
    permission, names = say(f"permission-{name}"), " and ".join(roles)
    return say("refusal-missing-permission", permission=permission, roles=len(roles), names=names)


@pytest.mark.parametrize("name", NEEDED)
async def test_missing_permission_is_named_until_it_is_granted(name: str, table: Table) -> None:
    sentence = lacking(name)
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


async def test_those_who_can_grant_the_permission_are_named(table: Table) -> None:
    deny(table, NEEDED["send-messages"])
    for name in ("Janitor", "Keeper"):
        table.guild.create_role(name, permissions=discord.Permissions(manage_roles=True))
    await table.env.settle()
    assert told(await table.challenge()) == lacking("send-messages", "Janitor", "Keeper")
    own = await table.challenge(table.dora)
    permission = say("permission-send-messages")
    assert told(own) == say("refusal-permission-to-grant", permission=permission)


async def test_threads_have_a_permission_of_their_own(table: Table) -> None:
    thread = await _thread(table)
    deny(table, discord.Permissions(send_messages_in_threads=True))
    result = await table.ada.slash(thread, "farkle challenge", opponent=table.ben)
    assert told(result) == lacking("send-messages-in-threads")
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
