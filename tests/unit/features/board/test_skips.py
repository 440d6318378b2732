"""The table's vote to skip whoever does not act."""

from dataclasses import replace
from random import Random

import pytest

from bot.content.badges import shipped_badges
from bot.engine import Roll, RuleSet, Setup
from bot.features.board.model.skips import Vote
from bot.features.board.refusals import BoardRefusal
from bot.features.board.service.skips import IDLE
from bot.match.model.errors import Refused
from bot.match.model.match import Person
from bot.match.model.refusals import MatchRefusal
from bot.match.model.variant import TournamentGameRef
from tests.support.matches.fair_games import begun
from tests.support.matches.table import ADA, BEN, CLEO, DAN, LIFETIME, Table, build_table


async def vote(table: Table, who: Person) -> Vote:
    return await table.skips.vote(table.press(who))


async def begin(table: Table, rules: RuleSet, *others: Person) -> None:
    await table.open(Setup(rules, seats=1 + len(others)))
    await table.join(*others)
    if len(others) > 1:  # a table for two begins by itself
        await table.gathering.start(table.press(ADA))


async def begin_with_four(table: Table, rules: RuleSet) -> None:
    """Begin a game of four in which nothing happens for long enough."""
    await begin(table, rules, BEN, CLEO, DAN)
    table.clock.time += IDLE


async def test_the_others_skip_somebody_once_nothing_happens(
    table: Table, classic: RuleSet
) -> None:
    await begin(table, classic, BEN, CLEO)
    table.cup.rolls.append((2, 3, 4, 4, 6, 6))
    table.clock.time += IDLE - 1
    with pytest.raises(Refused) as early:
        await vote(table, BEN)
    assert early.value.refusal is BoardRefusal.CANNOT_SKIP
    table.clock.time += 1
    assert not (await vote(table, BEN)).is_enough
    assert (await vote(table, CLEO)).is_enough
    assert table.match.on_turn == BEN
    assert table.boards.redrawn[-1] == table.match


async def test_what_is_safe_is_banked(table: Table, classic: RuleSet) -> None:
    await begin(table, classic, BEN, CLEO)
    table.cup.rolls.append((1, 1, 3, 4, 6, 6))
    await table.play.roll(table.press(ADA))
    table.clock.time += IDLE
    await vote(table, BEN)
    await vote(table, CLEO)
    assert table.match.state.totals == (200, 0, 0)


@pytest.mark.parametrize(
    "begun",
    [
        {"rated": True},
        {"limited": True},
        {"tournament": TournamentGameRef(1, 1)},
    ],
)
async def test_nobody_skips_where_more_than_the_game_is_at_stake(
    table: Table, classic: RuleSet, begun: dict[str, object]
) -> None:
    await begin_with_four(table, classic)
    table.store.matches[table.match.id] = replace(table.match, **begun)  # type: ignore[arg-type] # as replace
    assert not await table.skips.may_skip(table.match, BEN.user_id)


async def test_a_clock_decides_alone(table: Table, classic: RuleSet) -> None:
    await begin_with_four(table, replace(classic, turn_seconds=3600))
    with pytest.raises(Refused) as refused:
        await vote(table, BEN)
    assert refused.value.refusal is BoardRefusal.CANNOT_SKIP
    assert table.match.on_turn == ADA


async def test_no_opponent_skips_by_one_vote(table: Table, classic: RuleSet) -> None:
    await begin(table, classic, BEN)
    table.clock.time += IDLE
    assert not await table.skips.may_skip(table.match, BEN.user_id)
    await begin(table, classic, BEN, CLEO)
    await table.resign(CLEO.user_id, table.match.id)
    table.clock.time += IDLE
    assert not await table.skips.may_skip(table.match, BEN.user_id), "two of three are left"


async def test_a_farkle_that_waits_for_a_badge_counts(table: Table) -> None:
    badge = shipped_badges()["tin-resurrection"].badge
    farkle = begun(Random(1), seats=3, badge=badge).after(Roll(), (2, 2, 3, 4, 4, 6), now=0)
    await table.store.add(replace(farkle, closes_at=table.clock.time + LIFETIME))
    table.clock.time += IDLE
    await vote(table, BEN)
    await vote(table, CLEO)
    assert table.match.on_turn == BEN
    assert table.match.state.farkles == (1, 0, 0)


async def test_more_than_half_of_the_others_decide(table: Table, classic: RuleSet) -> None:
    await begin_with_four(table, classic)
    table.cup.rolls.append((2, 3, 4, 4, 6, 6))
    first = await vote(table, BEN)
    assert (first.count, first.needed) == (1, 2)
    assert (await vote(table, BEN)).count == 1, "nobody votes twice"
    assert table.match.on_turn == ADA
    assert (await vote(table, DAN)).is_enough
    assert table.match.on_turn == BEN


async def test_votes_outlive_a_restart(table: Table, classic: RuleSet) -> None:
    await begin_with_four(table, classic)
    await vote(table, CLEO)
    after = build_table(table.store)
    after.clock.time = table.clock.time
    after.cup.rolls.append((2, 3, 4, 4, 6, 6))
    assert (await vote(after, DAN)).is_enough


async def test_a_vote_ends_with_whatever_happens(table: Table, classic: RuleSet) -> None:
    await begin_with_four(table, classic)
    await vote(table, BEN)
    table.cup.rolls.append((1, 1, 3, 4, 6, 6))
    await table.play.roll(table.press(ADA))
    table.clock.time += IDLE
    assert (await vote(table, CLEO)).count == 1


async def test_who_may_not_vote(table: Table, classic: RuleSet) -> None:
    await begin(table, classic, BEN, CLEO)
    table.cup.rolls.append((2, 3, 4, 4, 6, 6))
    old = table.match.version
    table.clock.time += IDLE
    for someone, refusal in ((ADA, BoardRefusal.CANNOT_SKIP), (DAN, MatchRefusal.NOT_A_PLAYER)):
        with pytest.raises(Refused) as refused:
            await vote(table, someone)
        assert refused.value.refusal is refusal
    await vote(table, BEN)
    await vote(table, CLEO)
    with pytest.raises(Refused) as refused:
        await table.skips.vote(table.press(BEN, version=old))
    assert refused.value.refusal is BoardRefusal.TURN_OVER
