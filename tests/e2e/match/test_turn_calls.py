"""Calls to turns, as they come and go beside the board."""

import discord
import pytest

from bot.features.board.buttons import RollButton
from bot.match.clocks.clock_settings import Notify
from bot.match.clocks.pace import Pace
from bot.match.service.turn_calls import IDLE
from tests.support.e2e.messages.panel import Panel
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

"""The place of the choice among a person's preferences."""

FARKLE = "223346"


async def let_turn_pass(table: Table, cup: ScriptedCup) -> None:
    """Let Ada farkle after a while in which Ben did nothing."""
    cup.next(FARKLE)
    await table.begin(pace=Pace.NONE)
    await table.env.advance_time(IDLE)
    await table.press(table.ada, RollButton)


def board_and_calls(table: Table) -> tuple[discord.Message, list[discord.Message]]:
    """Return the only board in the channel, as it is now, and the messages below it."""
    board, *calls = table.channel.history()
    assert board.components
    return board, calls


async def test_who_has_been_elsewhere_is_called_quietly(table: Table, cup: ScriptedCup) -> None:
    await let_turn_pass(table, cup)
    board, [call] = board_and_calls(table)
    assert call.content.startswith(say("turn-call", person=table.ben.mention))
    assert board.jump_url in call.content
    assert [person.id for person in call.mentions] == [table.ben.id]
    assert call.flags.suppress_notifications
    cup.next("112346")
    await table.press(table.ben, RollButton, on=board)
    assert board_and_calls(table)[1] == []


async def test_a_call_goes_after_a_restart_too(table: Table, cup: ScriptedCup) -> None:
    await let_turn_pass(table, cup)
    await table.restart()
    board, [call] = board_and_calls(table)
    cup.next(FARKLE)
    await table.press(table.ben, RollButton, on=board)
    _, [next_call] = board_and_calls(table)
    assert next_call.id != call.id
    assert next_call.content.startswith(say("turn-call", person=table.ada.mention))
    await table.resign(table.ben)
    assert board_and_calls(table)[1] == []


@pytest.mark.parametrize(("choice", "calls"), [(Notify.ALWAYS, 1), (Notify.NEVER, 0)])
async def test_people_choose_to_be_called_aloud_or_not_at_all(
    table: Table, cup: ScriptedCup, choice: Notify, calls: int
) -> None:
    panel = Panel(table.ben, await table.ben.slash(table.channel, "farkle preferences"))
    await panel.prefer("notifications", choice)
    await let_turn_pass(table, cup)
    _, sent = board_and_calls(table)
    assert [message.flags.suppress_notifications for message in sent] == [False] * calls


async def test_no_press_fails_because_nobody_can_be_called(table: Table, cup: ScriptedCup) -> None:
    table.env.inject_error("POST", "/channels/*/messages", status=403)
    await let_turn_pass(table, cup)
    assert say("board-turn", name="Ben") in table.board()
