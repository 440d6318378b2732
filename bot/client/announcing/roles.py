"""Roles of the winners, which bring a colour and a name and no power."""

import asyncio
import logging
from typing import Final

import discord

from bot.client.announcing.host import AnnouncementHost
from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE
from bot.features.announcements.model.role_awards import RoleAward, RoleObstacle
from bot.features.announcements.ports import RoleChange
from bot.features.announcements.view import honour_reason

_log = logging.getLogger(__name__)

_UNKNOWN_ROLE: Final = 10011
"""Discord's code for a role that was deleted."""

_NO_MEMBER: Final = frozenset({10007, 10013})
"""Discord's codes for somebody who has left the server, or has no account any more."""

POWERS: Final = discord.Permissions.elevated() | discord.Permissions(
    manage_events=True,
    manage_nicknames=True,
    mention_everyone=True,
    moderate_members=True,
    move_members=True,
    mute_members=True,
    deafen_members=True,
    view_audit_log=True,
)
"""What nobody should be able to win in a game."""


class MemberRoles:
    """The port `RoleGiver` on Discord."""

    def __init__(self, host: AnnouncementHost) -> None:
        """Act as `host`."""
        self._host = host

    def obstacle(self, guild_id: int, role_id: int) -> RoleObstacle | None:
        """Return why the bot should not, or cannot, give a role; None if it can."""
        guild = self._host.get_guild(guild_id)
        role = guild.get_role(role_id) if guild else None
        if guild is None or role is None or role.is_default():
            return RoleObstacle.UNKNOWN
        if role.managed:
            return RoleObstacle.MANAGED
        if role.permissions.value & POWERS.value:
            return RoleObstacle.POWERFUL
        if not guild.me.guild_permissions.manage_roles:
            return RoleObstacle.FORBIDDEN
        if guild.mfa_level is discord.MFALevel.require_2fa and not self._has_two_factor():
            return RoleObstacle.NO_TWO_FACTOR
        return None if role < guild.me.top_role else RoleObstacle.TOO_HIGH

    def _has_two_factor(self) -> bool:
        """Tell whether the bot's owner has two-factor authentication, by the bot's account."""
        return self._host.user is None or self._host.user.mfa_enabled

    async def give(self, award: RoleAward) -> RoleChange:
        """Give a winner the role of their award."""
        return await self._change(award, give=True)

    async def take_back(self, award: RoleAward) -> RoleChange:
        """Take the role of an award from the person who wears it."""
        return await self._change(award, give=False)

    async def _change(self, award: RoleAward, *, give: bool) -> RoleChange:
        guild = self._host.get_guild(award.guild_id)
        if guild is None:
            return RoleChange.FAILED
        reason = honour_reason(award.honour, self._host.texts_of_server(award.guild_id))
        role = discord.Object(award.role_id)
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                member = await guild.fetch_member(award.user_id)
                change = member.add_roles if give else member.remove_roles
                await change(role, reason=reason)
        except TROUBLE as error:
            _log.warning("a role of the server %d stays as it is: %r", award.guild_id, error)
            return _failed(error)
        return RoleChange.DONE


def _failed(error: Exception) -> RoleChange:
    code = error.code if isinstance(error, discord.HTTPException) else None
    if code in _NO_MEMBER:
        return RoleChange.MEMBER_GONE
    return RoleChange.ROLE_GONE if code == _UNKNOWN_ROLE else RoleChange.FAILED
