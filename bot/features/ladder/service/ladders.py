"""Looking at ladders, joining them, and challenging."""

from typing import Final

from bot.features.ladder.model import REACH, Challenge, Ladder, LadderPage, Reach, active
from bot.features.ladder.refusals import LadderRefusal
from bot.features.ladder.store.ladders import SqlLadderStore
from bot.features.settings.model import Challengers
from bot.features.settings.service.settings import SettingsBook
from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.tables.service.consent import Consent
from bot.match.clocks.deadlines import Deadlines
from bot.match.model.errors import Refused
from bot.match.model.match import Person, Place
from bot.match.ports import Clock

ROWS: Final = 10
"""Rungs on a page: what a phone shows without scrolling."""

_MOST_LOOKS: Final = 3
"""How many pages are tried to find one on which everybody is still there."""


class Ladders:
    """All ladders."""

    def __init__(
        self,
        store: SqlLadderStore,
        settings: SettingsBook,
        *,
        consent: Consent,
        members: Leaderboards,
        timer: Deadlines,
        clock: Clock,
    ) -> None:
        """Ask `consent` who may be challenged, and `members` who has left."""
        self._store = store
        self._settings = settings
        self._consent = consent
        self._members = members
        self._timer = timer
        self._clock = clock

    async def page(self, ladder: Ladder, number: int, user_id: int) -> LadderPage:
        """Return a page for `user_id`, without those who have left the server."""
        require_on(self._settings, ladder)
        await self._members.note_present(ladder.guild_id, user_id)
        page = await self._store.page(ladder, number, ROWS, user_id)
        for _ in range(_MOST_LOOKS):
            ids = [row.person.user_id for row in page.rows]
            if not await self._members.have_left(ladder.guild_id, ids):
                break
            page = await self._store.page(ladder, number, ROWS, user_id)
        return page

    async def join(self, ladder: Ladder, person: Person) -> None:
        """Put `person` at the bottom; raises `Refused` for who takes no challenges."""
        require_on(self._settings, ladder)
        if self._settings.of_person(person.user_id).challenges is Challengers.NOBODY:
            raise Refused(LadderRefusal.TAKES_NONE)
        now = self._clock.now()
        await self._store.join(ladder, person, now)
        self._timer.note(active(now).due_at)

    async def reach(self, ladder: Ladder, user_id: int) -> Reach:
        """Return whom somebody may challenge; raises `Refused` if they are not on the ladder."""
        require_on(self._settings, ladder)
        reach = await self._store.reach(ladder, user_id, self._clock.now())
        if reach is None:
            raise Refused(LadderRefusal.NOT_ON_IT)
        return reach

    async def challenge(
        self, challenger: Person, ladder: Ladder, challenged_id: int, place: Place
    ) -> Challenge:
        """Store a challenge of the person with the id `challenged_id`, to be posted at `place`.

        Raises `Refused` when it cannot be now, and for who takes no challenges from there.
        """
        reach = await self.reach(ladder, challenger.user_id)
        challenged = reach.require(challenged_id).person
        if await self._members.have_left(ladder.guild_id, [challenged.user_id]):
            raise Refused(LadderRefusal.NOT_IN_REACH, most=REACH)
        await self._consent.require(challenger, [challenged], ())
        challenge = await self._store.challenge(
            ladder, challenger, challenged.user_id, place.channel_id, self._clock.now()
        )
        self._timer.note(challenge.due_at)
        return challenge

    async def posted(self, challenge: Challenge, message_id: int) -> None:
        """Store which message shows `challenge`."""
        await self._store.note_posted(challenge.id, message_id)

    async def withdraw(self, challenge: Challenge) -> None:
        """Delete a challenge that could not be posted."""
        await self._store.drop(challenge.id)


def require_on(settings: SettingsBook, ladder: Ladder) -> None:
    """Raise `Refused` unless the server of `ladder` wants ladders."""
    if not settings.of_server(ladder.guild_id).ladder:
        raise Refused(LadderRefusal.OFF)
