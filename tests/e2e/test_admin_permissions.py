"""Every command for admins asks for permission itself, whatever a server lets Discord allow."""

from collections.abc import Iterator

import discord
from discord import AppCommandOptionType, app_commands
from discord.ext import commands

from bot.domain.errors import Refusal
from tests.e2e.table import Table, say, told

AnyCommand = app_commands.Command[commands.Cog, ..., object]

ADMIN = "farkle-admin"
NOT_ALLOWED = {
    say(f"refusal-{refusal.value}") for refusal in (Refusal.NOT_A_MANAGER, Refusal.NOT_A_MODERATOR)
}
"""What those are told who may not."""


async def test_every_admin_command_refuses_whoever_may_not(table: Table) -> None:
    await table.begin()
    synced = {each.name: each for each in await table.bot.tree.fetch_commands()}
    table.guild.set_command_permissions(synced[ADMIN], {table.cleo: True})
    group = table.bot.tree.get_command(ADMIN)
    assert isinstance(group, app_commands.Group)
    before = table.dump()
    asked = list(_commands(group))
    assert len(asked) >= 4, "the walk finds the commands"
    for command in asked:
        options = {each.display_name: _value(each, table) for each in command.parameters}
        answer = await table.cleo.slash(table.channel, command.qualified_name, **options)
        assert told(answer) in NOT_ALLOWED, command.qualified_name
    assert table.dump() == before


async def test_admin_commands_are_for_managers_by_default_and_for_servers_alone(
    table: Table,
) -> None:
    group = table.bot.tree.get_command(ADMIN)
    assert isinstance(group, app_commands.Group)
    assert group.default_permissions == discord.Permissions(manage_guild=True)
    assert group.guild_only


def _commands(group: app_commands.Group) -> Iterator[AnyCommand]:
    for each in group.walk_commands():
        if isinstance(each, app_commands.Command):
            yield each


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
