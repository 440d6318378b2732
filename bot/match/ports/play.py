"""Ports: dice, a clock, and who is on a server."""

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.engine import Die, Faces
from bot.match.clocks.downtime import DownTime
from bot.match.model.match import Match


class DiceCup(Protocol):
    """Rolls dice."""

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
    """What moves on by itself at times of its own (Unix seconds), beside the matches."""

    async def next_deadline(self) -> int | None:
        """Return when something has to happen next, None when nothing has to."""

    async def pass_due(self, now: int) -> None:
        """Do what was due `now` or earlier."""

    async def postpone(self, down: DownTime) -> None:
        """Give back the time in which the bot was down, none of it twice."""
