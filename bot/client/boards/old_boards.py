"""Boards older than an hour, of which Discord lets few be edited: it takes three in six seconds.

More in one channel are refused with code 30046, and the board would have to be posted anew.
"""

import asyncio
from collections import OrderedDict
from datetime import timedelta
from typing import Final

import discord

from bot.match.model.match import Match

OLD: Final = timedelta(hours=1)
"""How long a message is young."""

BETWEEN: Final = 2.2
"""Seconds between two edits of old messages in a channel: a little more than it has to be."""

MOST: Final = 2000
"""The channels that are remembered, those that were used last."""


class OldBoards:
    """Paces the edits of old boards as Discord demands, for each channel by itself."""

    def __init__(self) -> None:
        """Know of no edit yet."""
        self._free_at: OrderedDict[int, float] = OrderedDict()

    async def wait(self, match: Match) -> None:
        """Wait until the board of `match` may be edited; a young board may be at once."""
        if match.message_id is None or match.place.guild_id is None:
            return
        if discord.utils.utcnow() - discord.utils.snowflake_time(match.message_id) < OLD:
            return
        now, channel_id = asyncio.get_running_loop().time(), match.place.channel_id
        turn = max(now, self._free_at.get(channel_id, now))
        self._free_at[channel_id] = turn + BETWEEN
        self._free_at.move_to_end(channel_id)
        if len(self._free_at) > MOST:
            self._free_at.popitem(last=False)
        await asyncio.sleep(turn - now)
