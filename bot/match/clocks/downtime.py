"""The time that nobody loses because the bot was down."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DownTime:
    """The bot was down from `since` to `now`, and nobody is to run out of time before `until`.

    All in Unix seconds.
    """

    since: int
    now: int
    until: int

    @property
    def seconds(self) -> int:
        """Return how long the bot was down."""
        return max(self.now - self.since, 0)
