"""Winning a slow game against those who let their turns go."""

import pytest

from bot.engine import RuleSet
from bot.match.clocks.claims import claimable
from bot.match.model.errors import Refused
from bot.match.model.phases import Finished
from bot.match.model.refusals import MatchRefusal
from tests.support.matches.table import ADA, BEN, CLEO, Table
from tests.support.matches.time_out import LIVE, SLOW, SPEED, keep_away, run_out


async def test_the_win_of_a_slow_game_can_be_claimed(table: Table) -> None:
    await table.begin(SLOW)
    await keep_away(table, BEN, turns=1)
    with pytest.raises(Refused) as told:
        await table.clocks.claim(table.press(BEN))
    assert told.value.refusal is MatchRefusal.NOTHING_TO_CLAIM
    await run_out(table)
    assert claimable(table.match) == (0,)
    with pytest.raises(Refused):
        await table.clocks.claim(table.press(ADA))
    view = await table.clocks.claim(table.press(BEN))
    assert isinstance(view.match.phase, Finished)
    assert [result.won for result in table.store.finished[0]] == [False, True]


@pytest.mark.parametrize("rules", [LIVE, SPEED])
async def test_other_games_are_not_claimed(table: Table, rules: RuleSet) -> None:
    await table.begin(rules)
    await keep_away(table, BEN, turns=2)
    assert claimable(table.match) == ()


async def test_with_several_the_win_is_claimed_when_all_others_are_late(table: Table) -> None:
    await table.seat(SLOW, ADA, BEN, CLEO)
    await keep_away(table, CLEO, turns=1)
    await run_out(table)
    assert claimable(table.match) == (), "Ben has let one turn go only"
    assert claimable(await run_out(table)) == (0, 1)
    view = await table.clocks.claim(table.press(CLEO))
    assert [result.won for result in table.store.finished[0]] == [False, False, True]
    assert view.match.log.endswith(" x0t x1t"), "neither of them resigned"
    assert view.match.state.out == (True, True, False)
