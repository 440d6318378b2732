"""What ladders need from outside: who is away, when to look again, and who is told."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from bot.features.ladder.model import Challenge


class Members(Protocol):
    """Knows who has left a server."""

    async def note_present(self, guild_id: int, user_id: int) -> None:
        """Note that somebody acts on a server, and so has not left it."""

    async def have_left(self, guild_id: int, user_ids: Collection[int]) -> bool:
        """Look for people who were not seen for long; tell whether one has left just now."""


class Away(Protocol):
    """Knows who is on vacation."""

    def is_away(self, user_id: int) -> bool:
        """Tell whether somebody is on vacation."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Knows who cannot answer a challenge, and who cannot be given a place."""

    away: Away
    members: Members

    def is_away(self, user_id: int) -> bool:
        """Tell whether somebody is on vacation."""
        return self.away.is_away(user_id)

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Tell whether somebody has left a server, as far as anybody can tell now."""
        return await self.members.have_left(guild_id, [user_id])


class Timer(Protocol):
    """Waits for the next thing that is due."""

    def note(self, deadline: int | None) -> None:
        """Take note of something that is due at `deadline` (Unix seconds)."""


class ChallengeNews(Protocol):
    """Tells people where they see it; never raises."""

    async def renew(self, challenge: Challenge) -> None:
        """Show in the message of `challenge` how it was answered."""

    async def tell(self, challenge: Challenge) -> None:
        """Say after the game of `challenge` what it has changed."""
