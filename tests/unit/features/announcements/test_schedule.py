"""The rounds through the servers: everybody's turn comes, and trouble of one is not that of all."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from bot.features.announcements.model.times import DAY, Due, slot
from bot.features.announcements.service.schedule import (
    AGAIN,
    ANNOUNCED,
    ENOUGH,
    AnnouncementSchedule,
    Boards,
)
from bot.match.service.tasks import Tasks
from tests.support.announcements.fakes import GUILD, Book, FakeHerald
from tests.support.matches.fakes import SetClock
from tests.support.matches.memory import MemoryNotes

MONDAY = 1_795_392_000
SERVERS = [GUILD + number for number in range(10)]
"""All of them have the same minute."""
CAME = MONDAY + slot(GUILD)


class FakeBoards(Boards):
    """Notes whose time has come; it cannot reach those that are `unreached`."""

    def __init__(self) -> None:
        self.due: list[Due] = []
        self.unreached: set[int] = set()
        self.broken: set[int] = set()

    async def post(self, due: Due) -> bool:
        self.due.append(due)
        if due.guild_id in self.broken:
            raise RuntimeError
        return due.guild_id not in self.unreached


class FakeTimer:
    """The timer of an event loop, which is looked at and never waited for."""

    def __init__(self) -> None:
        self.seconds: float | None = None
        self.ring: Callable[[], None] | None = None

    def call_later(self, seconds: float, ring: Callable[[], None]) -> "FakeTimer":
        self.seconds, self.ring = seconds, ring
        return self

    def cancel(self) -> None:
        self.seconds = self.ring = None


class Scene:
    """Rounds on fakes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.timer = FakeTimer()
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", self.timer.call_later)
        self.boards, self.book, self.announcer = FakeBoards(), Book(), FakeHerald()
        self.notes, self.clock, self.tasks = MemoryNotes(), SetClock(CAME - 60), Tasks()
        for guild_id in SERVERS:
            self.book.choose(guild_id, announcements=1)
        self.rounds = self.build()

    def build(self) -> AnnouncementSchedule:
        return AnnouncementSchedule(
            self.boards,
            self.book,
            self.announcer,
            notes=self.notes,
            clock=self.clock,
            tasks=self.tasks,
        )

    async def ring(self, at: int) -> list[int]:
        """Let the timer ring; return the servers that were looked at."""
        self.clock.time, before, ring = at, len(self.boards.due), self.timer.ring
        assert ring is not None
        self.timer.cancel()
        ring()
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        return [announcement.guild_id for announcement in self.boards.due[before:]]


@pytest.fixture
async def scene(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    scene = Scene(monkeypatch)
    await scene.rounds.start()
    yield scene
    scene.rounds.stop()
    await scene.tasks.cancel()


async def test_the_timer_waits_for_the_next_server(scene: Scene) -> None:
    assert scene.timer.seconds == 60
    assert await scene.ring(CAME) == SERVERS
    assert scene.timer.seconds == MONDAY + DAY + 300 - CAME, "the next day, when all are late"
    assert await scene.ring(CAME + 10) == []
    assert scene.notes.notes[ANNOUNCED] == str(CAME + 10)


async def test_a_restart_leaves_nothing_out(scene: Scene) -> None:
    scene.clock.time = CAME + 3 * DAY
    scene.rounds = scene.build()
    await scene.rounds.start()
    assert scene.timer.seconds == 0
    assert await scene.ring(CAME + 3 * DAY) == SERVERS
    assert scene.boards.due[0] == Due(GUILD, MONDAY - DAY, MONDAY + 3 * DAY, fresh=True)


async def test_an_error_on_one_server_is_not_that_of_others(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    scene.boards.broken = {SERVERS[0]}
    assert await scene.ring(CAME) == SERVERS
    assert scene.notes.notes[ANNOUNCED] == str(CAME)
    assert f"on the server {SERVERS[0]}" in caplog.text


async def test_who_cannot_be_reached_is_tried_again_soon(scene: Scene) -> None:
    scene.boards.unreached = {SERVERS[3]}
    assert await scene.ring(CAME) == SERVERS
    assert scene.timer.seconds == AGAIN
    assert await scene.ring(CAME + AGAIN) == SERVERS, "claims keep the others from a second one"
    scene.boards.unreached = set()
    assert await scene.ring(CAME + 2 * AGAIN) == SERVERS
    assert await scene.ring(CAME + 3 * AGAIN) == []


async def test_while_discord_is_away_not_all_are_tried_in_vain(scene: Scene) -> None:
    scene.boards.unreached = set(SERVERS)
    assert len(await scene.ring(CAME)) == ENOUGH


async def test_servers_that_are_gone_are_left_out(scene: Scene) -> None:
    scene.announcer.away = {SERVERS[0]}
    assert await scene.ring(CAME) == SERVERS[1:]


async def test_a_choice_moves_the_timer_and_without_any_there_is_one_a_day(scene: Scene) -> None:
    scene.book.servers.clear()
    scene.rounds.look()
    assert scene.timer.seconds == MONDAY + DAY + 300 - scene.clock.time
    scene.book.choose(GUILD, announcements=1)
    scene.rounds.look()
    assert scene.timer.seconds == 60


async def test_nothing_waits_before_the_servers_are_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(monkeypatch)
    scene.rounds.look()
    assert scene.timer.seconds is None


async def test_a_clock_that_was_wrong_holds_nothing_up(scene: Scene) -> None:
    scene.notes.notes[ANNOUNCED] = str(CAME + 999 * DAY)
    scene.rounds.stop()
    scene.rounds = scene.build()
    await scene.rounds.start()
    assert scene.timer.seconds == 60
