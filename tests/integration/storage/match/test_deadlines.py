"""Deadlines and reminders of stored games: in order, given more time, and gone with the game."""

from dataclasses import replace

import pytest

from bot.match.clocks.downtime import DownTime
from bot.match.model.phases import Closed, Closing
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import NOW, accepted, invitation
from tests.support.storage.stores import Storage


async def test_a_reminder_is_looked_at_before_its_deadline(storage: Storage) -> None:
    match = accepted(await storage.matches.add(invitation()))
    timed = replace(match, deadline=NOW + 120, remind_at=NOW + 90, closes_at=NOW + 900)
    await storage.matches.save(timed)
    assert await storage.matches.next_deadline() == NOW + 90
    assert await storage.matches.due(NOW + 89) == []
    assert await storage.matches.due(NOW + 90) == [timed]
    for message_id in (None, 99):
        await storage.matches.note_reminder(match.id, message_id)
        noted = replace(timed, remind_at=None, reminder_id=message_id)
        assert await storage.matches.get(match.id) == noted
    assert await storage.matches.next_deadline() == NOW + 120
    assert await storage.matches.due(NOW + 119) == []


async def test_time_is_given_to_every_open_match(storage: Storage) -> None:
    waiting = await storage.matches.add(invitation(60))
    match = accepted(await storage.matches.add(invitation(61)))
    timed = replace(match, deadline=NOW + 120, remind_at=NOW + 90, closes_at=NOW + 900)
    await storage.matches.save(timed)
    await storage.matches.postpone_deadlines(DownTime(NOW + 111, NOW + 1111, NOW + 1121))
    assert await storage.matches.get(waiting.id) == replace(waiting, deadline=NOW + 1900)
    assert await storage.matches.get(match.id) == replace(
        timed, deadline=NOW + 1121, remind_at=NOW + 1090, closes_at=NOW + 1900
    )


async def test_deadlines_come_in_order_and_end_with_the_match(storage: Storage) -> None:
    assert await storage.matches.next_deadline() is None
    late = await storage.matches.add(invitation(1, created_at=NOW + 10))
    soon = await storage.matches.add(invitation(2, created_at=NOW))
    assert await storage.matches.next_deadline() == NOW + 900
    assert await storage.matches.due(NOW + 899) == []
    assert await storage.matches.due(NOW + 900) == [soon]
    assert await storage.matches.due(NOW + 910) == [soon, late]
    await storage.matches.save(accepted(soon))
    assert await storage.matches.next_deadline() == NOW + 910
    await storage.matches.save(late.next(phase=Closed(0, Closing.ENDED)))
    assert await storage.matches.next_deadline() is None
    assert await storage.matches.due(NOW + 910) == []


async def test_a_damaged_match_holds_up_no_other_deadline(
    storage: Storage, outsider: Outsider, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = await storage.matches.add(invitation(1))
    sound = await storage.matches.add(invitation(2, created_at=NOW + 1))
    outsider.execute("UPDATE matches SET log = '' WHERE id = ?", [damaged.id])
    assert await storage.matches.due(NOW + 1000) == [sound]
    assert await storage.matches.due(NOW + 1000) == [sound]
    assert await storage.matches.next_deadline() == sound.deadline
    assert [record.getMessage()[:6] for record in caplog.records] == [f"Game {damaged.id}"]
