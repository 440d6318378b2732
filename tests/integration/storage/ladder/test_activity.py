"""Whom a challenge keeps from sinking: who made, answered or played it."""

from dataclasses import replace

import pytest

from bot.database.opening import Address
from bot.features.ladder.model import IDLE, WEEK, Ladder, LadderMember, LadderOutcome
from tests.support.storage.engines import outside
from tests.support.storage.games import ADA, BEN, CLEO, GUILD, NOW, accepted, invitation
from tests.support.storage.stores import Storage

LADDER = Ladder(GUILD, "classic")
LATER = NOW + WEEK


@pytest.mark.parametrize(
    ("outcome", "active"),
    [
        (LadderOutcome.WON, {ADA.user_id, BEN.user_id}),
        (LadderOutcome.HELD, {ADA.user_id, BEN.user_id}),
        (LadderOutcome.DRAWN, {ADA.user_id, BEN.user_id}),
        (LadderOutcome.DECLINED, {ADA.user_id}),
        (LadderOutcome.EXPIRED, set()),
        (LadderOutcome.VOID, set()),
    ],
)
async def test_the_end_of_a_challenge_notes_who_has_done_something(
    storage: Storage, address: Address, outcome: LadderOutcome, active: set[int]
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
    ada, ben = LadderMember(LADDER, ADA.user_id), LadderMember(LADDER, BEN.user_id)
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
    assert await storage.ladders.get(made.id) == replace(made, outcome=LadderOutcome.VOID)


async def test_a_challenge_is_forgotten_by_the_first_one_after_a_week(storage: Storage) -> None:
    for person in (ADA, BEN, CLEO):
        await storage.ladders.join(LADDER, person, NOW)
    old = await storage.ladders.challenge(LADDER, BEN, ADA.user_id, 60, NOW)
    await storage.ladders.end(old.id, LadderOutcome.VOID, NOW)
    await storage.ladders.note_told(old.id)
    newer = await storage.ladders.challenge(LADDER, CLEO, BEN.user_id, 60, NOW + WEEK - 1)
    assert await storage.ladders.get(old.id) is not None
    await storage.ladders.end(newer.id, LadderOutcome.VOID, NOW + WEEK - 1)
    await storage.ladders.challenge(LADDER, CLEO, ADA.user_id, 60, NOW + WEEK + 1)
    assert await storage.ladders.get(old.id) is None
    assert await storage.ladders.get(newer.id) is not None


async def test_who_challenges_is_active_from_then_on(storage: Storage, address: Address) -> None:
    for person in (ADA, BEN):
        await storage.ladders.join(LADDER, person, NOW)
    await storage.ladders.challenge(LADDER, BEN, ADA.user_id, 60, LATER)
    with outside(address) as database:
        rows = database.execute("SELECT user_id, sinks_at FROM rungs").fetchall()
    assert dict(rows) == {ADA.user_id: NOW + IDLE, BEN.user_id: LATER + IDLE}


async def test_who_accepts_a_challenge_is_active_from_then_on(
    storage: Storage, address: Address
) -> None:
    for person in (ADA, BEN):
        await storage.ladders.join(LADDER, person, NOW)
    made = await storage.ladders.challenge(LADDER, BEN, ADA.user_id, 60, NOW)
    match = accepted(await storage.matches.add(invitation(players=(BEN, ADA))))
    await storage.ladders.note_match(made, match, LATER)
    with outside(address) as database:
        rows = database.execute("SELECT user_id, sinks_at FROM rungs").fetchall()
    assert dict(rows) == {ADA.user_id: LATER + IDLE, BEN.user_id: NOW + IDLE}


@pytest.mark.parametrize("stood", [0, 1, 100])
async def test_a_server_that_comes_back_gives_the_time_back_in_which_it_was_gone(
    storage: Storage, stood: int
) -> None:
    await storage.ladders.join(LADDER, ADA, NOW)
    await storage.leaving_ladders.stand_still(GUILD, NOW)
    await storage.leaving_ladders.go_on(GUILD, NOW + stood)
    assert await storage.ladders.next_due() == NOW + IDLE + stood
