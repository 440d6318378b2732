"""What a game needs beside its rules: dice, a clock, and to know who is there."""

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.engine import Die, Faces
from bot.match.model.match import Match


class DiceCup(Protocol):
    """Where dice come from."""

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        """Return a face for each of `dice`, in their order: the next roll of `match`."""


class Clock(Protocol):
    """What time it is."""

    def now(self) -> int:
        """Return the time in unix seconds."""


class MembershipProbe(Protocol):
    """Knows who is on a server."""

    async def present(self, guild_id: int, user_ids: Collection[int]) -> set[int] | None:
        """Return those of at most 100 people who are on a server, None if nobody can tell now."""
