"""Permissions of the bot and of people, checked before anything is stored."""

from collections.abc import Iterable, Iterator

import discord

from bot.client import Interaction
from bot.client.guard.refusals import PermissionRefusal
from bot.client.inputs import guild_of
from bot.match.model.errors import Refused
from bot.match.model.match import Place

MOST_ROLES = 3
"""The roles that are named when a permission is missing."""

_TO_GRANT = discord.Permissions(view_channel=True, manage_roles=True)
"""What people need in a channel to change its permissions."""


def require_permissions(interaction: Interaction) -> None:
    """Raise `Refused`, which names what is missing, unless the bot can update a board here.

    Answers to commands need no permission; updating a board later, or posting it anew, does. Where
    the bot is no member of a server there is nothing to grant.
    """
    _require_all(interaction, _lacking_for_board(interaction))


def require_room(interaction: Interaction) -> None:
    """Raise `Refused` unless a game may begin in this channel, or in the thread that it gets."""
    lacking = [*_lacking_for_board(interaction), *_lacking_for_thread(interaction)]
    _require_all(interaction, lacking)
    require_allowed_channel(interaction)


def _require_all(interaction: Interaction, lacking: Iterable[str]) -> None:
    """Raise `Refused`, which names the first of the permissions that are `lacking`, if any is."""
    guild, missing = guild_of(interaction), next(iter(lacking), None)
    if guild is None or missing is None:
        return
    if interaction.permissions.manage_roles:
        raise Refused(PermissionRefusal.PERMISSION_TO_GRANT, permission=missing)
    roles = _who_can_grant(interaction, guild)
    raise Refused(
        PermissionRefusal.MISSING_PERMISSION, permission=missing, roles=len(roles), names=roles
    )


def _lacking_for_board(interaction: Interaction) -> Iterator[str]:
    """Yield the permissions that the bot lacks in this channel to keep up a board."""
    allowed = interaction.app_permissions
    if not allowed.view_channel:
        yield "view-channel"
    if isinstance(interaction.channel, discord.Thread):
        if not allowed.send_messages_in_threads:
            yield "send-messages-in-threads"
    elif not allowed.send_messages:
        yield "send-messages"


def _lacking_for_thread(interaction: Interaction) -> Iterator[str]:
    """Yield those that it lacks for the thread that a game gets in a text channel."""
    if interaction.client.choices.of_server(interaction.guild_id).threads:
        yield from _lacking_threads(interaction)


def _lacking_threads(interaction: Interaction) -> Iterator[str]:
    """Yield those that it lacks for threads, if this channel can have any."""
    if not isinstance(interaction.channel, discord.TextChannel):
        return
    allowed = interaction.app_permissions
    if not allowed.create_public_threads:
        yield "create-public-threads"
    if not allowed.send_messages_in_threads:
        yield "send-messages-in-threads"


def _who_can_grant(interaction: Interaction, guild: discord.Guild) -> tuple[str, ...]:
    """Return the names of some roles whose people may grant permissions here, the highest first.

    Administrators may anywhere, others where the channel's own settings let them.
    """
    here = interaction.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(channel, discord.abc.GuildChannel):
        return ()  # a kind that this version does not know: the owner may do everything
    able = [
        role.name
        for role in reversed(guild.roles)
        if not role.managed and channel.permissions_for(role) >= _TO_GRANT
    ]
    return tuple(able[:MOST_ROLES])


def require_tournament_room(interaction: Interaction) -> None:
    """Raise `Refused` unless a tournament may go on in this channel, with its games in threads."""
    lacking = [*_lacking_for_board(interaction), *_lacking_threads(interaction)]
    _require_all(interaction, lacking)
    require_allowed_channel(interaction)


def require_allowed_channel(interaction: Interaction) -> None:
    """Raise `Refused`, which names the channels that are, unless games may begin in this one.

    A thread is allowed where its channel is.
    """
    if not is_allowed_channel(interaction):
        allowed = interaction.client.choices.of_server(interaction.guild_id).channels
        channels = tuple(Place(interaction.guild_id, channel_id) for channel_id in allowed)
        raise Refused(PermissionRefusal.CHANNEL_NOT_ALLOWED, channels=channels)


def is_allowed_channel(interaction: Interaction) -> bool:
    """Tell whether games may begin in this channel."""
    allowed = interaction.client.choices.of_server(interaction.guild_id).channels
    here = interaction.channel
    parent_id = here.parent_id if isinstance(here, discord.Thread) else None
    return not allowed or bool({interaction.channel_id, parent_id} & set(allowed))


def may_post_games(interaction: Interaction, channel: discord.TextChannel) -> bool:
    """Tell whether the bot can post a game in another `channel`, which the person can see."""
    needed = discord.Permissions(view_channel=True, send_messages=True)
    if interaction.client.choices.of_server(interaction.guild_id).threads:
        needed.update(create_public_threads=True, send_messages_in_threads=True)
    someone = interaction.user
    return (
        isinstance(someone, discord.Member)
        and channel.permissions_for(someone).view_channel
        and channel.permissions_for(channel.guild.me) >= needed
    )


def require_others(interaction: Interaction) -> None:
    """Raise `Refused` in a private channel with the bot: nobody else reads it."""
    if interaction.context.dm_channel:
        raise Refused(PermissionRefusal.NOBODY_ELSE_HERE)
