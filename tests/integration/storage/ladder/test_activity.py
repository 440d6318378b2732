"""Whom a challenge keeps from sinking: who made, answered or played it."""

import pytest

from bot.database.opening import Address
from bot.features.ladder.model import IDLE, WEEK, Ladder, Outcome
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
