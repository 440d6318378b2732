"""The composition root: the only module that knows every concrete class."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    AsyncExitStack,
    asynccontextmanager,
)
from functools import partial
from typing import Final

import discord

import cogs
from bot.client import FarkleBot
from bot.client.guard.budgets import Budgets
from bot.client.guard.till import Till
from bot.config import Settings
from bot.content.folder import data_folder
from bot.engine import prepare
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.analysis.service.assessor import Assessor
from bot.features.analysis.service.replays import Replays
from bot.features.board.service.moderation import Moderation
from bot.features.board.service.play import Play
from bot.features.board.service.skips import Skips
from bot.features.daily.service import DAILY_RULESET, DailyGames
from bot.features.fairness.service.frequencies import Fairness
from bot.features.fairness.service.player_words import Words
from bot.features.privacy.model import Operator
from bot.features.privacy.service.privacy import Privacy
from bot.features.privacy.service.retention import Retention
from bot.features.rulebook.service.house_rules import HouseRules
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.service.rulesets import Rulesets
from bot.features.rulebook.view.rules_files import read_rulebook
from bot.features.settings.service.appearance import shows_whole_turns
from bot.features.settings.service.settings import SettingsBook
from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.standings.service.statistics import Statistics
from bot.features.tables.service.blocks import Blocks
from bot.features.tables.service.consent import Consent
from bot.features.tables.service.gathering import Gathering
from bot.features.tables.service.invitations import Invitations
from bot.features.tables.service.leaving import Leaving
from bot.features.tables.service.lobbies import Lobbies
from bot.features.tables.service.open_games import OpenGames
from bot.features.tables.service.own_games import OwnGames
from bot.features.tables.service.places import Places
from bot.features.tables.service.rematches import Rematches
from bot.features.tables.service.room import Room
from bot.features.tables.service.scrolling import Scrolling
from bot.features.tables.service.threads import GameThreads
from bot.features.tavern.service.choosing import Choosing
from bot.features.tavern.service.tavern import TavernTables
from bot.features.tavern.service.wagers import Wagers
from bot.jobs.calls import Terms
from bot.jobs.here import open_here
from bot.jobs.job import Host, Workers
from bot.jobs.pool import Lanes, open_pool
from bot.kit.pictures.themes import read_themes
from bot.kit.texts.texts import catalogue
from bot.match.clocks.absences import Absences
from bot.match.clocks.clocks import Clocks
from bot.match.clocks.deadlines import Deadlines
from bot.match.model.match import Match, Phase
from bot.match.ports import Clock, DiceCup
from bot.match.service.activity import Activity
from bot.match.service.chance import SystemCup
from bot.match.service.moves import Moves
from bot.match.service.opponents import PACE, Opponents
from bot.match.service.redraws import Redraws
from bot.match.service.registry import MatchRegistry
from bot.match.service.turn_calls import TurnCalls
from bot.services import Services
from bot.storage import open_storage

_THINKING: Final = Lanes(quick=2, patient=1)
"""Two, so that a hint need not wait for a review."""

_DRAWING: Final = Lanes(quick=0, patient=1)
_DRAWS_ON: Final = 300.0
"""Seconds after the last chart in which the next one comes quickly, for eighty megabytes."""

_NICENESS: Final = 10
"""Whoever answers people comes first where there is one processor."""

_MOST_MB: Final = 1536
"""What a process may take of addresses, of which it uses a tenth: nothing may take the machine."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> int:
        """Return the time in unix seconds, by the clock that Discord's timestamps are read with."""
        return int(discord.utils.utcnow().timestamp())


def build_bot(
    settings: Settings,
    *,
    clock: Clock | None = None,
    cup: DiceCup | None = None,
    pace: float = PACE,
    assesses: bool = True,
    apart: bool = True,
    shard_count: int | None = None,
) -> FarkleBot:
    """Return the bot, not yet connected; its opponents wait `pace` seconds before each move.

    Finished games are reviewed in the background unless `assesses` is False. Work of size is done
    in processes of its own; without `apart` in threads, which need no time to start.

    Raises `RulesFileError` for a broken ruleset, `ThemeFileError` for a broken theme; the database
    is opened when the bot starts.
    """
    rulebook = read_rulebook(data_folder() / "rules")
    for rules in rulebook:
        prepare(rules)

    def open_services(bot: FarkleBot) -> AbstractAsyncContextManager[Services]:
        return _open_services(
            bot,
            settings,
            rulebook,
            clock or SystemClock(),
            cup or SystemCup(),
            pace,
            assesses=assesses,
            apart=apart,
        )

    till = Till(Budgets(settings.presses_per_second))
    themes = read_themes(data_folder() / "themes")
    return FarkleBot(open_services, catalogue(), themes, cogs.add_to, till, shard_count=shard_count)


def _open_thinking(settings: Settings, *, apart: bool) -> AbstractContextManager[Workers]:
    """Open whoever advises."""
    budget = settings.solve_minutes * 60
    folders = data_folder() / "policies", settings.solved
    return _open_workers(
        Host("bot.solver.jobs.thinking:Thinking", (*folders, budget)), _THINKING, apart=apart
    )


def _open_drawing(*, apart: bool) -> AbstractContextManager[Workers]:
    """Open whoever draws charts."""
    return _open_workers(Host("bot.kit.pictures.charts:Studio"), _DRAWING, _DRAWS_ON, apart=apart)


