"""The features, and what each of them is built from."""

import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from bot.client import FarkleBot
from bot.client.announcing.announcer import ChannelAnnouncer
from bot.client.announcing.calendar import ScheduledEvents
from bot.client.announcing.roles import MemberRoles
from bot.client.announcing.streak_messages import StreakMessages
from bot.client.boards.ladder_news import LadderNews
from bot.client.boards.race_pictures import RacePictures
from bot.client.boards.tournament_threads import ChannelTournamentThreads
from bot.client.callbacks import MakeCallbacks, SessionCallbacks
from bot.client.clock import SystemClock
from bot.client.guard.meter import Metering
from bot.client.shard_assignment import sharing
from bot.client.tournaments.cards import BETWEEN, TournamentCards
from bot.config import Settings
from bot.database.errors import StorageError
from bot.database.opening import open_ears
from bot.database.shards import tell
from bot.database.sqlite.daily_backups import daily_backups
from bot.features.analysis.feature import AnalysisFeature, JobAdvisor, build_analysis, open_advisor
from bot.features.announcements.feature import AnnouncementsFeature, open_announcements, reminding
from bot.features.board.feature import BOARD_VIEWS, BoardFeature, build_board
from bot.features.daily.feature import DailyFeature, build_daily
from bot.features.duplicate.feature import DuplicateFeature, build_duplicate
from bot.features.fairness.feature import FairnessFeature, build_fairness
from bot.features.help.feature import HelpFeature, build_help
from bot.features.ladder.feature import LadderFeature, open_ladder
from bot.features.learn.feature import LearnFeature, build_learn
from bot.features.privacy.feature import (
    Operator,
    PrivacyFeature,
    build_leaving,
    matches_when_gone,
    open_privacy,
)
from bot.features.puzzles.feature import PuzzlesFeature, build_puzzles
from bot.features.rulebook.feature import RuleBook, RulebookFeature, build_rulebook
from bot.features.settings.feature import SettingsFeature, open_settings
from bot.features.standings.feature import StandingsFeature, build_standings
from bot.features.standings.store.soundness import require_usable
from bot.features.tables.feature import GATHERING_VIEWS, PARKED_VIEW, TablesFeature, open_tables
from bot.features.tavern.feature import (
    CHOOSING_VIEWS,
    TavernFeature,
    build_tavern,
    open_collections,
)
from bot.features.tournaments.feature import TournamentsFeature, build_tournaments
from bot.features.vacations.feature import VacationsFeature, open_vacations
from bot.features.watching.feature import WatchingFeature, open_watching
from bot.features.watching.service.audience import EVERY
from bot.jobs.job import Workers
from bot.kit.components.layout import Layout
from bot.kit.game.match_views import MatchViews
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.pictures.drawing import open_drawing
from bot.kit.texts.texts import Texts
from bot.match.clocks.deadlines import PassDeadlines
from bot.match.core import Core, OpponentTerms, open_core
from bot.match.model.match import Match
from bot.match.ports import Clock, DiceCup
from bot.match.service.departures import Departures
from bot.match.service.dice_cup import SystemCup
from bot.match.service.opponents import PACE
from bot.storage import FINISHING, OWNERS, PERSONAL_DATA, ROWS_ALONE, open_up_to_date

_log = logging.getLogger(__name__)

PHASE_VIEWS: Final = (*GATHERING_VIEWS, *CHOOSING_VIEWS, *BOARD_VIEWS)
"""One for each phase of a match."""

MATCH_VIEWS: Final = MatchViews(PARKED_VIEW, PHASE_VIEWS)
"""How every match is shown."""


@dataclass(frozen=True, slots=True)
class WiringOptions:
    """What tests and the sandbox change.

    Opponents wait `pace` seconds before each move, what a watcher sees changes every `views`
    seconds at most, and the card of a tournament every `card_pause`. Finished games are reviewed in
    the background unless `assesses` is False, newcomers are told of the lessons unless `offers` is,
    their first games are not rated unless `friendly` is, and `races` are drawn of games that end.
    Long work has its `own_process`, or else threads, which start faster. Answers to presses are
    sent by `callbacks`. Discord says how many shards to have unless `shard_count` does. Of several
    processes that share the bot this one is `holder`, as the one before it; `lose` is told if
    another takes its place. `metering` counts what happens.
    """

    clock: Clock = field(default_factory=SystemClock)
    cup: DiceCup = field(default_factory=SystemCup)
    pace: float = PACE
    card_pause: float = BETWEEN
    views: float = EVERY
    assesses: bool = True
    offers: bool = True
    friendly: bool = True
    races: bool = True
    own_process: bool = True
    callbacks: MakeCallbacks = SessionCallbacks
    shard_count: int | None = None
    metering: Metering = field(default_factory=Metering)
    holder: str = field(default_factory=partial(secrets.token_hex, 8))
    lose: Callable[[StorageError], None] = _log.critical


