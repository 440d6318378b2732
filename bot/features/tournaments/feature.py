"""Tournaments: joining, organizing and looking at them, and what goes on by itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.features.duplicate.feature import DuplicateFeature
from bot.features.rulebook.feature import RulebookFeature
from bot.features.standings.feature import StandingsFeature
from bot.features.tournaments.ports import Cards, TournamentEvents, TournamentThreads
from bot.features.tournaments.service.berserk import Berserk
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.service.departures import TournamentDepartures
from bot.features.tournaments.service.drafts import PlanDrafts
from bot.features.tournaments.service.duplicates import Duplicates
from bot.features.tournaments.service.games import TournamentGames
from bot.features.tournaments.service.notifications import TournamentNotifications
from bot.features.tournaments.service.organizer_actions import OrganizerActions
from bot.features.tournaments.service.presence import PresenceWatch
from bot.features.tournaments.service.progress import TournamentProgress
from bot.features.tournaments.service.queries import TournamentQueries
from bot.features.tournaments.service.registration import TournamentRegistration
from bot.features.tournaments.store.cards import SqlCardStore
from bot.features.tournaments.store.drafts import SqlPlanDraftStore
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.match.core import Core
from bot.match.service.cache_bus import NewsTopic
from bot.match.service.departures import ServerLeft, Stays, WhenGone

MakeCards = Callable[[SqlCardStore], Cards]
"""Returns what shows cards, which keeps where they are in a store."""


@dataclass(frozen=True, slots=True)
class TournamentsFeature:
    """What other features and cogs need of tournaments."""

    entering: TournamentRegistration
    organizing: OrganizerActions
    duplicates: Duplicates
    berserk: Berserk
    presence: PresenceWatch
    looking: TournamentQueries
    progress: TournamentProgress
    leaving: TournamentDepartures
    telling: TournamentNotifications
    drafts: PlanDrafts
    cards: Cards

    @property
    def when_gone(self) -> WhenGone:
        """Return what happens to tournaments when somebody or something goes."""
        at_once = Stays("rows and memory go at once, and it tells of nobody meanwhile")
        return WhenGone(
            person_leaves=self.leaving.withdraw_everywhere,
            person_out=at_once,
            while_deleted=at_once,
            person_deleted=Stays("a tournament is read anew whenever it is needed"),
            member_left=self.leaving.leave_server,
            server_left=ServerLeft(
                self.leaving.servers,
                self.leaving.lose_server,
                Stays("what was called off is not begun again"),
            ),
            server_closes=self.leaving.lose_server,
            server_deleted=Stays("a tournament is read anew whenever it is needed"),
            channel_deleted=Stays("it pauses by itself when its games cannot be shown"),
        )


def build_tournaments(
    core: Core,
    standings: StandingsFeature,
    duplicate: DuplicateFeature,
    rulebook: RulebookFeature,
    *,
    threads: TournamentThreads,
    listeners: Sequence[TournamentEvents],
    cards: MakeCards,
) -> TournamentsFeature:
    """Build tournaments, which listen to matches and deadlines from now on.

    Its games are shown in `threads`, its `listeners` announce what becomes of tournaments, and
    `cards` shows them in their channels.
    """
    store, clock = SqlTournamentStore(core.database, core.share), core.clock
    changes = Changes(store, clock)
    shown = cards(SqlCardStore(core.database))
    duplicates = Duplicates(duplicate.deals, changes, clock)
    games = TournamentGames(
        core.matches, core.registry, threads, duplicates, boards=core.boards, clock=clock
    )
    telling = TournamentNotifications(changes, threads, listeners, shown)
    schedule = partial(core.news.tell, NewsTopic.TOURNAMENT)
    leaving = TournamentDepartures(store, changes, schedule, core.membership)
    progress = TournamentProgress(
        store,
        changes,
        games,
        telling,
        standings.records,
        clock=clock,
        tasks=core.tasks,
        deadlines=core.deadlines,
    )
    progress.call_roll_by(leaving.call_roll)
    core.registry.watch(progress)
    core.deadlines.also(progress)
    core.news.on(NewsTopic.TOURNAMENT, progress.schedule_if_ours)
    presence = PresenceWatch(changes, core.registry, progress.schedule, core.tasks)
    core.registry.watch(presence)
    entering = TournamentRegistration(store, changes, progress.schedule, clock=clock)
    return TournamentsFeature(
        entering=entering,
        organizing=OrganizerActions(changes, progress.follow_up),
        duplicates=duplicates,
        berserk=Berserk(store, core.registry, clock),
        presence=presence,
        looking=TournamentQueries(store, changes, core.registry),
        progress=progress,
        leaving=leaving,
        telling=telling,
        drafts=PlanDrafts(
            SqlPlanDraftStore(core.database), rulebook.rulesets, entering.create, clock
        ),
        cards=shown,
    )
