"""Asking Discord who is on a server, which needs no privileged intent for people by their ids."""

import asyncio
import logging
from collections.abc import Collection

import aiohttp
import discord

SILENT = (TimeoutError, discord.DiscordException, aiohttp.ClientError, ConnectionError)
"""What may come instead of an answer, also while the gateway is being connected anew."""

ANSWER_WITHIN = 1.0
"""Seconds that an answer may take: somebody waits for a page meanwhile."""

_log = logging.getLogger(__name__)


class GatewayMembershipProbe:
    """The port `MembershipProbe` on the gateway: one request for up to 100 people."""

    def __init__(self, client: discord.Client) -> None:
        """Ask as `client`."""
        self._client = client

    async def present(self, guild_id: int, user_ids: Collection[int]) -> set[int] | None:
        """Return those of at most 100 people who are on a server, None if nobody can tell now."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return None
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                members = await guild.query_members(
                    user_ids=list(user_ids), limit=len(user_ids), cache=False
                )
        except SILENT as error:
            _log.warning("nobody tells who is on the server %d: %r", guild_id, error)
            return None
        return {member.id for member in members}
