"""What happens to servers, people and places, beside what people do with the bot."""

from collections.abc import Awaitable, Callable
from typing import Final

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.monkey.world import CHANNELS, KEEPERS, SERVERS, World

Happening = Callable[[World, int, int], Awaitable[None]]
"""Lets something happen on a server, by its number; the rank says to which of several."""


async def _leave(world: World, server: int, rank: int) -> None:
    members = [person for person in SERVERS[server][2] if world.is_in(server, person)]
    others = [person for person in members if person != SERVERS[server][1]]
    if others:
        world.leave(server, others[rank % len(others)])


async def _return(world: World, server: int, rank: int) -> None:
    away = [person for person in SERVERS[server][2] if not world.is_in(server, person)]
    if away:
        person = away[rank % len(away)]
        if world.users[person].id in world.env.backend.guilds[world.servers[server].id].bans:
            world.env.backend.remove_ban(world.servers[server].id, world.users[person].id)
        world.enter(server, person)


async def _ban(world: World, server: int, rank: int) -> None:
    members = [person for person in SERVERS[server][2] if world.is_in(server, person)]
    others = [person for person in members if person != SERVERS[server][1]]
    if others:
        world.ban(server, others[rank % len(others)])


async def _server_gone(world: World, server: int, rank: int) -> None:
    """Let the bot be removed from a server, and its people make another one, where it says so."""
    backend = world.env.backend
    backend.remove_guild(world.servers[server].id)
    await world.env.settle()
    world.found(server)
    channel = world.servers[server].channels[CHANNELS[rank % 2]]
    backend.edit_guild(world.servers[server].id, {"system_channel_id": channel.id})
    await world.env.settle()
    bot = world.bot_of(server)
    guild = bot.get_guild(world.servers[server].id)
    bot.dispatch("guild_join", guild)  # simcord tells of it before there is any channel


async def _win_rights(world: World, server: int, rank: int) -> None:
    _entitle(world, server, rank, has=True)


async def _lose_rights(world: World, server: int, rank: int) -> None:
    _entitle(world, server, rank, has=False)


def _entitle(world: World, server: int, rank: int, *, has: bool) -> None:
    members = [person for person in SERVERS[server][2] if world.is_in(server, person)]
    role = world.servers[server].roles.get(KEEPERS)
    if role is None:
        return
    guild, user = world.servers[server].id, world.users[members[rank % len(members)]].id
    if has:
        world.env.backend.add_member_role(guild, user, role.id)
    else:
        world.env.backend.remove_member_role(guild, user, role.id)


async def _delete_message(world: World, server: int, rank: int) -> None:
    channel = world.servers[server].channels.get(CHANNELS[rank % 2])
    messages = [] if channel is None else channel.history()
    if messages:
        world.env.backend.delete_message(channel.id, messages[-1 - rank % len(messages)].id)  # type: ignore[union-attr] # it has messages


async def _delete_thread(world: World, server: int, rank: int) -> None:
    for channel in world.servers[server].channels.values():
        if channel.threads:
            world.env.backend.delete_channel(channel.threads[rank % len(channel.threads)].id)
            return


async def _delete_channel(world: World, server: int, rank: int) -> None:
    name = CHANNELS[rank % len(CHANNELS)]
    channel = world.servers[server].channels.get(name)
    if channel is not None:
        for thread in channel.threads:  # Discord does it, and simcord does not
            world.env.backend.delete_channel(thread.id)
        world.env.backend.delete_channel(channel.id)


async def _make_channel(world: World, server: int, rank: int) -> None:
    name = CHANNELS[rank % len(CHANNELS)]
    if name not in world.servers[server].channels:
        world.servers[server].create_text_channel(name)


async def _lose_permission(world: World, server: int, rank: int) -> None:
    await _permit(world, server, rank, allowed=False)


async def _win_permission(world: World, server: int, rank: int) -> None:
    await _permit(world, server, rank, allowed=True)


async def _permit(world: World, server: int, rank: int, *, allowed: bool) -> None:
    names = ("send_messages", "view_channel", "create_public_threads", "send_messages_in_threads")
    channel = world.servers[server].channels.get(CHANNELS[0])
    if channel is None:
        return
    taken = 0 if allowed else discord.Permissions(**{names[rank % len(names)]: True}).value
    own = Overwrite(world.env.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=taken)
    world.env.backend.set_overwrite(channel.id, own)


async def _delete_role(world: World, server: int, rank: int) -> None:
    del rank
    for name, role in world.servers[server].roles.items():
        if name == "Champion":
            world.env.backend.delete_role(world.servers[server].id, role.id)


HAPPENINGS: Final[dict[str, Happening]] = {
    "leave": _leave,
    "return": _return,
    "delete-message": _delete_message,
    "delete-thread": _delete_thread,
    "delete-channel": _delete_channel,
    "make-channel": _make_channel,
    "lose-permission": _lose_permission,
    "win-permission": _win_permission,
    "delete-role": _delete_role,
    "ban": _ban,
    "win-rights": _win_rights,
    "lose-rights": _lose_rights,
    "server-gone": _server_gone,
}
"""What can happen, by name."""
