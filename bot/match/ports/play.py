"""Ports: dice, a clock, and who is on a server."""

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.engine import Die, Faces
from bot.match.clocks.downtime import DownTime
from bot.match.model.match import Match


class DiceCup(Protocol):
    """Rolls the dice of matches."""

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        """Return a face for each of `dice`, in order, for the next roll of `match`."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Return the time in Unix seconds."""


class MembershipProbe(Protocol):
    """Knows who is on a server."""

    async def present(self, guild_id: int, user_ids: Collection[int]) -> set[int] | None:
        """Return those of at most 100 people who are on a server, None if nobody can tell now."""


class Timed(Protocol):
    """Something with deadlines of its own (Unix seconds), beside the matches."""

    async def next_deadline(self) -> int | None:
        """Return the next deadline, None without one."""

    async def pass_due(self, now: int) -> None:
        """Pass the deadlines until `now`."""

    async def postpone(self, down: DownTime) -> None:
        """Give the downtime back, once even if this is done again."""
