"""Who is called to their turn, when, and how long the call stands."""

import asyncio
from dataclasses import dataclass, field, replace
from datetime import date

import pytest

from bot.advice.level import Level
from bot.engine import RuleSet, Setup, start
from bot.features.settings.service.settings import SettingsBook
from bot.match.clocks.clock_settings import Notify
from bot.match.clocks.presence import Presence
from bot.match.model.match import Match, Place, opponent
from bot.match.model.phases import Finished, Lobby, Playing
from bot.match.model.turn_calls import TurnCall
from bot.match.model.variants import Daily
from bot.match.service.tasks import Tasks
from bot.match.service.turn_calls import IDLE, SLOW, WATCHING, TurnCalls
from bot.match.store.turn_calls import SqlTurnCallStore
from tests.support.matches.fakes import SetClock
from tests.support.matches.memory import MemorySettings
from tests.support.matches.table import ADA, BEN, BOARD, HERE

SETUP = Setup(RuleSet("classic", target=10_000), seats=2)
FIRST_MESSAGE = 900


class MemoryCalls(SqlTurnCallStore):
    """Calls in a dictionary."""

    def __init__(self) -> None:
        self.calls: dict[int, TurnCall] = {}

    async def all(self) -> list[TurnCall]:
        return list(self.calls.values())

    async def put(self, call: TurnCall) -> None:
        self.calls[call.match_id] = call

    async def drop(self, match_id: int) -> None:
        del self.calls[match_id]


class SeenCalls:
    """A channel with the messages in it: who they mention, and whether quietly."""

    def __init__(self) -> None:
        self.messages: dict[int, tuple[str, bool]] = {}
        self.sent = 0
        self.refuses = False
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def call(self, match: Match, *, quiet: bool) -> int | None:
        await self.may_answer.wait()
        if self.refuses:
            return None
        message_id = FIRST_MESSAGE + self.sent
        self.sent += 1
        self.messages[message_id] = (match.on_turn.name, quiet)
        return message_id

    async def take_back(self, call: TurnCall) -> None:
        del self.messages[call.message_id]


@dataclass
class Desk:
    """The service with its ports, and ways to let time and turns pass."""

    store: MemoryCalls = field(default_factory=MemoryCalls)
    channel: SeenCalls = field(default_factory=SeenCalls)
    clock: SetClock = field(default_factory=SetClock)
    settings: SettingsBook = field(default_factory=lambda: SettingsBook(MemorySettings()))
    tasks: Tasks = field(default_factory=Tasks)

    def __post_init__(self) -> None:
        self.calls = TurnCalls(self.store, self.channel, self.settings, self.clock, self.tasks)
        self.match = a_match(self.clock.now())

    async def turn_to(self, seat: int, **changes: object) -> None:
        """Let the turn pass to `seat`, and whatever follows from it happen."""
        before = self.match
        state = replace(before.state, seat=seat, round=before.state.round + 1)
        self.match = replace(before, state=state, **changes)  # type: ignore[arg-type] # as replace
        self.calls.changed(before, self.match)
        await rest()

    async def act(self, user_id: int) -> None:
        self.calls.acted(self.match, user_id)
        await rest()

    @property
    def shown(self) -> list[tuple[str, bool]]:
        return list(self.channel.messages.values())


def a_match(now: int) -> Match:
    return Match(
        id=5,
        version=3,
        phase=Playing(),
        place=HERE,
        message_id=BOARD,
        players=(ADA, BEN),
        state=start(SETUP),
        log="",
        events=(),
        created_at=now,
    )