@dataclass(frozen=True, slots=True)
class Features:
    """Every feature of one running bot, and what they share."""

    core: Core
    drawing: Workers
    advisor: JobAdvisor
    settings: SettingsFeature
    rulebook: RulebookFeature
    standings: StandingsFeature
    tables: TablesFeature
    vacations: VacationsFeature
    board: BoardFeature
    tavern: TavernFeature
    daily: DailyFeature
    duplicate: DuplicateFeature
    ladder: LadderFeature
    announcements: AnnouncementsFeature
    tournaments: TournamentsFeature
    puzzles: PuzzlesFeature
    analysis: AnalysisFeature
    learn: LearnFeature
    watching: WatchingFeature
    fairness: FairnessFeature
    help: HelpFeature
    privacy: PrivacyFeature
    departures: Departures

    @property
    def deadlines(self) -> PassDeadlines:
        """Return what is done when the time of a match is up, of whatever kind it is."""
        parts = (self.tables, self.tavern, self.board, self.daily, self.duplicate)
        return {kind: done for part in parts for kind, done in part.deadlines.items()}

    async def result(self, match: Match, texts: Texts, dice: DiceFaces) -> Layout:
        """Return what the player of a match without a board is shown once it is over."""
        views = {**self.daily.results, **self.duplicate.results}
        return await views[type(match.variant)](match, texts, dice)


@asynccontextmanager
async def open_features(
    bot: FarkleBot, config: Settings, rules: RuleBook, options: WiringOptions
) -> AsyncIterator[Features]:
    """Open the database and every feature on it, each after those that it builds on."""
    async with AsyncExitStack() as until_closed:
        enter, enter_async = until_closed.enter_context, until_closed.enter_async_context
        database = await enter_async(open_up_to_date(config.database, options.metering.statements))
        duty = await enter_async(sharing(database, bot, config, options.holder, options.lose))
        settings = await open_settings(database)
        own = options.own_process
        advisor = enter(
            open_advisor(config.solved, config.solve_minutes, bot.limiter, own_process=own)
        )
        core = await open_core(
            database,
            bot,
            settings.book,
            FINISHING,
            clock=options.clock,
            cup=options.cup,
            duty=duty,
            terms=OpponentTerms(advisor.choose, settings.shows_whole_turns, options.pace),
        )
        settings.listen(core.news)
        if not config.cluster.is_alone:
            core.news.send_by(partial(tell, database))
            await enter_async(open_ears(config.database, core.news.receive))
        rulebook = build_rulebook(core, rules, settings)
        standings = build_standings(core)
        collections = open_collections(database)
        learn = build_learn(core, rules, advisor.advise, offers=options.offers)
        tables = await open_tables(
            core,
            settings,
            bot.threads,
            collections,
            learn.course,
            files=config.files,
            lifetime=config.invitation_minutes * 60,
            played_by=standings.records.experience if options.friendly else None,
        )
        vacations = await open_vacations(core)
        ladder = open_ladder(
            core, settings, rulebook, tables, standings, vacations=vacations, news=LadderNews(bot)
        )
        board = build_board(core, settings, tables, MATCH_VIEWS)
        drawing = enter(open_drawing(own_process=own))
        if options.races:
            core.registry.watch(RacePictures(bot, bot.boards, drawing, board.has_race))
        tavern = build_tavern(core, collections, rulebook, tables)
        daily = build_daily(core, rulebook)
        duplicate = build_duplicate(core)
        announcements = enter(
            open_announcements(
                core,
                settings,
                standings,
                daily,
                announcer=ChannelAnnouncer(bot),
                roles=MemberRoles(bot),
                calendar=ScheduledEvents(bot),
                reminders=reminding(core, settings, daily, vacations, StreakMessages(bot).send),
            )
        )
        tournaments = build_tournaments(
            core,
            standings,
            duplicate,
            rulebook,
            threads=ChannelTournamentThreads(bot),
            listeners=[announcements.tournaments],
            cards=partial(TournamentCards, bot, options.card_pause),
        )
        puzzles = build_puzzles(core, rulebook, advisor, standings)
        analysis = build_analysis(
            core, advisor, standings.records, puzzles.own, assesses=options.assesses
        )
        watching = enter(
            open_watching(core, settings, advisor, standings.leaderboards, every=options.views)
        )
        fairness = build_fairness(core)
        leaving = build_leaving(core, tables, board)
        departures = Departures(
            {
                "tournaments": tournaments.when_gone,  # before their games: none begins anew
                "ladder": ladder.when_gone,
                "match": matches_when_gone(core, tables, leaving),
                "announcements": announcements.when_gone,
                "watching": watching.when_gone,
                "vacations": vacations.when_gone,
                "settings": settings.when_gone,
                "analysis": analysis.when_gone,
                **ROWS_ALONE,
            },
            OWNERS,
        )
        for looking in (standings.leaderboards, core.absences):
            looking.tell_of_leavers(partial(departures.note_leaver, core.tasks))
        privacy = enter(
            open_privacy(
                core,
                tables,
                leaving,
                departures,
                operator=Operator(config.contact, config.policy),
                columns=PERSONAL_DATA,
            )
        )
        features = Features(
            core=core,
            advisor=advisor,
            drawing=drawing,
            settings=settings,
            rulebook=rulebook,
            standings=standings,
            tables=tables,
            vacations=vacations,
            board=board,
            tavern=tavern,
            daily=daily,
            duplicate=duplicate,
            ladder=ladder,
            announcements=announcements,
            tournaments=tournaments,
            puzzles=puzzles,
            analysis=analysis,
            learn=learn,
            watching=watching,
            fairness=fairness,
            help=build_help(core),
            privacy=privacy,
            departures=departures,
        )
        if config.backups is not None and isinstance(config.database, Path):
            enter(daily_backups(config.database, config.backups, require_usable))
        core.registry.watch(*options.metering.matches)
        await enter_async(core.running(features.deadlines))
        core.tasks.start(vacations.vacations.resume(), "vacations")
        if analysis.missed is not None:
            core.tasks.start(analysis.missed.make_up(), "missed reviews")
        if config.solve_minutes:
            core.tasks.start(advisor.warm_up(rules), "warming up")
        yield features
