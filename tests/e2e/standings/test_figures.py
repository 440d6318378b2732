"""The figures of a server, and what rules do to them."""

import pytest

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.standings.buttons import AllFiguresButton
from tests.support.e2e.reading import shown, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


async def test_figures_of_somebody_without_a_game(table: Table) -> None:
    own = told(await table.ada.slash(table.channel, "farkle stats"))
    assert own == say("refusal-no-figures", name="Ada")
    result = await table.ada.slash(table.channel, "farkle stats", user=table.ben)
    assert told(result) == say("refusal-no-figures", name="Ben")


async def test_third_farkle_in_a_row_costs_points_in_facebook(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next(*["223346", "233446"] * 3)
    await table.begin(ruleset="facebook")
    for _ in range(2):
        for who in (table.ada, table.ben):
            await table.press(who, RollButton)
    assert say("player-farkles", player="Ben: 0", farkles=2) in table.board()
    await table.press(table.ada, RollButton)
    assert say("event-penalty", farkles=3, penalty=500) in table.board()
    assert "Ada: -500" in table.board()
    await table.press(table.ben, RollButton)
    await table.resign(table.ben)
    await table.ada.slash(table.channel, "farkle stats")
    stats = told(await table.press(table.ada, AllFiguresButton))
    assert say("stats-farkles", farkles=3, rate=say("percent", percent=100.0)) in stats


async def test_scoreless_roll_is_a_gift_in_zilch(table: Table, cup: ScriptedCup) -> None:
    cup.next("223346", "223346", "111234")
    await table.begin(ruleset="zilch")
    await table.press(table.ada, RollButton)
    assert table.label(BankButton) == say("button-bank-points", points=500)
    await table.press(table.ada, RollButton)
    assert table.label(BankButton) == say("button-bank-points", points=1000)
    await table.press(table.ada, BankButton)
    assert "Ada: 1,000" in table.board()


@pytest.mark.parametrize("who", ["ada", "ben"])
async def test_tie_is_a_win_for_both(who: str, table: Table, cup: ScriptedCup) -> None:
    cup.next("111234", "111234")
    await table.begin(turns=1)
    for player in (table.ada, table.ben):
        for action in (RollButton, BestButton, BankButton):
            await table.press(player, action)
    assert say("end-shared", winners="Ada and Ben") in table.board()
    stats = shown(await getattr(table, who).slash(table.channel, "farkle stats"))
    assert say("stats-wins", wins=1, rate=say("percent", percent=100.0)) in stats
