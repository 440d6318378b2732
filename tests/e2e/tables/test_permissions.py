"""A channel in which the bot may not do what a game needs."""

from collections.abc import Callable

import discord
import pytest
from simcord.enums import OverwriteType

from bot.features.board.buttons import BestButton, RollButton
from tests.support.e2e.channels import CHANNELS
from tests.support.e2e.permissions import deny, deny_everywhere, grant, lacking, set_own
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say

CHANNEL = {
    "view-channel": discord.Permissions(view_channel=True),
    "send-messages": discord.Permissions(send_messages=True),
}
THREAD = {
    "view-channel": discord.Permissions(view_channel=True),
    "send-messages-in-threads": discord.Permissions(send_messages_in_threads=True),
}
NEEDED = {
    "channel": CHANNEL,
    "voice-text": CHANNEL,
    "thread": THREAD,
    "forum-post": THREAD,
}
"""What the bot needs in each place. Answers, their files and its own emojis need nothing."""

LACKS = [(place, name) for place, needed in NEEDED.items() for name in needed]

ALL_BUT_ADMINISTRATOR = discord.Permissions.all() & ~discord.Permissions(administrator=True)


@pytest.mark.parametrize("take", [deny, deny_everywhere])
@pytest.mark.parametrize(("place", "name"), LACKS)
async def test_permission_is_named_until_it_is_granted(
    place: str, name: str, take: Callable[[Table, discord.Permissions], None], table: Table
) -> None:
    table.channel = await CHANNELS[place](table)
    needed, sentence = NEEDED[place][name], lacking(name)
    take(table, needed)
    assert told(await table.challenge()) == sentence
    menu = await table.ada.context_menu(table.channel, say("cmd-context-challenge"), table.ben)
    assert told(menu) == sentence
    for command in ("open", "bot"):
        assert told(await table.ada.slash(table.channel, f"farkle {command}")) == sentence
    assert table.stored() == [], "nothing blocks the channel"
    grant(table, needed)
    await table.begin()
    deny(table, needed)
    assert told(await table.ada.slash(table.channel, "farkle show")) == sentence
    await table.press(table.ada, RollButton)
    grant(table, needed)
    await table.ada.slash(table.channel, "farkle show")
    await table.press(table.ada, BestButton)


@pytest.mark.parametrize("place", NEEDED)
async def test_nothing_else_is_needed(place: str, table: Table) -> None:
    table.channel = await CHANNELS[place](table)
    deny_everywhere(table, ALL_BUT_ADMINISTRATOR)
    view, send = NEEDED[place].values()
    grant(table, view | send)
    await table.begin()
    await table.press(table.ada, RollButton)
    result = await table.resign(table.ben)
    assert told(result) == say("resigned-finished")
    assert say("end-wins", winners="Ada", count=1) in table.board()


async def test_those_who_can_grant_the_permission_here_are_named(table: Table) -> None:
    able, home = discord.Permissions(manage_roles=True), table.channel
    keeper = table.guild.create_role("Keeper", permissions=able)
    barred = table.guild.create_role("Keeper of another channel", permissions=able)
    local = table.guild.create_role("Keeper of this channel")
    table.guild.create_role("Admin", permissions=discord.Permissions(administrator=True))
    set_own(table, barred.id, deny=able, kind=OverwriteType.ROLE)
    set_own(table, local.id, allow=able, kind=OverwriteType.ROLE)
    deny(table, CHANNEL["send-messages"] | THREAD["send-messages-in-threads"])
    await table.env.settle()
    names = (keeper.name, local.name, "Admin")
    assert told(await table.challenge()) == lacking("send-messages", *names)
    table.channel = await CHANNELS["thread"](table)
    assert told(await table.challenge()) == lacking("send-messages-in-threads", *names)
    table.channel = home
    own = await table.challenge(table.dora)
    permission = say("permission-send-messages")
    assert told(own) == say("refusal-permission-to-grant", permission=permission)


@pytest.mark.parametrize("name", CHANNEL)
async def test_game_goes_on_without_the_permission(name: str, table: Table) -> None:
    await table.begin()
    deny(table, CHANNEL[name])
    await table.press(table.ada, RollButton)
    await table.press(table.ada, BestButton)
    result = await table.resign(table.ben)
    assert told(result) == say("resigned-finished")


async def test_end_is_stored_though_its_board_can_be_posted_nowhere(table: Table) -> None:
    await table.begin()
    await table.dora.delete(table.message)
    deny(table, CHANNEL["send-messages"])
    result = await table.resign(table.ben)
    assert told(result) == say("resigned-finished")
    assert [row[2] for row in table.stored()] == ["finished"]
