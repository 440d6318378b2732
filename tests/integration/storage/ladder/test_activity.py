"""Whom a challenge keeps from sinking: who made, answered or played it."""

from dataclasses import replace

import pytest

from bot.database.opening import Address
from bot.features.ladder.model import IDLE, WEEK, Ladder, Outcome, Standing
from tests.support.storage.engines import outside
from tests.support.storage.games import ADA, BEN, GUILD, NOW
from tests.support.storage.stores import Storage

LADDER = Ladder(GUILD, "classic")
LATER = NOW + WEEK


@pytest.mark.parametrize(
    ("outcome", "active"),
    [
        (Outcome.WON, {ADA.user_id, BEN.user_id}),
        (Outcome.HELD, {ADA.user_id, BEN.user_id}),
        (Outcome.DRAWN, {ADA.user_id, BEN.user_id}),
        (Outcome.DECLINED, {ADA.user_id}),
        (Outcome.EXPIRED, set()),
        (Outcome.VOID, set()),
    ],
)
async def test_the_end_of_a_challenge_notes_who_has_done_something(
    storage: Storage, address: Address, outcome: Outcome, active: set[int]
) -> None:
    for person in (ADA, BEN):
        await storage.ladders.join(LADDER, person, NOW)
    made = await storage.ladders.challenge(LADDER, BEN, ADA.user_id, 60, NOW)
    assert await storage.ladders.end(made.id, outcome, LATER)
    with outside(address) as database:
        rows = database.execute("SELECT user_id, sinks_at FROM rungs").fetchall()
    assert {user_id for user_id, sinks_at in rows if sinks_at == LATER + IDLE} == active


async def test_who_rests_is_looked_at_again_in_a_week_and_has_lost_no_place(
    storage: Storage,
) -> None:
    for person in (ADA, BEN):
        await storage.ladders.join(LADDER, person, NOW)
    idle = NOW + IDLE
    ada, ben = Standing(LADDER, ADA.user_id), Standing(LADDER, BEN.user_id)
    assert set(await storage.ladders.sinking(idle)) == {ada, ben}
    await storage.ladders.sink(idle, {ada, ben})
    assert await storage.ladders.sinking(idle) == []
    assert await storage.ladders.next_due() == idle + WEEK
    assert set(await storage.ladders.sinking(idle + WEEK)) == {ada, ben}
    page = await storage.ladders.page(LADDER, 1, 10, 0)
    assert [row.person for row in page.rows] == [ADA, BEN]


async def test_a_challenge_in_a_channel_that_is_gone_is_void_and_has_no_message(
    storage: Storage,
) -> None:
    for person in (ADA, BEN):
        await storage.ladders.join(LADDER, person, NOW)
    made = await storage.ladders.challenge(LADDER, BEN, ADA.user_id, 60, NOW)
    await storage.ladders.note_posted(made.id, 70)
    await storage.leaving_ladders.lose_channel(61, NOW)
    assert await storage.ladders.get(made.id) == replace(made, message_id=70)
    await storage.leaving_ladders.lose_channel(60, NOW)
    assert await storage.ladders.get(made.id) == replace(made, outcome=Outcome.VOID)
