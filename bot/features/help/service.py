"""Which server the bot has just joined."""

from typing import Final

from bot.match.ports import Clock

JUST_JOINED: Final = 10 * 60
"""Seconds after joining in which the bot says that it is there."""


class Joins:
    """Tells joining a server from coming back to it after an outage, which looks the same.

    Discord remembers when the bot joined, so nothing is stored of servers for it.
    """

    def __init__(self, clock: Clock) -> None:
        """Know of no server yet."""
        self._clock = clock
        self._seen: dict[int, int] = {}

    def is_new(self, guild_id: int, joined_at: int) -> bool:
        """Tell whether the bot has joined the server just now; of each time that it does, once.

        `joined_at` is when that was, in unix seconds.
        """
        lately = self._clock.now() - JUST_JOINED
        self._seen = {person: at for person, at in self._seen.items() if at >= lately}
        if joined_at < lately or self._seen.get(guild_id) == joined_at:
            return False
        self._seen[guild_id] = joined_at
        return True
