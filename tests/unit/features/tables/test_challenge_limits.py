"""Who may be challenged, and when asking is too much."""

import asyncio

import pytest

from bot.engine import RuleSet
from bot.features.settings.model import MOST_BLOCKED, Challengers
from bot.features.tables.model.challenge_limits import MOST_CHALLENGES, OFTEN, PEACE
from bot.features.tables.refusals import TableRefusal
from bot.match.model.errors import Refusal, Refused
from bot.match.model.match import Person, Place
from tests.support.matches.table import ADA, BEN, CLEO, DAN, HERE, Table


async def challenge(
    table: Table,
    rules: RuleSet,
    *opponents: Person,
    channel_id: int = 1,
    strangers: tuple[int, ...] = (),
) -> Refusal | None:
    """Let Ada challenge `opponents`, and return why she may not."""
    place = Place(HERE.guild_id, channel_id)
    try:
        await table.invitations.challenge(place, ADA, opponents, rules, strangers=strangers)
    except Refused as refused:
        return refused.refusal
    return None


@pytest.mark.parametrize(
    ("choice", "stranger", "refusal"),
    [
        (Challengers.ANYONE, True, None),
        (Challengers.SERVER, False, None),
        (Challengers.SERVER, True, TableRefusal.TAKES_NO_CHALLENGES),
        (Challengers.NOBODY, False, TableRefusal.TAKES_NO_CHALLENGES),
    ],
)
async def test_people_choose_whose_challenges_they_take(
    table: Table, classic: RuleSet, choice: Challengers, refusal: Refusal | None, *, stranger: bool
) -> None:
    await table.settings.set_for_person(BEN.user_id, "challenges", choice)
    strangers = (BEN.user_id,) if stranger else ()
    assert await challenge(table, classic, CLEO, BEN, strangers=strangers) is refusal
    assert bool(table.store.matches) is (refusal is None)


async def test_who_is_blocked_is_told_what_everybody_is_told(
    table: Table, classic: RuleSet
) -> None:
    await table.blocks.add(BEN.user_id, ADA.user_id)
    await table.blocks.add(BEN.user_id, ADA.user_id)
    assert table.settings.of_person(BEN.user_id).blocked == (ADA.user_id,)
    assert await challenge(table, classic, BEN) is TableRefusal.TAKES_NO_CHALLENGES
    await table.settings.set_for_person(BEN.user_id, "blocked", [])
    assert await challenge(table, classic, BEN) is None
    assert await challenge(table, classic, BEN, channel_id=2) is TableRefusal.CHALLENGE_WAITS
    await table.blocks.add(BEN.user_id, ADA.user_id)
    assert await challenge(table, classic, BEN, channel_id=2) is TableRefusal.TAKES_NO_CHALLENGES


async def test_two_blocks_at_once_both_count_and_the_list_has_an_end(table: Table) -> None:
    await asyncio.gather(*[table.blocks.add(BEN.user_id, 100 + n) for n in range(MOST_BLOCKED)])
    assert len(table.settings.of_person(BEN.user_id).blocked) == MOST_BLOCKED
    with pytest.raises(Refused) as told:
        await table.blocks.add(BEN.user_id, ADA.user_id)
    assert told.value.refusal is TableRefusal.BLOCK_LIST_FULL


async def test_one_challenge_a_pair_whoever_asked(table: Table, classic: RuleSet) -> None:
    assert await challenge(table, classic, BEN) is None
    assert await challenge(table, classic, CLEO, BEN, channel_id=2) is TableRefusal.CHALLENGE_WAITS
    await table.invitations.challenge(Place(50, 3), CLEO, [ADA], classic)
    assert await challenge(table, classic, CLEO, channel_id=2) is TableRefusal.CHALLENGED_ALREADY
    assert await challenge(table, classic, DAN, channel_id=2) is None


async def test_so_many_challenges_at_a_time(table: Table, classic: RuleSet) -> None:
    others = [Person(100 + n, f"P{n}") for n in range(MOST_CHALLENGES + 1)]
    refusals = await asyncio.gather(
        *[
            challenge(table, classic, opponent, channel_id=number)
            for number, opponent in enumerate(others)
        ]
    )
    assert refusals == [*[None] * MOST_CHALLENGES, TableRefusal.TOO_MANY_CHALLENGES]
    await table.gathering.withdraw(1)
    assert await challenge(table, classic, others[-1], channel_id=9) is None


@pytest.mark.parametrize("by_resigning", [False, True])
async def test_declining_often_brings_peace(
    table: Table, classic: RuleSet, *, by_resigning: bool
) -> None:
    for _ in range(OFTEN):
        await table.invite(classic)
        if by_resigning:
            await table.resign(BEN.user_id)
        else:
            await table.invitations.decline(table.press(BEN))
    assert await challenge(table, classic, BEN) is TableRefusal.CHALLENGE_DECLINED
    assert await challenge(table, classic, CLEO) is None
    await table.invitations.challenge(HERE, CLEO, [BEN], classic)
    table.clock.time += PEACE
    assert await challenge(table, classic, BEN, channel_id=2) is None
    assert PEACE == 60 * 60, "an hour, as the privacy notice says"