async def rest() -> None:
    """Let everything that does not wait go on to its end."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def desk() -> Desk:
    return Desk()


QUIET, LOUD = [("Ben", True)], [("Ben", False)]


@pytest.mark.parametrize(
    ("choice", "absent", "turn_seconds", "shown"),
    [
        (Notify.QUIETLY, IDLE - 1, None, []),
        (Notify.QUIETLY, IDLE, None, QUIET),
        (Notify.ALWAYS, WATCHING - 1, None, []),
        (Notify.ALWAYS, WATCHING, None, LOUD),
        (Notify.SLOW, WATCHING, None, LOUD),
        (Notify.SLOW, WATCHING, SLOW, LOUD),
        (Notify.SLOW, IDLE, SLOW - 1, []),
        (Notify.NEVER, IDLE, None, []),
    ],
)
async def test_people_choose_when_they_are_called(
    desk: Desk, choice: Notify, absent: int, turn_seconds: int | None, shown: list[object]
) -> None:
    await desk.settings.set_for_person(BEN.user_id, "notifications", choice)
    desk.clock.time += IDLE
    await desk.act(BEN.user_id)
    desk.clock.time += absent
    now = desk.clock.now()
    await desk.turn_to(1, deadline=None if turn_seconds is None else now + turn_seconds)
    assert desk.shown == shown


async def test_who_laid_the_table_has_been_there_since(desk: Desk) -> None:
    desk.clock.time += IDLE - 1
    await desk.turn_to(1)
    assert desk.shown == []


async def test_a_call_stands_until_the_person_acts(desk: Desk) -> None:
    desk.clock.time += IDLE
    await desk.turn_to(1)
    await desk.act(ADA.user_id)
    assert desk.shown == QUIET
    assert [call.user_id for call in desk.store.calls.values()] == [BEN.user_id]
    await desk.act(BEN.user_id)
    assert (desk.shown, desk.store.calls) == ([], {})
    sent = desk.channel.sent
    await desk.act(BEN.user_id)
    assert desk.channel.sent == sent


async def test_there_is_one_call_at_a_time(desk: Desk) -> None:
    desk.clock.time += IDLE
    await desk.turn_to(1)
    await desk.turn_to(0)
    assert desk.shown == [("Ada", True)]
    await desk.turn_to(1, phase=Finished(0))
    assert (desk.shown, desk.store.calls) == ([], {})


async def test_a_change_within_the_turn_changes_nothing(desk: Desk) -> None:
    desk.clock.time += IDLE
    await desk.turn_to(1)
    desk.calls.changed(desk.match, replace(desk.match, version=9))
    desk.calls.changed(desk.match, replace(desk.match, message_id=BOARD + 1))
    await rest()
    assert desk.channel.sent == 1


async def test_a_reminder_takes_the_place_of_a_call(desk: Desk) -> None:
    desk.clock.time += IDLE
    await desk.turn_to(1)
    desk.calls.changed(desk.match, replace(desk.match, reminder_id=77))
    await rest()
    assert (desk.shown, desk.store.calls) == ([], {})


async def test_a_table_is_called_to_once_its_board_is_there(desk: Desk) -> None:
    desk.clock.time += IDLE
    posted, desk.match = desk.match, replace(desk.match, message_id=None)
    await desk.turn_to(1)
    assert desk.shown == []
    desk.calls.changed(desk.match, posted)
    await rest()
    assert desk.shown == [("Ada", True)]


@pytest.mark.parametrize(
    "away",
    [{"variant": Daily(date(2026, 11, 21))}, {"phase": Lobby()}, {"place": Place(None, 60)}],
)
async def test_nobody_is_called_where_nobody_waits_or_can_be_called(
    desk: Desk, away: dict[str, object]
) -> None:
    desk.clock.time += IDLE
    await desk.turn_to(1, **away)
    assert desk.shown == []


async def test_opponents_that_the_bot_plays_are_not_called(desk: Desk) -> None:
    desk.clock.time += IDLE
    await desk.turn_to(1, players=(ADA, opponent(Level.PERFECT)))
    assert desk.shown == []


async def test_a_call_that_comes_too_late_goes_at_once(desk: Desk) -> None:
    desk.clock.time += IDLE
    desk.channel.may_answer.clear()
    await desk.turn_to(1)
    await desk.act(BEN.user_id)
    desk.channel.may_answer.set()
    await rest()
    assert (desk.channel.sent, desk.shown, desk.store.calls) == (1, [], {})


async def test_only_the_newest_of_those_that_wait_is_sent(desk: Desk) -> None:
    desk.clock.time += IDLE
    desk.channel.may_answer.clear()
    for seat in (1, 0, 1, 0):
        await desk.turn_to(seat)
    desk.channel.may_answer.set()
    await rest()
    assert (desk.channel.sent, desk.shown) == (2, [("Ada", True)])


async def test_what_cannot_be_sent_is_not_remembered(desk: Desk) -> None:
    desk.clock.time += IDLE
    desk.channel.refuses = True
    await desk.turn_to(1)
    assert desk.store.calls == {}
    desk.channel.refuses = False
    await desk.act(BEN.user_id)
    await desk.turn_to(0)
    assert desk.shown == [("Ada", True)]


async def test_the_next_process_takes_calls_back(desk: Desk) -> None:
    desk.clock.time += IDLE
    await desk.turn_to(1)
    fresh = Desk(desk.store, desk.channel, desk.clock)
    await fresh.calls.load()
    fresh.match = desk.match
    await fresh.act(BEN.user_id)
    assert (fresh.shown, fresh.store.calls) == ([], {})


async def test_who_is_on_vacation_is_called_when_it_ends(desk: Desk) -> None:
    desk.clock.time += IDLE
    until = desk.clock.time + 3600
    standing = Presence(vacations=((1, until),), stands_until=until)
    await desk.turn_to(1, presence=standing)
    assert desk.shown == []
    before, desk.match = desk.match, replace(desk.match, presence=Presence())
    desk.calls.changed(before, desk.match)
    await rest()
    assert desk.shown == QUIET
    before, desk.match = desk.match, replace(desk.match, presence=standing)
    desk.calls.changed(before, desk.match)
    await rest()
    assert desk.shown == [], "a vacation that begins takes the call back"
