"""Answers to challenges, and what happens on ladders by itself."""

import asyncio
from dataclasses import replace

from bot.engine import Setup
from bot.features.ladder.model import Challenge, Ladder, Outcome, ladder_rules
from bot.features.ladder.ports import Away, Games, LadderStore, News, Shipped
from bot.features.ladder.refusals import LadderRefusal
from bot.features.ladder.service.ladders import require_on
from bot.features.settings.model import Choices
from bot.match.clocks.down_time import DownTime
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Playing
from bot.match.ports import Clock, MatchWatch
from bot.match.service.tasks import Tasks


class Answers(MatchWatch):
    """Ends challenges. It listens to matches, and its times are kept with theirs (`Timed`)."""

    def __init__(
        self,
        store: LadderStore,
        settings: Choices,
        shipped: Shipped,
        *,
        games: Games,
        away: Away,
        news: News,
        clock: Clock,
        tasks: Tasks,
    ) -> None:
        """Do nothing yet; `catch_up` tells what the last process had no time to tell."""
        self._store = store
        self._settings = settings
        self._shipped = shipped
        self._games = games
        self._away = away
        self._news = news
        self._clock = clock
        self._tasks = tasks
        self._answering = asyncio.Lock()
        self._telling = asyncio.Lock()

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
        async with self._answering:
            challenge = await self._answerable(challenge_id, person.user_id, place)
            shipped = self._shipped.get(challenge.ladder.ruleset)
            usual = self._settings.of_server(place.guild_id).pace
            match = await self._games.lay(
                Playing(),
                place,
                (challenge.challenger, person),
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
        async with self._answering:
            challenge = await self._answerable(challenge_id, person.user_id, place)
            await self._store.end(challenge.id, Outcome.DECLINED, self._clock.now())
        self.tell_soon()
        return await self.look(challenge_id)

    async def leave(self, ladder: Ladder, user_id: int) -> None:
        """Take somebody off; who has challenged them takes their place."""
        async with self._answering:
            if not await self._store.leave(ladder, user_id, self._clock.now()):
                raise Refused(LadderRefusal.NOT_ON_IT)
        self.tell_soon()

    def changed(self, before: Match, after: Match) -> None:
        """Tell what the end of a game has changed; a game without a result changes nothing."""
        if not after.is_open and before.is_open and len(after.players) == 2:
            self.tell_soon()

    async def catch_up(self) -> None:
        """Tell people how challenges have ended of which nobody has told them."""
        async with self._telling:
            await self._store.void_closed(self._clock.now())
            for challenge in await self._store.untold():
                if challenge.match_id is None:
                    await self._news.renew(challenge)
                else:
                    await self._news.tell(challenge)
                await self._store.note_told(challenge.id)

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
        async with self._answering:
            for challenge in await self._store.due(now):
                await self._store.end(challenge.id, self._unanswered(challenge), now)
        await self._store.sink(now)
        await self.catch_up()

    def _unanswered(self, challenge: Challenge) -> Outcome:
        """Return what becomes of a challenge that nobody has answered.

        It counts only if the challenged person could see and answer it, and is not on vacation.
        """
        is_on = self._settings.of_server(challenge.ladder.guild_id).ladder
        seen = challenge.message_id is not None
        away = self._away.is_away(challenge.challenged.user_id)
        return Outcome.EXPIRED if is_on and seen and not away else Outcome.VOID

    def tell_soon(self) -> None:
        """Do as `catch_up` in the background: when a challenge has ended, and at the start."""
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
