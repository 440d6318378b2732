"""What every feature works with: the matches, the clock, and where boards are shown."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from bot.database.notes import SqlNotes
from bot.database.ports import Database
from bot.match.clocks.absences import Absences
from bot.match.clocks.clocks import Clocks
from bot.match.clocks.deadlines import Deadlines, PassDeadlines, pass_by_kind
from bot.match.clocks.heartbeat import Heartbeat, NotedHeartbeat
from bot.match.ports import BoardPost, Clock, DiceCup, MatchSettings, MembershipProbe, TurnCaller
from bot.match.service.activity import Activity
from bot.match.service.cache_bus import CacheBus, NewsTopic, RemoteNotifier
from bot.match.service.moves import Moves
from bot.match.service.opponents import ChooseMove, InOneGo, Opponents
from bot.match.service.redraws import Redraws
from bot.match.service.registry import MatchRegistry
from bot.match.service.tasks import Tasks
from bot.match.service.turn_calls import TurnCalls
from bot.match.service.watches import Watches
from bot.match.store.finishing import FinishStep
from bot.match.store.matches import SqlMatchStore
from bot.match.store.turn_calls import SqlTurnCallStore
from bot.sharding import EVERYTHING, Share

NOTICED: Final = 5
"""Seconds by which a clock has to be wrong to be drawn again."""


class Client(Protocol):
    """The part of the Discord client that games need."""

    tasks: Tasks

    @property
    def boards(self) -> BoardPost:
        """Where boards are shown."""

    @property
    def turn_caller(self) -> TurnCaller:
        """Calls people to their turns."""

    @property
    def membership(self) -> MembershipProbe:
        """Who is on a server."""


@dataclass(frozen=True, slots=True)
class OpponentTerms:
    """How opponents play: who chooses moves, who sees them at once, seconds before each."""

    choose: ChooseMove
    in_one_go: InOneGo
    pace: float


@dataclass(frozen=True, slots=True)
class ShardAssignment:
    """The servers of this process: its `share` of them, and their `heartbeat`.

    Without one it is noted in the database, as one process alone can.
    """

    share: Share = EVERYTHING
    heartbeat: Heartbeat | None = None


@dataclass(frozen=True, slots=True)
class Core:
    """What all features share; there is one of each. Background work is that of `share` alone."""

    database: Database
    share: Share
    clock: Clock
    tasks: Tasks
    boards: BoardPost
    membership: MembershipProbe
    notes: SqlNotes
    news: CacheBus
    matches: SqlMatchStore
    registry: MatchRegistry
    activity: Activity
    moves: Moves
    absences: Absences
    clocks: Clocks
    deadlines: Deadlines
    opponents: Opponents

    async def old_clocks(self) -> list[int]:
        """Return the matches whose boards show a clock of before the bot was down.

        Those that run out first come first.
        """
        is_seen = self.deadlines.was_down >= NOTICED
        return await self.matches.with_clocks() if is_seen else []

    @asynccontextmanager
    async def running(self, passing: PassDeadlines) -> AsyncIterator[None]:
        """Let time run, with what `passing` does of its deadlines, and opponents play.

        Both stop when the block ends.
        """
        await self.opponents.start(self.moves.play)
        await self.deadlines.start(partial(pass_by_kind, passing))
        try:
            yield
        finally:
            self.opponents.stop()
            await self.deadlines.stop()


async def open_core(
    database: Database,
    client: Client,
    settings: MatchSettings,
    finishing: Sequence[FinishStep],
    *,
    clock: Clock,
    cup: DiceCup,
    terms: OpponentTerms,
    duty: ShardAssignment = ShardAssignment(),
) -> Core:
    """Return the core; nothing happens before it is `running`.

    The steps of `finishing` are done when a game ends; background work is that of its `duty` alone.
    """
    tasks, boards = client.tasks, client.boards
    matches, notes = SqlMatchStore(database, finishing, duty.share), SqlNotes(database)
    news = CacheBus(tasks)
    registry = MatchRegistry(matches, watches=Watches(duty.share, RemoteNotifier(news)))
    news.on(NewsTopic.MATCH, registry.invalidate, registry.invalidate_all)
    moves, activity = Moves(clock=clock, cup=cup), Activity(clock)
    stored_calls = SqlTurnCallStore(database, duty.share)
    calls = TurnCalls(stored_calls, client.turn_caller, settings, clock, tasks)
    await calls.load()
    absences = Absences(moves, settings, client.membership)
    clocks = Clocks(registry, moves, absences, settings=settings, clock=clock, boards=boards)
    deadlines = Deadlines(matches, duty.heartbeat or NotedHeartbeat(notes), clock, tasks)
    opponents = Opponents(
        matches, registry, terms.choose, tasks, pace=terms.pace, in_one_go=terms.in_one_go
    )
    registry.watch(calls, activity, clocks, deadlines, opponents, Redraws(boards))
    return Core(
        database=database,
        share=duty.share,
        clock=clock,
        tasks=tasks,
        boards=boards,
        membership=client.membership,
        notes=notes,
        news=news,
        matches=matches,
        registry=registry,
        activity=activity,
        moves=moves,
        absences=absences,
        clocks=clocks,
        deadlines=deadlines,
        opponents=opponents,
    )
