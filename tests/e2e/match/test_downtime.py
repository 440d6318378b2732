"""The rungs of the clock across restarts: time in which the bot was down is nobody's."""

import pytest

from bot.features.board.buttons import ClaimButton, ReturnButton
from bot.features.tables.buttons import JoinButton, StartButton
from bot.match.clocks.clock_settings import Absent
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER
from tests.support.e2e.clocks import (
    DAY,
    HEARD,
    LIVE,
    PASSED,
    SPEED,
    choose,
    is_to_play,
    let_time_pass,
    take_turn,
)
from tests.support.e2e.reading import told_nothing
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

HOURS = 5 * 3600


async def go_down(table: Table, seconds: float = HOURS) -> None:
    """Stop the bot in good order, and start it again after a while."""
    await table.stop()
    await table.env.advance_time(seconds)
    await table.restart()


@pytest.mark.parametrize("down", [100, 9 * DAY])
async def test_a_turn_has_the_time_that_was_left(table: Table, down: int) -> None:
    await table.begin(pace="speed")
    await let_time_pass(table, 15)
    await go_down(table, down)
    await let_time_pass(table, SPEED - 15 + HEARD - 1)
    assert is_to_play(table, "Ada")
    await let_time_pass(table, 2)
    assert is_to_play(table, "Ben")


async def test_a_reminder_comes_when_it_would_have(table: Table) -> None:
    await table.begin()
    await let_time_pass(table, 60)
    await go_down(table)
    await let_time_pass(table, 25)
    assert len(table.channel.history()) == 1
    await let_time_pass(table, 10)
    assert f"<@{table.ada.id}>" in table.channel.history()[-1].content


async def test_turns_in_a_row_are_counted_on(table: Table, cup: ScriptedCup) -> None:
    await table.begin()
    await let_time_pass(table)
    for _ in range(2):
        await go_down(table)
        await take_turn(table, table.ben, cup)
        await go_down(table)
        await let_time_pass(table)
    assert say("presence-gone", name="Ada", turns=3) in table.board()
    await go_down(table)
    await take_turn(table, table.ben, cup)
    await go_down(table)
    cup.next("122346")
    await table.watch()
    assert say("turn-roll", dice="⚀ ⚁ ⚁ ⚂ ⚃ ⚅") in table.board()
    await go_down(table)
    assert told_nothing(await table.press(table.ada, ReturnButton))
    assert is_to_play(table, "Ada")


async def test_a_win_can_still_be_claimed(table: Table, cup: ScriptedCup) -> None:
    await choose(table, "reminders", value=False)
    await table.begin(pace="slow")
    await let_time_pass(table, DAY + PASSED)
    await take_turn(table, table.ben, cup)
    await let_time_pass(table, DAY / 2)
    await go_down(table)
    await let_time_pass(table, DAY / 2 + PASSED - 2)
    assert is_to_play(table, "Ada")
    await let_time_pass(table, 2)
    await table.press(table.ben, ClaimButton)
    assert say("end-wins", winners="Ben", count=1) in table.board()


async def test_a_deserted_game_waits_for_seven_days_of_the_bot(table: Table) -> None:
    await table.begin()
    await let_time_pass(table, 6 * (LIVE + PASSED))
    assert say("presence-all-gone", name="Ben", turns=3) in table.board()
    await go_down(table, GIVEN_UP_AFTER)
    assert table.can(ReturnButton), "the bot was not there to be pressed"
    await let_time_pass(table, GIVEN_UP_AFTER + PASSED)
    assert say("closed-abandoned") in table.board()


async def test_the_last_two_who_are_there_decide(table: Table, cup: ScriptedCup) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await choose(table, "lapses", 2)
    await table.ada.slash(table.channel, "farkle open")
    for who in (table.ben, table.cleo):
        await table.press(who, JoinButton)
    await table.press(table.ada, StartButton)
    for _ in range(2):
        await take_turn(table, table.ada, cup)
        await go_down(table, 60)
        await let_time_pass(table)
        await take_turn(table, table.cleo, cup)
    assert say("player-out", name="Ben", score=0) in table.board()
    await take_turn(table, table.ada, cup)
    await take_turn(table, table.cleo, cup)
    await table.resign(table.cleo)
    assert say("end-wins", winners="Ada", count=1) in table.board()
