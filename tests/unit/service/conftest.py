"""A table of two, with every port in memory."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pytest

from bot.domain.match import Match, Person, Phase, Place
from bot.domain.ports import DiceCup
from bot.engine import Faces, RuleSet, Setup
from bot.service.absences import Absences
from bot.service.activity import Activity
from bot.service.blocks import Blocks
from bot.service.clocks import Clocks
from bot.service.consent import Consent
from bot.service.deadlines import Deadlines
from bot.service.desk import Desk, View
from bot.service.gathering import Gathering
from bot.service.invitations import Invitations
from bot.service.lobbies import Lobbies
from bot.service.looks import shows_whole_turns
from bot.service.moderation import Moderation
from bot.service.moves import Moves
from bot.service.open_games import OpenGames
from bot.service.opponents import Opponents
from bot.service.places import Places
from bot.service.play import Play
from bot.service.press import Press
from bot.service.room import Room
from bot.service.settings import SettingsBook
from bot.service.skips import Skips
from bot.service.tasks import Tasks
from bot.service.upcoming import Upcoming
from tests.unit.service.fakes import (
    MemoryBlocks,
    MemoryCollections,
    MemoryDeclines,
    MemoryNotes,
    MemorySettings,
    MemoryStore,
    ScriptedAdvisor,
    ScriptedCup,
    SeenBoards,
    SeenPeople,
    SetClock,
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
    desk: Desk
    deadlines: Deadlines
    settings: SettingsBook
    former_blocks: MemoryBlocks
    blocks: Blocks
    consent: Consent
    gathering: Gathering
    invitations: Invitations
    lobbies: Lobbies
    moves: Moves
    clocks: Clocks
    play: Play
    room: Room
    places: Places
    open_games: OpenGames
    moderation: Moderation
    skips: Skips
    advisor: ScriptedAdvisor
    opponents: Opponents
    roll_call: SeenPeople

    @property
    def phase(self) -> str:
        return self.match.phase.value

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
        match = await self.gathering.lay(Phase.PLAYING, HERE, players, (), setup)
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
) -> Table:
    """Return the services as a fresh process would build them on `store` and `notes`."""
    store, notes = store or MemoryStore(), notes or MemoryNotes()
    clock, script, boards, tasks = SetClock(time), ScriptedCup(), SeenBoards(), Tasks()
    choices = SettingsBook(MemorySettings())
    activity = Activity(clock)
    desk = Desk(store, [activity])
    deadlines = Deadlines(store, notes, clock, tasks)
    advisor = ScriptedAdvisor()
    in_one_go = partial(shows_whole_turns, choices)
    opponents = Opponents(
        store, desk, advisor.choose, boards, tasks, pace=pace, in_one_go=in_one_go
    )
    former_blocks = MemoryBlocks()
    blocks = Blocks(former_blocks, choices)
    consent = Consent(store, MemoryDeclines(), choices, blocks, clock)
    room = Room(store, desk, activity, settings=choices, clock=clock, boards=boards)
    upcoming = Upcoming(deadlines, opponents)
    gathering = Gathering(
        room,
        desk,
        clock=clock,
        upcoming=upcoming,
        boards=boards,
        consent=consent,
        collections=MemoryCollections(),
        lifetime=LIFETIME,
    )
    places = Places(store, desk, gathering, room, clock=clock, deadlines=deadlines)
    open_games = OpenGames(store, places, clock)
    moves = Moves(clock=clock, cup=cup or script, upcoming=upcoming, boards=boards)
    roll_call = SeenPeople()
    absences = Absences(moves, choices, roll_call)
    clocks = Clocks(desk, gathering, moves, absences, settings=choices, clock=clock, boards=boards)
    return Table(
        store=store,
        notes=notes,
        settings=choices,
        clock=clock,
        cup=script,
        boards=boards,
        tasks=tasks,
        desk=desk,
        deadlines=deadlines,
        former_blocks=former_blocks,
        blocks=blocks,
        consent=consent,
        gathering=gathering,
        invitations=Invitations(desk, gathering, consent),
        lobbies=Lobbies(desk, gathering),
        moves=moves,
        clocks=clocks,
        play=Play(desk, gathering, moves, clocks),
        skips=Skips(desk, moves, absences, clock, boards),
        moderation=Moderation(open_games, desk, gathering, moves, boards),
        room=room,
        places=places,
        open_games=open_games,
        advisor=advisor,
        opponents=opponents,
        roll_call=roll_call,
    )


@pytest.fixture
def table() -> Table:
    return build_table()


@pytest.fixture
def classic() -> RuleSet:
    return RuleSet("classic", target=10_000)


@pytest.fixture
def short() -> RuleSet:
    """Return rules by which one good turn ends the game."""
    return RuleSet("short", target=500)
