"""What ladders need from outside: what other features do for them, and who is told."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.engine import RuleSet, Setup
from bot.features.ladder.model import (
    Challenge,
)
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Phase


class Consent(Protocol):
    """Protects people from challenges that they do not want."""

    async def require(
        self, challenger: Person, opponents: Sequence[Person], strangers: Collection[int]
    ) -> None:
        """Raise `Refused` unless `challenger` may challenge all of `opponents` now."""


class Games(Protocol):
    """Begins games."""

    async def lay(
        self,
        phase: Phase,
        place: Place,
        players: tuple[Person, ...],
        invited: tuple[Person, ...],
        setup: Setup,
        *,
        rated: bool = False,
    ) -> Match:
        """Store a game of `setup` between `players`; raises `Refused` when there is no room."""


class Shipped(Protocol):
    """The rulesets that ship with the bot."""

    def get(self, name: str | None) -> RuleSet:
        """Return the ruleset `name`; raises `Refused` when there is none."""


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
