"""Whether a person may be challenged: their preferences, blocks, and limits."""

from collections.abc import Collection, Iterable, Sequence

from bot.features.settings.model import Challengers
from bot.features.settings.service.settings import SettingsBook
from bot.features.tables.model.challenge_limits import MOST_CHALLENGES
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.service.blocks import Blocks
from bot.features.tables.store.declines import SqlDeclineStore
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person
from bot.match.model.phases import Invited
from bot.match.ports import Clock
from bot.match.service.presses import board_link
from bot.match.store.matches import SqlMatchStore


class Consent:
    """Protects people from challenges that they do not want."""

    def __init__(
        self,
        matches: SqlMatchStore,
        declines: SqlDeclineStore,
        settings: SettingsBook,
        blocks: Blocks,
        clock: Clock,
    ) -> None:
        """Ask the preferences in `settings`, and the blocks."""
        self._matches = matches
        self._declines = declines
        self._settings = settings
        self._blocks = blocks
        self._clock = clock

    async def require(
        self, challenger: Person, opponents: Sequence[Person], strangers: Collection[int]
    ) -> None:
        """Raise `Refused` unless `challenger` may challenge all of `opponents` now.

        `strangers` are the user ids of opponents who are not on the server. A block is refused in
        the same words as by people who take no challenges at all.
        """
        willing = await self._willing(challenger, opponents, strangers)
        for opponent in opponents:
            if opponent not in willing:
                raise Refused(TableRefusal.TAKES_NO_CHALLENGES, name=opponent)
        now = self._clock.now()
        weary = await self._declines.often(challenger.user_id, now)
        for opponent in opponents:
            if opponent.user_id in weary:
                raise Refused(TableRefusal.CHALLENGE_DECLINED, name=opponent)
        games = await self._matches.open_of(challenger.user_id, now)
        challenges = [match for match in games if isinstance(match.phase, Invited)]
        _require_room(challenges, challenger, opponents)

    async def callable_by(self, person: Person, people: Iterable[Person]) -> list[Person]:
        """Return those of `people` whom a message about a game with `person` may notify."""
        return await self._willing(person, people, ())

    async def note_decline(self, user_id: int, challenger_id: int) -> None:
        """Remember that somebody has declined a challenge."""
        await self._declines.add(user_id, challenger_id, self._clock.now())

    async def _willing(
        self, caller: Person, people: Iterable[Person], strangers: Collection[int]
    ) -> list[Person]:
        """Return those of `people` who take challenges, and have not blocked `caller`."""
        asked = [person for person in people if self._takes(person.user_id, strangers)]
        blocking = await self._blocks.by([person.user_id for person in asked], caller.user_id)
        return [person for person in asked if person.user_id not in blocking]

    def _takes(self, user_id: int, strangers: Collection[int]) -> bool:
        """Tell whether a person takes challenges from there."""
        wanted = self._settings.of_person(user_id).challenges
        if wanted is Challengers.NOBODY:
            return False
        return wanted is Challengers.ANYONE or user_id not in strangers


def _require_room(
    challenges: Sequence[Match], challenger: Person, opponents: Sequence[Person]
) -> None:
    """Raise `Refused` when enough challenges by or to the challenger wait for an answer."""
    asked = {opponent.user_id for opponent in opponents}
    for match in challenges:
        if match.host.user_id in asked:
            raise Refused(TableRefusal.CHALLENGED_ALREADY, name=match.host, link=board_link(match))
    own = [match for match in challenges if match.host.user_id == challenger.user_id]
    for match in own:
        for person in match.invited:
            if person.user_id in asked:
                raise Refused(TableRefusal.CHALLENGE_WAITS, name=person, link=board_link(match))
    if len(own) >= MOST_CHALLENGES:
        raise Refused(TableRefusal.TOO_MANY_CHALLENGES, most=MOST_CHALLENGES)
