"""A table of two, with every port in memory."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.engine import Faces, RuleSet, Setup
from bot.features.board.service.moderation import Moderation
from bot.features.board.service.play import Play
from bot.features.board.service.skips import Skips
from bot.features.settings.service.appearance import shows_whole_turns
from bot.features.settings.service.settings import SettingsBook
from bot.features.tables.service.blocks import Blocks
from bot.features.tables.service.channel_capacity import ChannelCapacity
from bot.features.tables.service.consent import Consent
from bot.features.tables.service.first_games import FirstGames, PlayedBy
from bot.features.tables.service.gathering import Gathering
from bot.features.tables.service.invitations import Invitations
from bot.features.tables.service.lobbies import Lobbies
from bot.features.tables.service.open_games import OpenGames
from bot.features.tables.service.relocation import GameRelocation
from bot.match.clocks.absences import Absences
from bot.match.clocks.clocks import Clocks
from bot.match.clocks.deadlines import Deadlines
from bot.match.clocks.heartbeat import NotedHeartbeat
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Playing
from bot.match.ports import DiceCup
from bot.match.service.activity import Activity
from bot.match.service.moves import Moves
from bot.match.service.opponents import Opponents
from bot.match.service.presses import Press
from bot.match.service.redraws import Redraws
from bot.match.service.registry import MatchRegistry, View
from bot.match.service.tasks import Tasks
from tests.support.matches.fakes import (
    ScriptedAdvisor,
    ScriptedCup,
    SeenBoards,
    SeenPeople,
    SetClock,
)
from tests.support.matches.memory import (
    MemoryBlocks,
    MemoryCollections,
    MemoryDeclines,
    MemoryNotes,
    MemorySettings,
    MemoryStore,
)

ADA, BEN, CLEO, DAN = Person(1, "Ada"), Person(2, "Ben"), Person(3, "Cleo"), Person(4, "Dan")
HERE = Place(guild_id=50, channel_id=60)
BOARD = 70
LIFETIME = 900


@dataclass
class Table:
    """The services, and short ways to use them as the people would."""

    store: MemoryStore
    notes: MemoryNotes
    clock: SetClock
    cup: ScriptedCup
    boards: SeenBoards
    tasks: Tasks
    registry: MatchRegistry
    absences: Absences
    deadlines: Deadlines
    settings: SettingsBook
    former_blocks: MemoryBlocks
    blocks: Blocks
    consent: Consent
    collections: MemoryCollections
    gathering: Gathering
    first_games: FirstGames
    invitations: Invitations
    lobbies: Lobbies
    moves: Moves
    clocks: Clocks
    play: Play
    room: ChannelCapacity
    places: GameRelocation
    open_games: OpenGames
    moderation: Moderation
    skips: Skips
    advisor: ScriptedAdvisor
    opponents: Opponents
    roll_call: SeenPeople

    @property
    def phase(self) -> str:
        return self.match.phase.name

    @property
    def match(self) -> Match:
        return self.store.matches[max(self.store.matches)]

    def press(self, who: Person, **changes: object) -> Press:
        current = self.match
        values = {
            "match_id": current.id,
            "version": current.version,
            "user_id": who.user_id,
            "message_id": BOARD,
            "place": current.place,
            "shown": lambda: None,
            "sees": lambda _: False,
        }
        return Press(**{**values, **changes})  # type: ignore[arg-type] # as the fields are

    async def allow(self, games: int) -> None:
        """Let so many games be open in a channel."""
        await self.settings.set_for_server(HERE.guild_id or 0, "games", games)

    async def invite(self, rules: RuleSet) -> Match:
        match = await self.invitations.challenge(HERE, ADA, [BEN], rules)
        await self.gathering.posted(match, BOARD)
        return self.match

    async def open(self, setup: Setup) -> Match:
        match = await self.lobbies.open(HERE, ADA, setup)
        await self.gathering.posted(match, BOARD)
        return self.match

    async def join(self, *people: Person) -> None:
        for person in people:
            await self.lobbies.join(self.press(person), person)

    async def resign(self, user_id: int, number: int | None = None) -> View:
        """Let somebody leave their game here, or the one of a number."""
        match = await self.open_games.to_leave(HERE.channel_id, user_id, number)
        return await self.play.resign(match.id, user_id)

    async def begin(self, rules: RuleSet, *rolls: Faces) -> Match:
        await self.invite(rules)
        self.cup.rolls.extend(rolls)
        await self.invitations.accept(self.press(BEN))
        return self.match

    async def seat(self, rules: RuleSet, *players: Person, teams: int | None = None) -> Match:
        """Let `players` begin a game at once, opponents that the bot plays among them."""
        await self.opponents.start(self.moves.play)
        setup = Setup(rules, seats=len(players), teams=teams)
        match = await self.gathering.create(Playing(), HERE, players, (), setup)
        await self.gathering.posted(match, BOARD)
        return self.match

    async def until(self, happened: Callable[[], object]) -> None:
        """Let everything else go on until something has happened."""
        for _ in range(1000):
            if happened():
                return
            await asyncio.sleep(0)
        raise AssertionError("it never happened")

    async def choose(self, who: Person, *places: int) -> View:
        view = View(self.match)
        for place in places:
            view = await self.play.toggle(self.press(who), place)
        return view


def build_table(
    store: MemoryStore | None = None,
    pace: float = 0,
    *,
    cup: DiceCup | None = None,
    notes: MemoryNotes | None = None,
    time: int = 1_000_000,
    experience: PlayedBy | None = None,
) -> Table:
    """Return the services as a fresh process would build them on `store` and `notes`.

    Nobody is new without an `experience`.
    """
    store, notes = store or MemoryStore(), notes or MemoryNotes()
    clock, script, boards, tasks = SetClock(time), ScriptedCup(), SeenBoards(), Tasks()
    choices = SettingsBook(MemorySettings())
    activity = Activity(clock)
    registry = MatchRegistry(store)
    deadlines = Deadlines(store, NotedHeartbeat(notes), clock, tasks)
    advisor = ScriptedAdvisor()
    in_one_go = partial(shows_whole_turns, choices)
    opponents = Opponents(store, registry, advisor.choose, tasks, pace=pace, in_one_go=in_one_go)
    former_blocks = MemoryBlocks()
    blocks = Blocks(former_blocks, choices)
    consent = Consent(store, MemoryDeclines(), choices, blocks, clock)
    collections = MemoryCollections()
    room = ChannelCapacity(store, registry, activity, settings=choices, clock=clock, boards=boards)
    first_games = FirstGames(registry, experience)
    gathering = Gathering(
        room,
        registry,
        clock=clock,
        boards=boards,
        consent=consent,
        collections=collections,
        first_games=first_games,
        lifetime=LIFETIME,
    )
    places = GameRelocation(store, registry, room, clock=clock)
    open_games = OpenGames(store, places, clock)
    moves = Moves(clock=clock, cup=cup or script)
    roll_call = SeenPeople()
    absences = Absences(moves, choices, roll_call)
    clocks = Clocks(registry, moves, absences, settings=choices, clock=clock, boards=boards)
    registry.watch(activity, clocks, deadlines, opponents, Redraws(boards))
    return Table(
        store=store,
        notes=notes,
        settings=choices,
        clock=clock,
        cup=script,
        boards=boards,
        tasks=tasks,
        registry=registry,
        absences=absences,
        deadlines=deadlines,
        former_blocks=former_blocks,
        blocks=blocks,
        consent=consent,
        collections=collections,
        gathering=gathering,
        first_games=first_games,
        invitations=Invitations(registry, gathering, consent),
        lobbies=Lobbies(registry, gathering),
        moves=moves,
        clocks=clocks,
        play=Play(registry, gathering, moves, clocks),
        skips=Skips(registry, moves, absences, clock),
        moderation=Moderation(open_games, registry, gathering, moves, clock),
        room=room,
        places=places,
        open_games=open_games,
        advisor=advisor,
        opponents=opponents,
        roll_call=roll_call,
    )
