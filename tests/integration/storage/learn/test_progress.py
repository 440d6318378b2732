"""Who has done which lessons, and who is told of them, on the real database."""

from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import ADA, BEN, NOW, finish_one, invitation
from tests.support.storage.stores import Storage


async def test_lessons_are_done_once(storage: Storage, outsider: Outsider) -> None:
    progress = storage.progress
    await progress.finish(ADA.user_id, "scores", NOW)
    await progress.finish(ADA.user_id, "scores", NOW + 1)
    await progress.finish(ADA.user_id, "last", NOW + 2)
    assert await progress.done(ADA.user_id) == {"scores", "last"}
    assert await progress.done(BEN.user_id) == frozenset()
    times = outsider.execute("SELECT done_at FROM lessons ORDER BY done_at").fetchall()
    assert times == [(NOW,), (NOW + 2,)]


async def test_newcomers_are_told_once(storage: Storage) -> None:
    progress = storage.progress
    assert await progress.tell_newcomer(ADA.user_id, NOW)
    assert not await progress.tell_newcomer(ADA.user_id, NOW)
    await progress.note_told(BEN.user_id, NOW)
    await progress.note_told(BEN.user_id, NOW)
    assert not await progress.tell_newcomer(BEN.user_id, NOW), "they have found the lessons"


async def test_whoever_has_finished_a_game_is_not_told(storage: Storage) -> None:
    await finish_one(storage.matches, invitation(1, players=(ADA, BEN)), seat_to_leave=0)
    assert not await storage.progress.tell_newcomer(ADA.user_id, NOW)
