"""Ladders and challenges, in SQL."""

from collections.abc import Collection, Sequence
from functools import partial

from bot.database.ports import Database, Value
from bot.database.statements import statements
from bot.features.ladder.model import (
    Challenge,
    Ladder,
    LadderMember,
    LadderOutcome,
    LadderPage,
    Reach,
)
from bot.features.ladder.store import challenges, rungs
from bot.match.clocks.downtime import DownTime
from bot.match.model.match import Match, Person
from bot.match.model.phases import NEVER
from bot.match.store.downtime_credit import DowntimeCredit
from bot.sharding import EVERYTHING, Share

_SQL = statements(__package__)

POSTPONED_AT_ONCE = 50
"""Servers whose ladders one transaction postpones: a full ladder has a hundred rungs or so."""


class SqlLadderStore:
    """Ladders and challenges, in SQL."""

    def __init__(self, database: Database, share: Share = EVERYTHING) -> None:
        """Use a `database` whose schema is up to date; what is due is that of `share` alone."""
        self._database = database
        self._own = share.columns
        self._giving_back = DowntimeCredit(
            database,
            what="ladders",
            share=share,
            find=self._with_clocks,
            give=challenges.postpone,
            at_once=POSTPONED_AT_ONCE,
        )

    async def page(self, ladder: Ladder, number: int, rows: int, user_id: int) -> LadderPage:
        """Return a page of `rows` rungs, as `user_id` sees it; pages past the end give the last."""
        return await self._database.read(partial(challenges.page, ladder, number, rows, user_id))

    async def join(self, ladder: Ladder, person: Person, now: int) -> None:
        """Put `person` at the bottom; raises `Refused` when they are on it, or it is full."""
        await self._database.write(partial(rungs.join, ladder, person, now))

    async def leave(self, ladder: Ladder, user_id: int, now: int) -> bool:
        """Take somebody off, and tell whether they were on it.

        Who has challenged them takes their place; their own challenge is void.
        """
        return await self._database.write(partial(challenges.leave, ladder, user_id, now))

    async def reach(self, ladder: Ladder, user_id: int, now: int) -> Reach | None:
        """Return whom somebody may challenge, None if they are not on the ladder."""
        return await self._database.read(partial(challenges.reach_of, ladder, user_id, now))

    async def challenge(
        self, ladder: Ladder, challenger: Person, challenged_id: int, channel_id: int, now: int
    ) -> Challenge:
        """Store a challenge; raises `Refused` where `Reach.require` does."""
        return await self._database.write(
            partial(challenges.add, ladder, challenger, challenged_id, channel_id, now)
        )

    async def get(self, challenge_id: int) -> Challenge | None:
        """Return a challenge, None when there is none."""
        rows = await self._database.fetch(_SQL["challenge"], {"id": challenge_id})
        return challenges.read_challenge(rows[0]) if rows else None

    async def note_posted(self, challenge_id: int, message_id: int) -> None:
        """Store which message shows a challenge."""
        posted: dict[str, Value] = {"id": challenge_id, "message_id": message_id}
        await self._database.fetch(_SQL["note_posted"], posted)

    async def drop(self, challenge_id: int) -> None:
        """Delete a challenge that nobody could see."""
        await self._database.fetch(_SQL["drop_challenge"], {"id": challenge_id})

    async def note_match(self, challenge: Challenge, match: Match, now: int) -> None:
        """Store that a challenge was accepted, and that `match` is its game."""
        await self._database.write(partial(challenges.note_match, challenge, match, now))

    async def end(self, challenge_id: int, outcome: LadderOutcome, now: int) -> bool:
        """End a challenge with what follows from its `outcome`; tell whether it had not ended."""
        return await self._database.write(partial(challenges.end_by_id, challenge_id, outcome, now))

    async def void_closed(self, now: int) -> None:
        """End the challenges that can no longer have a result.

        Their game was closed without one, or one of the two is not on the ladder any more.
        """
        await self._database.write(partial(challenges.void_closed, now, self._own))

    async def due(self, now: int) -> Sequence[Challenge]:
        """Return challenges that nobody has answered in time, as many as are done at once."""
        wanted = {"now": now, "most": challenges.AT_ONCE} | self._own
        rows = await self._database.fetch(_SQL["due"], wanted)
        return [challenges.read_challenge(row) for row in rows]

    async def sinking(self, now: int) -> Sequence[LadderMember]:
        """Return who would sink now, as many as are done at once."""
        wanted = {"now": now, "most": challenges.AT_ONCE} | self._own
        rows = await self._database.fetch(_SQL["sinking"], wanted)
        return [challenges.read_standing(row) for row in rows]

    async def sink(self, now: int, resting: Collection[LadderMember]) -> None:
        """Let those sink who are idle and not `resting`: as many as are done at once.

        The `resting` are looked at again a week later.
        """
        await self._database.write(partial(challenges.sink, now, resting, self._own))

    async def untold(self) -> Sequence[Challenge]:
        """Return the challenges that have ended, and of which people have not been told."""
        rows = await self._database.fetch(_SQL["untold"], self._own)
        return [challenges.read_challenge(row) for row in rows]

    async def note_told(self, challenge_id: int) -> None:
        """Store that they have."""
        await self._database.fetch(_SQL["note_told"], {"id": challenge_id})

    async def next_due(self) -> int | None:
        """Return when the next challenge is due, or somebody sinks; None without any."""
        [row] = await self._database.fetch(_SQL["next_due"], {"never": NEVER} | self._own)
        due: int = row["due_at"]
        return None if due == NEVER else due

    async def postpone(self, down: DownTime) -> None:
        """Give both the time back in which the bot was down, none of it twice."""
        await self._giving_back.give(down)

    async def _with_clocks(self) -> list[int]:
        rows = await self._database.fetch(_SQL["with_clocks"], {"never": NEVER} | self._own)
        return [row["guild_id"] for row in rows]
