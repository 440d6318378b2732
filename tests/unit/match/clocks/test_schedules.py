"""What features have to do by themselves, by the timer of the matches."""

import asyncio

import pytest

from bot.match.clocks.deadlines import GRACE, HEARD
from bot.match.clocks.downtime import DownTime
from bot.match.clocks.heartbeat import ALIVE
from bot.match.model.match import Match
from tests.support.matches.table import Table


class Bell:
    """Something that is due once."""

    def __init__(self, due: int | None, *, broken: bool = False) -> None:
        self.due = due
        self.broken = broken
        self.rung: list[int] = []

    async def next_deadline(self) -> int | None:
        return self.due

    async def postpone(self, down: DownTime) -> None:
        if self.due is not None:
            self.due = max(self.due + down.seconds, down.until)

    async def pass_due(self, now: int) -> None:
        if self.due is not None and self.due <= now:
            self.due = None
            self.rung.append(now)
            if self.broken:
                raise RuntimeError("this bell is cracked")


class Slow(Bell):
    """Something whose time is given back slowly, and that tells of its deadlines meanwhile."""

    def __init__(self, table: Table) -> None:
        super().__init__(None)
        self._table = table
        self.alive = True

    async def postpone(self, down: DownTime) -> None:
        self._table.deadlines.note(down.since)
        for _ in range(20):
            await asyncio.sleep(0)
        self.alive = ALIVE in self._table.notes.notes


async def nothing(_: Match) -> None:
    """Stand for what is done with matches."""


async def test_it_rings_in_time_although_another_is_broken(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    now = table.clock.time
    cracked, sound = Bell(now - 100, broken=True), Bell(now - 100)
    for bell in (cracked, sound):
        table.deadlines.also(bell)
    await table.deadlines.start(nothing)
    assert sound.due == now + GRACE
    table.clock.time += GRACE + HEARD
    table.deadlines.pause()
    table.deadlines.note(table.clock.time - HEARD)
    await table.until(lambda: sound.rung)
    assert cracked.rung == sound.rung == [now + GRACE]
    assert "deadlines of Bell could not be passed" in caplog.text
    table.deadlines.pause()


async def test_the_time_in_which_the_bot_was_down_is_given_back(table: Table) -> None:
    await table.deadlines.stop()
    table.clock.time += 500
    bell = Bell(table.clock.time + 100)
    table.deadlines.also(bell)
    await table.deadlines.start(nothing)
    table.deadlines.pause()
    assert bell.due == table.clock.time + 600


async def test_nothing_rings_before_all_have_their_time_back(table: Table) -> None:
    slow, bell = Slow(table), Bell(table.clock.time - 100)
    for ringing in (slow, bell):
        table.deadlines.also(ringing)
    await table.deadlines.start(nothing)
    assert not slow.alive, "a start that is killed now has to be known for unfinished"
    assert bell.rung == []
    assert bell.due == table.clock.time + GRACE
    table.deadlines.pause()
