"""Answers to challenges, and what happens on ladders by itself."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from bot.engine import Setup
from bot.features.ladder.model import Challenge, Ladder, LadderMember, LadderOutcome, ladder_rules
from bot.features.ladder.ports import ChallengeNews
from bot.features.ladder.refusals import LadderRefusal
from bot.features.ladder.service.ladders import require_on
from bot.features.ladder.store.ladders import SqlLadderStore
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.settings.service.settings import SettingsBook
from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.tables.service.gathering import Gathering
from bot.features.vacations.service import Vacations
from bot.match.clocks.downtime import DownTime
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Playing
from bot.match.ports import Clock, MatchWatch
from bot.match.service.tasks import Tasks


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Who knows whether somebody is on vacation, and whether they have left a server."""

    vacations: Vacations
    members: Leaderboards


class Answers(MatchWatch):
    """Ends challenges. It listens to matches, and its times are kept with theirs (`Timed`)."""

    def __init__(
        self,
        store: SqlLadderStore,
        settings: SettingsBook,
        shipped: RuleBook,
        *,
        games: Gathering,
        whereabouts: Whereabouts,
        news: ChallengeNews,
        clock: Clock,
        tasks: Tasks,
    ) -> None:
        """Tell nothing before `begin_telling`, when Discord can be asked."""
        self._store = store
        self._settings = settings
        self._shipped = shipped
        self._games = games
        self._whereabouts = whereabouts
        self._news = news
        self._clock = clock
        self._tasks = tasks
        self.answering = asyncio.Lock()
        """Whoever ends a challenge holds it, so that none is ended and accepted at once."""
        self._telling = asyncio.Lock()
        self._silent: Counter[int] = Counter()
        self._tells = False

    async def look(self, challenge_id: int) -> Challenge:
        """Return a challenge; raises `Refused` for one that is long over."""
        challenge = await self._store.get(challenge_id)
        if challenge is None:
            raise Refused(LadderRefusal.OVER)
        return challenge

    async def accept(
        self, challenge_id: int, person: Person, place: Place, message_id: int
    ) -> Match:
        """Begin the game of a challenge at `place`; the challenger rolls first.

        If the pressed message `message_id` is not that of the challenge, which becomes the board,
        that one tells that the challenge was accepted. Raises `Refused` for anybody but the
        challenged person, and when there is no room.
        """
        async with self.answering:
            challenge = await self._answerable(challenge_id, person.user_id, place)
            shipped = self._shipped.get(challenge.ladder.ruleset)
            usual = self._settings.of_server(place.guild_id).pace
            both = (challenge.challenger, person)
            match = await self._games.create(
                Playing(),
                place,
                tuple([replace(player, asks_rated=True) for player in both]),
                (),
                Setup(ladder_rules(shipped, usual), seats=2),
                rated=True,
            )
            await self._store.note_match(challenge, match, self._clock.now())
        if challenge.message_id != message_id:
            accepted = replace(challenge, match_id=match.id)
            self._tasks.start(self._news.renew(accepted), "an accepted challenge")
        return match

    async def decline(self, challenge_id: int, person: Person, place: Place) -> Challenge:
        """Give up the place of the challenged `person`, and return the challenge as it ended."""
        async with self.answering:
            challenge = await self._answerable(challenge_id, person.user_id, place)
            await self._store.end(challenge.id, LadderOutcome.DECLINED, self._clock.now())
        self.tell_soon()
        return await self.look(challenge_id)

    async def leave(self, ladder: Ladder, user_id: int) -> None:
        """Take somebody off; who has challenged them takes their place."""
        async with self.answering:
            if not await self._store.leave(ladder, user_id, self._clock.now()):
                raise Refused(LadderRefusal.NOT_ON_IT)
        self.tell_soon()

    def changed(self, before: Match, after: Match) -> None:
        """Tell what the end of a game has changed; a game without a result changes nothing."""
        if not after.is_open and before.is_open and len(after.players) == 2:
            self.tell_soon()

    def begin_telling(self) -> None:
        """Tell people from now on, and first what the last process had no time to tell."""
        self._tells = True
        self.tell_soon()

    async def catch_up(self) -> None:
        """Tell people how challenges have ended of which nobody has told them."""
        if not self._tells:
            return
        async with self._telling:
            await self._store.void_closed(self._clock.now())
            for challenge in await self._store.untold():
                if any(self._silent[user_id] for user_id in challenge.ids):
                    continue
                if challenge.match_id is None:
                    await self._news.renew(challenge)
                else:
                    await self._news.tell(challenge)
                await self._store.note_told(challenge.id)

    @contextmanager
    def silence(self, user_id: int) -> Iterator[None]:
        """Tell nothing of the challenges of somebody until the block ends."""
        self._silent[user_id] += 1
        try:
            yield
        finally:
            self._silent[user_id] -= 1

    async def next_deadline(self) -> int | None:
        """Return when the next challenge is due, or somebody sinks; None without any."""
        return await self._store.next_due()

    async def postpone(self, down: DownTime) -> None:
        """Give both the time back in which the bot was down."""
        await self._store.postpone(down)

    async def pass_due(self, now: int) -> None:
        """End challenges that nobody has answered, and let those sink who are idle."""
        due = await self._store.next_due()
        if due is None or due > now:
            return
        async with self.answering:
            for challenge in await self._store.due(now):
                await self._store.end(challenge.id, await self._unanswered(challenge), now)
        idle = await self._store.sinking(now)
        await self._store.sink(now, {standing for standing in idle if self._rests(standing)})
        await self.catch_up()

    def _rests(self, standing: LadderMember) -> bool:
        """Tell whether somebody cannot help being idle: on vacation, or while ladders are off."""
        is_on = self._settings.of_server(standing.ladder.guild_id).ladder
        return not is_on or self._whereabouts.vacations.is_away(standing.user_id)

    async def _unanswered(self, challenge: Challenge) -> LadderOutcome:
        """Return what becomes of a challenge that nobody has answered.

        It counts only if the challenged person could see and answer it, and is not on vacation.
        Nobody loses a place to somebody who has left the server.
        """
        guild_id = challenge.ladder.guild_id
        is_on = self._settings.of_server(guild_id).ladder
        seen = challenge.message_id is not None
        away = self._whereabouts.vacations.is_away(challenge.challenged.user_id)
        if not is_on or not seen or away:
            return LadderOutcome.VOID
        gone = await self._whereabouts.members.have_left(guild_id, [challenge.challenger.user_id])
        return LadderOutcome.VOID if gone else LadderOutcome.EXPIRED

    def tell_soon(self) -> None:
        """Do as `catch_up` in the background, when a challenge has ended."""
        self._tasks.start(self.catch_up(), "news of ladders")

    async def _answerable(self, challenge_id: int, user_id: int, place: Place) -> Challenge:
        """Return a challenge that `user_id` may answer at `place` now; raises `Refused`."""
        challenge = await self.look(challenge_id)
        if challenge.ladder.guild_id != place.guild_id or not challenge.is_waiting:
            raise Refused(LadderRefusal.OVER)
        require_on(self._settings, challenge.ladder)
        if challenge.challenged.user_id != user_id:
            raise Refused(LadderRefusal.NOT_CHALLENGED, name=challenge.challenged)
        return challenge
