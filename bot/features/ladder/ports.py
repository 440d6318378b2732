"""What ladders need from outside: where they are kept, and what other features do for them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.engine import RuleSet, Setup
from bot.features.ladder.model import (
    Challenge,
    Ladder,
    LadderMember,
    LadderOutcome,
    LadderPage,
    Reach,
)
from bot.match.clocks.down_time import DownTime
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Phase


class LadderStore(Protocol):
    """Keeps ladders. Every change is one transaction; times are Unix seconds."""

    async def page(self, ladder: Ladder, number: int, rows: int, user_id: int) -> LadderPage:
        """Return a page of `rows` rungs, as `user_id` sees it; pages past the end give the last."""

    async def join(self, ladder: Ladder, person: Person, now: int) -> None:
        """Put `person` at the bottom; raises `Refused` when they are on it, or it is full."""

    async def leave(self, ladder: Ladder, user_id: int, now: int) -> bool:
        """Take somebody off, and tell whether they were on it.

        Who has challenged them takes their place; their own challenge is void.
        """

    async def reach(self, ladder: Ladder, user_id: int, now: int) -> Reach | None:
        """Return whom somebody may challenge, None if they are not on the ladder."""

    async def challenge(
        self, ladder: Ladder, challenger: Person, challenged_id: int, channel_id: int, now: int
    ) -> Challenge:
        """Store a challenge; raises `Refused` where `Reach.require` does."""

    async def get(self, challenge_id: int) -> Challenge | None:
        """Return a challenge, None when there is none."""

    async def note_posted(self, challenge_id: int, message_id: int) -> None:
        """Store which message shows a challenge."""

    async def drop(self, challenge_id: int) -> None:
        """Delete a challenge that nobody could see."""

    async def note_match(self, challenge: Challenge, match: Match, now: int) -> None:
        """Store that a challenge was accepted, and that `match` is its game."""

    async def end(self, challenge_id: int, outcome: LadderOutcome, now: int) -> bool:
        """End a challenge with what follows from its `outcome`; tell whether it had not ended."""

    async def void_closed(self, now: int) -> None:
        """End the challenges that can no longer have a result.

        Their game was closed without one, or one of the two is not on the ladder any more.
        """

    async def due(self, now: int) -> Sequence[Challenge]:
        """Return challenges that nobody has answered in time, as many as are done at once."""

    async def sinking(self, now: int) -> Sequence[LadderMember]:
        """Return who would sink now, as many as are done at once."""

    async def sink(self, now: int, resting: Collection[LadderMember]) -> None:
        """Let those sink who are idle and not `resting`: as many as are done at once.

        The `resting` are looked at again a week later.
        """

    async def untold(self) -> Sequence[Challenge]:
        """Return the challenges that have ended, and of which people have not been told."""

    async def note_told(self, challenge_id: int) -> None:
        """Store that they have."""

    async def next_due(self) -> int | None:
        """Return when the next challenge is due, or somebody sinks; None without any."""

    async def postpone(self, down: DownTime) -> None:
        """Give both the time back in which the bot was down, none of it twice."""


class LeavingStore(Protocol):
    """Changes ladders where people and places go. Every change is one transaction."""

    async def forget_person(self, user_id: int, former: Person, now: int) -> None:
        """Take somebody off all ladders; `former` has made and answered their challenges.

        Who has challenged them takes their place; their own challenges are void.
        """

    async def lose_channel(self, channel_id: int, now: int) -> None:
        """End the challenges that wait in a channel which is gone, without a result."""

    async def void_waiting(self, guild_id: int, now: int) -> None:
        """End the challenges that wait on a server, without a result."""

    async def stand_still(self, guild_id: int, now: int) -> None:
        """Let the clocks of a server stand, and end what waits there without a result."""

    async def go_on(self, guild_id: int, now: int) -> None:
        """Let the clocks of a server go on, as if no time had passed since they stood."""

    async def servers(self) -> Sequence[int]:
        """Return the servers that have ladders."""


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
