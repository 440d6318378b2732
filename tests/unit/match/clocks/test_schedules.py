"""What features have to do by themselves, by the timer of the matches."""

import pytest

from bot.match.clocks.deadlines import GRACE, HEARD
from bot.match.clocks.down_time import DownTime
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


async def nothing(_: Match) -> None:
    """Stand for what is done with matches."""


async def test_it_rings_in_time_although_another_is_broken(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    now = table.clock.time
    cracked, sound = Bell(now - 100, broken=True), Bell(now - 100)
    for each in (cracked, sound):
        table.deadlines.also(each)
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