def _open_workers(
    host: Host, lanes: Lanes, idle_after: float | None = None, *, apart: bool
) -> AbstractContextManager[Workers]:
    """Open whoever works for `host`: a process, unless not `apart`."""
    if not apart:
        return open_here(host)
    return open_pool(Terms(host, _NICENESS, _MOST_MB), lanes, idle_after)


@asynccontextmanager
async def _open_services(
    bot: FarkleBot,
    settings: Settings,
    rulebook: RuleBook,
    clock: Clock,
    cup: DiceCup,
    pace: float,
    *,
    assesses: bool,
    apart: bool,
) -> AsyncIterator[Services]:
    """Open the database and everything that works on it, until the block ends."""
    async with AsyncExitStack() as open_:
        storage = await open_.enter_async_context(open_storage(settings.database))
        thinking = open_.enter_context(_open_thinking(settings, apart=apart))
        advisor = JobAdvisor(thinking, bot.till.prepare, bot.till.spend)
        drawing = open_.enter_context(_open_drawing(apart=apart))
        choices = SettingsBook(storage.settings)
        await choices.load()
        rulesets = Rulesets(rulebook, storage.house_rules, choices)
        calls = TurnCalls(storage.turn_calls, bot.turn_caller, choices, clock, bot.tasks)
        await calls.load()
        replays = Replays(storage.matches, advisor.review)
        assessor = Assessor(storage.records, replays.review, clock, bot.tasks)
        activity = Activity(clock)
        registry = MatchRegistry(storage.matches)
        deadlines = Deadlines(storage.matches, storage.notes, clock, bot.tasks)
        opponents = Opponents(
            storage.matches,
            registry,
            advisor.choose,
            bot.tasks,
            pace=pace,
            in_one_go=partial(shows_whole_turns, choices),
        )
        blocks = Blocks(storage.blocks, choices)
        consent = Consent(storage.matches, storage.declines, choices, blocks, clock)
        lifetime = settings.invitation_minutes * 60
        room = Room(
            storage.matches, registry, activity, settings=choices, clock=clock, boards=bot.boards
        )
        gathering = Gathering(
            room,
            registry,
            clock=clock,
            boards=bot.boards,
            consent=consent,
            collections=storage.collections,
            lifetime=lifetime,
        )
        places = Places(storage.matches, registry, room, clock=clock)
        open_games = OpenGames(storage.matches, places, clock)
        invitations = Invitations(registry, gathering, consent)
        moves = Moves(clock=clock, cup=cup)
        absences = Absences(moves, choices, bot.membership)
        clocks = Clocks(registry, moves, absences, customs=choices, clock=clock, boards=bot.boards)
        registry.watch(
            calls,
            GameThreads(bot.threads, choices),
            activity,
            Scrolling(bot.boards, clock),
            *([assessor] if assesses else []),
            clocks,
            deadlines,
            opponents,
            Redraws(bot.boards),
        )
        daily = DailyGames(
            storage.matches,
            storage.daily,
            registry,
            rulebook.get(DAILY_RULESET),
            clock=clock,
        )

        choosing = Choosing(registry, storage.collections, clock=clock)

        def pass_deadline(match: Match) -> Awaitable[None]:
            if match.daily is not None:
                return daily.end(match)
            if match.phase is Phase.CHOOSING:
                return choosing.time_up(match)
            return gathering.expire(match) if match.is_gathering else clocks.look(match)

        play = Play(registry, gathering, moves, clocks)
        leaving = Leaving(storage.matches, registry, play, room, boards=bot.boards, clock=clock)
        privacy = Privacy(
            storage.privacy, leaving, registry, settings=choices, blocks=blocks, replays=replays
        )
        retention = Retention(storage.retention, privacy.forget_server, clock, bot.tasks)
        await opponents.start(moves.play)
        await deadlines.start(pass_deadline)
        if settings.solve_minutes:
            bot.tasks.start(advisor.warm_up(rulebook), "warming up")
        try:
            yield Services(
                rulebook=rulebook,
                rulesets=rulesets,
                settings=choices,
                house_rules=HouseRules(rulesets, storage.house_rules, storage.drafts, clock),
                registry=registry,
                room=room,
                gathering=gathering,
                blocks=blocks,
                invitations=invitations,
                lobbies=Lobbies(registry, gathering),
                play=play,
                clocks=clocks,
                moderation=Moderation(open_games, registry, gathering, moves, clock),
                skips=Skips(registry, moves, absences, clock),
                words=Words(registry),
                open_games=open_games,
                own_games=OwnGames(storage.matches, clock),
                places=places,
                rematches=Rematches(
                    storage.matches, registry, gathering, room, clock=clock, lifetime=lifetime
                ),
                daily=daily,
                advisor=advisor,
                replays=replays,
                fairness=Fairness(storage.matches, storage.faces, clock),
                leaderboards=Leaderboards(
                    storage.records, storage.seasons, storage.members, clock, bot.membership
                ),
                statistics=Statistics(storage.records, storage.history, storage.members, clock),
                privacy=privacy,
                retention=retention,
                operator=Operator(settings.contact, settings.policy),
                collections=storage.collections,
                tavern=TavernTables(rulebook, gathering, invitations),
                choosing=choosing,
                wagers=Wagers(registry, storage.collections),
                notes=storage.notes,
                drawing=drawing,
            )
        finally:
            opponents.stop()
            retention.stop()
            await deadlines.stop()
