"""Who sees the commands that are not for everybody, and who may run them.

Each asks for permission itself, whatever a server lets Discord allow.
"""

from collections.abc import Iterator, Mapping

import discord
import pytest
from discord import AppCommandOptionType, app_commands
from discord.ext import commands
from simcord import MemberActor

from bot.client.guard.refusals import PermissionRefusal
from tests.support.e2e.discord_py import told_discord
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say

AnyCommand = app_commands.Command[commands.Cog, ..., object]

NEEDED: Mapping[str, discord.Permissions] = {
    "farkle-admin": discord.Permissions(manage_guild=True),
    "farkle-mod": discord.Permissions(manage_messages=True),
}
"""The permission that Discord asks for each by default."""

NOT_ALLOWED = {
    say(f"refusal-{refusal.value}")
    for refusal in (PermissionRefusal.NOT_A_MANAGER, PermissionRefusal.NOT_A_MODERATOR)
}
"""What those are told who may not."""

OF_MODERATORS = {"farkle-mod end", "farkle-mod kick"}


def member(table: Table, **permissions: bool) -> MemberActor:
    """Return a new member whose role has these permissions."""
    role = table.guild.create_role("Role", permissions=discord.Permissions(**permissions))
    return table.guild.add_member(table.env.create_user("eve", global_name="Eve"), roles=[role])


def seen(table: Table, who: MemberActor) -> set[str]:
    """Return the commands for few people that Discord lets `who` type."""
    return {
        command for command in who.available_commands(table.channel) if command.split()[0] in NEEDED
    }


async def test_moderators_see_their_two_commands_and_nothing_else(table: Table) -> None:
    moderator = member(table, manage_messages=True)
    assert seen(table, moderator) == OF_MODERATORS
    await table.begin()
    asked = await moderator.slash(table.channel, "farkle-mod kick", user=table.ben)
    kicked = await table.surely(moderator, asked)
    assert told(kicked) == say("done-closed")
    await table.begin()
    ended = await moderator.slash(table.channel, "farkle-mod end")
    assert told(ended) == say("done-closed")


async def test_managers_see_theirs_and_whoever_is_both_sees_all(table: Table) -> None:
    manager = member(table, manage_guild=True)
    theirs = seen(table, manager)
    assert theirs
    assert not theirs & OF_MODERATORS
    assert all(name.startswith("farkle-admin ") for name in theirs)
    assert seen(table, table.dora) == theirs | OF_MODERATORS, "she owns the server"
    panel = await manager.slash(table.channel, "farkle-admin settings")
    assert say("settings-title") in told(panel)


async def test_everybody_else_sees_neither(table: Table) -> None:
    assert seen(table, table.cleo) == set()
    assert "farkle challenge" in table.cleo.available_commands(table.channel)


async def test_what_discord_is_told_of_them(table: Table) -> None:
    [told_of] = told_discord(table)
    for command in told_of:
        needed = NEEDED.get(str(command["name"]))
        stated = command["default_member_permissions"]
        assert (None if stated is None else int(str(stated))) == (needed and needed.value)


async def test_a_manager_who_was_let_moderates_as_well(table: Table) -> None:
    manager = member(table, manage_guild=True)
    synced = {command.name: command for command in await table.bot.tree.fetch_commands()}
    table.guild.set_command_permissions(synced["farkle-mod"], {manager: True})
    await table.begin()
    assert told(await manager.slash(table.channel, "farkle-mod end")) == say("done-closed")


@pytest.mark.parametrize("name", NEEDED)
async def test_every_such_command_refuses_whoever_may_not(name: str, table: Table) -> None:
    await table.begin()
    synced = {command.name: command for command in await table.bot.tree.fetch_commands()}
    table.guild.set_command_permissions(synced[name], {table.cleo: True})
    group = table.bot.tree.get_command(name)
    assert isinstance(group, app_commands.Group)
    before = table.dump()
    asked = list(_commands(group))
    assert len(asked) >= 2, "the walk finds the commands"
    for command in asked:
        options = {
            parameter.display_name: _value(parameter, table) for parameter in command.parameters
        }
        answer = await table.cleo.slash(table.channel, command.qualified_name, **options)
        assert told(answer) in NOT_ALLOWED, command.qualified_name
    assert table.dump() == before


@pytest.mark.parametrize("name", NEEDED)
async def test_they_are_for_servers_alone(name: str, table: Table) -> None:
    group = table.bot.tree.get_command(name)
    assert isinstance(group, app_commands.Group)
    assert group.default_permissions == NEEDED[name]
    assert group.guild_only


def _commands(group: app_commands.Group) -> Iterator[AnyCommand]:
    for command in group.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def _value(parameter: app_commands.Parameter, table: Table) -> object:
    """Return something that Discord would take for an option."""
    if parameter.choices:
        return parameter.choices[0].value
    return {
        AppCommandOptionType.user: table.ben,
        AppCommandOptionType.channel: table.channel,
        AppCommandOptionType.integer: 1,
        AppCommandOptionType.boolean: True,
        AppCommandOptionType.string: "1",
    }[parameter.type]
