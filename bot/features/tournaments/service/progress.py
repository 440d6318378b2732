"""Progress of tournaments: whatever is due is found in what is stored, and done.

Every step leaves something that the next look completes, so a tournament goes on wherever the bot
was ended.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import Final

from bot.features.standings.model.leaderboards import Scope
from bot.features.standings.model.periods import Period
from bot.features.standings.store.figures import SqlRecordStore
from bot.features.tournaments.model.advance import Matches, advance, wanted
from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.change import Change
from bot.features.tournaments.model.pairing import matching
from bot.features.tournaments.model.plan import Seeding
from bot.features.tournaments.model.results import endings
from bot.features.tournaments.model.series import Series, deal_of
from bot.features.tournaments.model.start import advance_registration, begun, is_to_begin
from bot.features.tournaments.model.times import deadline_of
from bot.features.tournaments.model.tournament import Entry, PauseReason, Tournament
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.service.games import TournamentGames
from bot.features.tournaments.service.notifications import TournamentNotifications
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.match.clocks.deadlines import Deadlines
from bot.match.clocks.downtime import DownTime
from bot.match.model.errors import StaleError
from bot.match.model.match import Match
from bot.match.ports import Clock, MatchWatch
from bot.match.results.ratings import MIDDLE, Rating
from bot.match.service.tasks import Inbox, LatestWins, Tasks

CallRoll = Callable[[Tournament], Awaitable[bool]]
"""Takes out who has left the server of a tournament; tells whether anybody has."""

_LATER: Final = 30
"""Seconds until something is tried again that Discord would not do."""

_log = logging.getLogger(__name__)


class TournamentProgress(MatchWatch):
    """Advances tournaments when games, people or the time ask for it."""

    def __init__(
        self,
        store: SqlTournamentStore,
        changes: Changes,
        games: TournamentGames,
        telling: TournamentNotifications,
        ratings: SqlRecordStore,
        *,
        clock: Clock,
        tasks: Tasks,
        deadlines: Deadlines,
    ) -> None:
        """Do nothing before the first is woken."""
        self._store = store
        self._changes = changes
        self._games = games
        self._telling = telling
        self._ratings = ratings
        self._clock = clock
        self._tasks = tasks
        self._deadlines = deadlines
        self._running = LatestWins(tasks, "tournament", self._run)
        self._showing: set[int] = set()
        self._again: dict[int, int] = {}
        self._random = SystemRandom()
        self._call_roll: CallRoll | None = None

    def call_roll_by(self, call_roll: CallRoll) -> None:
        """Have `call_roll` asked before each tournament begins."""
        self._call_roll = call_roll

    def schedule(self, tournament_id: int) -> None:
        """Advance a tournament soon, in the background."""
        self._running.put(tournament_id, None)

    async def follow_up(self, tournament: Tournament) -> Tournament | None:
        """Store what follows from a change at once, and return the tournament after it.

        What Discord is needed for follows by itself. Returns None if it is deleted meanwhile.
        """
        try:
            return await self._settled(tournament)
        finally:
            self.schedule(tournament.id)

    def changed(self, before: Match, after: Match) -> None:
        """Schedule the tournament of a match that has ended, or whose players come and go."""
        tournament_id = _tournament_of(after)
        if tournament_id is not None and _concerns(before, after):
            self.schedule(tournament_id)

    async def next_deadline(self) -> int | None:
        """Return when the next tournament is due, or is to be tried again."""
        stored = await self._store.next_deadline()
        return min([*self._again.values(), *([] if stored is None else [stored])], default=None)

    async def pass_due(self, now: int) -> None:
        """Schedule the tournaments that were due `now` or earlier."""
        again = [waiting for waiting, at in self._again.items() if at <= now]
        for tournament_id in {*again, *await self._store.due(now)}:
            self._again.pop(tournament_id, None)
            self.schedule(tournament_id)  # others do not wait for what Discord is told

    async def postpone(self, down: DownTime) -> None:
        """Give tournaments back the time that the bot was down, and schedule open ones."""
        await self._store.postpone(down)
        unfinished = await self._store.unfinished()
        for tournament_id in unfinished:
            tournament = await self._store.get(tournament_id)
            if tournament is not None:
                await self._games.postponed(tournament, down.since)
        for tournament_id in unfinished:
            self.schedule(tournament_id)

    async def schedule_if_ours(self, tournament_id: int) -> None:
        """Schedule a tournament of which another process tells, if its server is ours."""
        tournament = await self._store.get(tournament_id)
        if tournament is not None and self._store.is_due_here(tournament):
            self.schedule(tournament_id)

    async def advance(self, tournament_id: int) -> None:
        """Do everything that is due in a tournament now. It may be done twice."""
        tournament = await self._settled(await self._store.get(tournament_id))
        while tournament is not None and await self._begin_games(tournament):
            tournament = await self._settled(await self._store.get(tournament_id))
        if tournament is None:
            return
        await self._games.keep_up(tournament)
        self._show_games(tournament)
        if not await self._telling.tell(tournament):
            self._look_again(tournament_id)
        self._deadlines.note(deadline_of(tournament))

    async def _run(self, inbox: Inbox[None]) -> None:
        try:
            for _ in inbox:
                try:
                    await self.advance(inbox.key)
                except StaleError:  # another process has moved one of its games, now read anew
                    inbox.put(None)
        except BaseException:
            self._look_again(inbox.key)
            raise

    def _look_again(self, tournament_id: int) -> None:
        """Advance a tournament again later, since something failed for now."""
        at = self._again[tournament_id] = self._clock.now() + _LATER
        self._deadlines.note(at)

    async def _settled(self, tournament: Tournament | None) -> Tournament | None:
        """Store all changes that follow in a tournament; None if it does not exist any more."""
        called = False
        while (before := tournament) is not None:
            if before.plan.traits.needs_matching and not matching.is_loaded():
                await asyncio.to_thread(matching.load)
            now = self._clock.now()
            if self._call_roll is not None and not called and is_to_begin(before, now):
                called = True
                if await self._call_roll(before):
                    tournament = await self._store.get(before.id)
                    continue
            match_ids = wanted(before, now)
            matches = await self._games.look_at(match_ids)
            order = await self._order(before) if is_to_begin(before, now) else ()
            work = partial(follow, matches=matches, order=order)
            # a match that cannot be read was given up, which `before` does not know of
            known = before if len(matches) == len(match_ids) else None
            after = await self._changes.make_if_kept(before.id, work, now=now, known=known)
            if after is None:
                return None
            if await self._games.end(endings(after, now)):
                tournament = await self._store.get(before.id)
            elif after.version == before.version:
                return after
            else:
                tournament = after
        return None

    async def _order(self, tournament: Tournament) -> list[int]:
        """Return the ids of the entries in the order of their seeding."""
        entries = list(tournament.present)
        self._random.shuffle(entries)
        if tournament.plan.seeding is Seeding.RATING:
            scope = Scope(tournament.place.guild_id, Period.ALL, None)
            people = [person.user_id for entry in entries for person in entry.people]
            ratings = await self._ratings.ratings(scope, people, self._clock.now())
            entries.sort(key=lambda entry: -_strength(entry, ratings))
        return [entry.id for entry in entries]

    async def _begin_games(self, tournament: Tournament) -> bool:
        """Begin the games of a tournament that are due, and tell whether there were any."""
        if tournament.is_paused or tournament.plan.traits.is_solitary:
            return False
        due = [
            (series, game)
            for series in tournament.open_series
            for game in series.open_games
            if game.match is None
        ]
        for series, game in due:
            await self._games.begin(tournament, series, game)
        return bool(due)

    def _show_games(self, tournament: Tournament) -> None:
        if tournament.is_paused or tournament.plan.traits.is_solitary:
            return
        for series in tournament.open_series:
            for game in series.open_games:
                match = game.match
                if match is None or match.is_shown or not match.is_open:
                    continue
                if match.id not in self._showing:
                    self._showing.add(match.id)
                    work = self._show(tournament, series, match.id)
                    self._tasks.start(work, f"show {match.id}")

    async def _show(self, tournament: Tournament, series: Series, match_id: int) -> None:
        try:
            done = await self._games.show(tournament, series, match_id)
        finally:
            self._showing.discard(match_id)
        if isinstance(done, PauseReason):
            await self._changes.make_if_kept(tournament.id, partial(_troubled, done))
        if done:
            self.schedule(tournament.id)
        else:
            self._look_again(tournament.id)


def follow(tournament: Tournament, now: int, *, matches: Matches, order: Sequence[int]) -> Change:
    """Return a tournament with every change that follows by itself."""
    if not tournament.is_open:
        return Change(tournament)
    change = advance_registration(tournament, now)
    if is_to_begin(change.tournament, now) and _covers(order, change.tournament):
        change = change.then(begun(change.tournament, order, now))
    return change.then(advance(change.tournament, matches, now))


def _strength(entry: Entry, ratings: Mapping[int, Rating]) -> float:
    """Return the rating of an entry; people without one count as newcomers."""
    rated = [ratings.get(person.user_id) for person in entry.people]
    points = [MIDDLE if rating is None else rating.points for rating in rated]
    return sum(points) / len(points)


def _covers(order: Collection[int], tournament: Tournament) -> bool:
    """Tell whether a seeding has all entries: nobody has joined since it was made."""
    return {entry.id for entry in tournament.present} <= set(order)


def _tournament_of(match: Match) -> int | None:
    """Return the id of the tournament that a match is played for."""
    if match.tournament is not None:
        return match.tournament.tournament_id
    deal = deal_of(match)
    return None if deal is None else deal.tournament_id


def _concerns(before: Match, after: Match) -> bool:
    if not after.is_open:
        return before.is_open
    return (
        after.is_deserted is not before.is_deserted
        or after.parked is not before.parked
        or (before.message_id is not None and after.message_id is None)
        or (after.state.seat != before.state.seat and after.state.round <= _FIRST_ROUNDS)
    )


_FIRST_ROUNDS: Final = 2
"""The rounds of a game in which it is seen whether both have come."""


def _troubled(trouble: PauseReason, tournament: Tournament, now: int) -> Change:
    """Pause a tournament until its organizer has mended what is wrong."""
    if tournament.is_paused or not tournament.is_open:
        return Change(tournament)
    act = AuditEntry(now, AuditKind.TROUBLE, detail=trouble)
    return Change(replace(tournament, paused_at=now, trouble=trouble), (act,))
