"""The clock of the machine."""

import discord


class SystemClock:
    """The port `Clock` on the machine's."""

    def now(self) -> int:
        """Return the time in unix seconds, by the clock that Discord's timestamps are read with."""
        return int(discord.utils.utcnow().timestamp())
