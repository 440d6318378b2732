"""Tournaments on a real database, with a stage that only remembers, and a clock that is set."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.database.notes import SqlNotes
from bot.database.opening import Address
from bot.database.ports import Database
from bot.engine import Bank, Roll, best_keep
from bot.features.duplicate.service import DuplicateDeals
from bot.features.duplicate.store import SqlDealStore
from bot.features.standings.store.figures import SqlRecordStore
from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.plan import Plan
from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import (
    Entry,
    MissingPermission,
    PauseReason,
    Tournament,
)
from bot.features.tournaments.ports import BoardSpot
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.service.departures import TournamentDepartures
from bot.features.tournaments.service.duplicates import Duplicates
from bot.features.tournaments.service.games import TournamentGames
from bot.features.tournaments.service.notifications import TournamentNotifications
from bot.features.tournaments.service.organizer_actions import OrganizerActions
from bot.features.tournaments.service.presence import PresenceWatch
from bot.features.tournaments.service.progress import TournamentProgress
from bot.features.tournaments.service.queries import TournamentQueries
from bot.features.tournaments.service.registration import TournamentRegistration
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.match.clocks.deadlines import Deadlines
from bot.match.clocks.heartbeat import NotedHeartbeat
from bot.match.model.match import Match, Person, Place
from bot.match.service.moves import Moves
from bot.match.service.registry import MatchRegistry
from bot.match.service.shared_games import SharedGames
from bot.match.service.tasks import Tasks
from bot.match.store.matches import SqlMatchStore
from bot.storage import FINISHING, open_up_to_date
from tests.support.matches.fakes import ScriptedCup, SeenBoards, SeenPeople, SetClock

GUILD = 50
CHANNEL = Place(GUILD, 60)
DORA = Actor(Person(900, "Dora"), GUILD, manages=True)
ONES = (1, 1, 1, 1, 1, 1)


class NoCards:
    """The port `Cards` of a desk: nothing is shown."""

    def changed(self, tournament: Tournament) -> None:
        """Leave it at that."""

    def post(self, tournament: Tournament) -> None:
        """Leave it at that."""


@dataclass
class SeenStage:
    """Shows every game in a thread of its own, or says what is `wrong`.

    `most`: how many games it was showing at once.
    """

    shown: list[int] = field(default_factory=list)
    showing: int = 0
    most: int = 0
    wrong: PauseReason | None = None
    told: list[PauseReason | MissingPermission] = field(default_factory=list)

    async def show(
        self, tournament: Tournament, series: Series, match: Match
    ) -> BoardSpot | PauseReason | None:
        if self.wrong is not None:
            return self.wrong
        self.showing += 1
        self.most = max(self.most, self.showing)
        await asyncio.sleep(0.01)  # as a request takes its time
        self.showing -= 1
        self.shown.append(match.id)
        return BoardSpot(Place(GUILD, 1000 + match.id), 2000 + match.id)

    async def tell_organizer(
        self, tournament: Tournament, why: PauseReason | MissingPermission
    ) -> None:
        self.told.append(why)


@dataclass
class SeenHerald:
    """Remembers what was announced, and what it was told while Discord was `away`."""

    news: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    podium: Sequence[tuple[int, Entry]] = ()
    away: bool = False
    lacks: MissingPermission | None = None

    async def announced(self, tournament: Tournament) -> bool:
        return self._note("announced")

    async def changed(self, tournament: Tournament) -> bool:
        return self._note("changed")

    async def checks_in(self, tournament: Tournament) -> bool:
        return self._note("checks in")

    async def began(self, tournament: Tournament) -> bool:
        return self._note("began")

    async def ended(self, tournament: Tournament, podium: Sequence[tuple[int, Entry]]) -> bool:
        self.podium = podium
        return self._note("ended")

    async def called_off(self, tournament: Tournament) -> bool:
        return self._note("called off")

    async def hindrance(self, tournament: Tournament) -> MissingPermission | None:
        return self.lacks

    def _note(self, news: str) -> bool:
        (self.missed if self.away else self.news).append(news)
        return not self.away


class PatientTasks(Tasks):
    """Tasks that can be waited for."""

    async def idle(self) -> None:
        """Wait until nothing runs any more."""
        while self._running:
            await asyncio.gather(*self._running)


@dataclass
class Desk:
    """The services of tournaments, and short ways to use them."""

    clock: SetClock
    cup: ScriptedCup
    threads: SeenStage
    listener: SeenHerald
    store: SqlTournamentStore
    roll_call: SeenPeople
    registry: MatchRegistry
    moves: Moves
    tasks: PatientTasks
    entering: TournamentRegistration
    organizing: OrganizerActions
    looking: TournamentQueries
    progress: TournamentProgress
    database: Database
    deadlines: Deadlines
    duplicates: Duplicates
    shared: SharedGames
    presence: PresenceWatch
    id: int = 0

    async def start(self) -> None:
        """Let time run, after the time was given back in which nobody was there."""
        self.deadlines.also(self.progress)
        await self.deadlines.start(self.shared.time_up)

    async def announce(self, plan: Plan, people: int, teams: Sequence[str] = ()) -> None:
        """Announce a tournament that so many people join: their ids begin at 1."""
        self.id = (await self.entering.create(plan, CHANNEL, DORA)).id
        for user_id in range(1, people + 1):
            team = teams[user_id - 1] if teams else ""
            await self.entering.join(self.id, actor(user_id), team)
        await self.settle()

    async def begin(self, plan: Plan, people: int, teams: Sequence[str] = ()) -> None:
        """Announce a tournament, and start it."""
        await self.announce(plan, people, teams)
        await self.organizing.start(self.id, DORA)
        await self.settle()

    async def settle(self) -> None:
        """Do everything that is due now."""
        await self.progress.pass_due(self.clock.now())
        self.progress.schedule(self.id)
        await self.tasks.idle()

    async def pass_time(self, seconds: int) -> None:
        """Let time go by; clocks of games stand still here."""
        self.clock.time += seconds
        await self.settle()

    async def now(self) -> Tournament:
        """Return the tournament as it is stored."""
        return await self.looking.show(self.id, GUILD)

    async def matches(self) -> list[Match]:
        """Return the games that are being played."""
        found = []
        for series in (await self.now()).series:
            for game in series.games:
                if game.match is not None and game.match.is_open:
                    async with self.registry.lock(game.match.id) as locked:
                        found.append(locked.match)
        return found

    async def win(self, match: Match, winner: int = 0) -> None:
        """Let the player at a seat win at once, after a farkle of the other if need be."""
        async with self.registry.lock(match.id) as locked:
            if winner:
                self.cup.rolls.append((2, 2, 3, 3, 4, 6))
                await self.moves.act(locked, 0, Roll())
            self.cup.rolls.append(ONES)
            await self.moves.act(locked, winner, Roll())
            best = best_keep(locked.match.state)
            assert best is not None
            await self.moves.act(locked, winner, Bank(best))
        await self.settle()

    async def farkle(self, match: Match, seat: int) -> None:
        """Let the player at a seat, who is on turn, roll nothing that scores."""
        self.cup.rolls.append((2, 2, 3, 3, 4, 6))
        async with self.registry.lock(match.id) as locked:
            await self.moves.act(locked, seat, Roll())

    async def play_all(self) -> int:
        """Let whoever has the lower id win every game; return how many games that were."""
        played = 0
        while matches := await self.matches():
            ids = [player.user_id for player in matches[0].players]
            await self.win(matches[0], ids.index(min(ids)))
            played += 1
        return played


def actor(user_id: int) -> Actor:
    """Return somebody who takes part."""
    return Actor(Person(user_id, f"P{user_id:03}"), GUILD)


@asynccontextmanager
async def open_desk(address: Address) -> AsyncIterator[Desk]:
    """Open the desk on the database at `address`."""
    async with open_up_to_date(address) as database:
        clock, cup, boards, tasks = SetClock(), ScriptedCup(), SeenBoards(), PatientTasks()
        threads, listener = SeenStage(), SeenHerald()
        store, matches = SqlTournamentStore(database), SqlMatchStore(database, FINISHING)
        registry, changes = MatchRegistry(matches), Changes(store, clock)
        deadlines = Deadlines(matches, NotedHeartbeat(SqlNotes(database)), clock, tasks)
        shared = SharedGames(registry, clock)
        deals = DuplicateDeals(
            SqlDealStore(database), registry, shared, clock=clock, note_deadline=deadlines.note
        )
        duplicates = Duplicates(deals, changes, clock)
        roll_call = SeenPeople()
        leaving = TournamentDepartures(store, changes, lambda _: None, roll_call)
        progress = TournamentProgress(
            store,
            changes,
            TournamentGames(matches, registry, threads, duplicates, boards=boards, clock=clock),
            TournamentNotifications(changes, threads, [listener], NoCards()),
            SqlRecordStore(database),
            clock=clock,
            tasks=tasks,
            deadlines=deadlines,
        )
        progress.call_roll_by(leaving.call_roll)
        presence = PresenceWatch(changes, registry, progress.schedule, tasks)
        registry.watch(progress, presence)
        yield Desk(
            clock=clock,
            cup=cup,
            threads=threads,
            listener=listener,
            store=store,
            roll_call=roll_call,
            registry=registry,
            moves=Moves(clock=clock, cup=cup),
            tasks=tasks,
            entering=TournamentRegistration(store, changes, progress.schedule, clock=clock),
            organizing=OrganizerActions(changes, progress.follow_up),
            looking=TournamentQueries(store, changes, registry),
            progress=progress,
            database=database,
            deadlines=deadlines,
            duplicates=duplicates,
            shared=shared,
            presence=presence,
        )
        deadlines.pause()
        await tasks.cancel()
