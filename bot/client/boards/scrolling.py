"""Whether a board has scrolled out of sight.

The bot reads no messages: even without their content, events about each one on every server would
be most of its traffic, for boards of a few. And no other event tells how much was written: what is
cached as the last message of a channel is as old as the connection. So the channel is asked for the
messages after the board, with one request, when somebody else is to look at it.
"""

from typing import Final

import discord

FAR: Final = 15
"""Messages after which a board has scrolled far away: more than a screen of them."""


async def is_far_up(channel: discord.PartialMessageable, message_id: int | None) -> bool:
    """Tell whether a board has scrolled far up: many messages stand below `message_id`.

    Where the bot may not read the history there are none.
    """
    after = None if message_id is None else discord.Object(message_id)
    return len([message async for message in channel.history(limit=FAR, after=after)]) >= FAR
