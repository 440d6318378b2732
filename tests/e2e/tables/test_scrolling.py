"""Boards in a busy channel: posted again once they have scrolled far away."""

from dataclasses import replace

import pytest

from bot.client.boards.scrolling import FAR
from bot.features.board.buttons import BestButton, RollButton
from bot.features.tables.service.scrolling import LOOK_AFTER
from bot.match.model.match import Match, Place
from bot.match.service.presses import Press
from tests.support.e2e.reading import told, told_nothing
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

FARKLE = "223346"


async def talk(table: Table, messages: int) -> None:
    """Let people talk about something else for a while."""
    for number in range(messages):
        await table.cleo.send(table.channel, f"By the way, {number}")
    await table.env.advance_time(LOOK_AFTER)


async def test_the_board_follows_the_talk_when_the_turn_passes(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next(FARKLE, FARKLE)
    await table.begin()
    old = table.channel.history()[0]
    await talk(table, FAR)
    before = table.requests()
    await table.press(table.ada, RollButton, on=old)
    assert table.requests() == before + 4, "the answer; a look, the new board, the old one"
    board = table.message
    assert say("board-turn", name="Ben") in table.board(board)
    assert board.flags.suppress_notifications
    old = table.channel.history()[0]
    assert say("moved-text") in table.board(old)
    assert board.jump_url in str([component.to_dict() for component in old.components])
    assert told_nothing(await table.press(table.ben, RollButton, on=board))


async def test_a_board_in_sight_stays_where_it_is(table: Table, cup: ScriptedCup) -> None:
    cup.next(FARKLE, FARKLE, FARKLE)
    await table.begin()
    board = table.channel.history()[0]
    await talk(table, FAR - 1)
    before = table.requests()
    await table.press(table.ada, RollButton, on=board)
    assert table.requests() == before + 2, "the answer and a look"
    await talk(table, 0)
    await table.press(table.ben, RollButton, on=table.channel.history()[0])
    assert [message.id for message in table.channel.history() if message.components] == [board.id]


async def test_nobody_looks_while_the_board_is_new(table: Table, cup: ScriptedCup) -> None:
    cup.next(FARKLE, FARKLE, FARKLE)
    await table.begin()
    await table.press(table.ada, RollButton)
    before = table.requests()
    await table.press(table.ben, RollButton)
    await table.press(table.ada, RollButton)
    assert table.requests() == before + 2, "one answer each"


async def test_late_press_on_the_old_board_leads_to_the_new(table: Table, cup: ScriptedCup) -> None:
    cup.next(FARKLE)
    await table.begin()
    old = table.channel.history()[0]
    parts = [component.to_dict() for component in old.components]
    await talk(table, FAR)
    await table.press(table.ada, RollButton, on=old)
    await table.show_again(old, parts)
    late = await table.press(table.ada, RollButton, on=table.channel.history()[0])
    assert say("refusal-board-moved") in told(late)
    assert table.message.jump_url in told(late)


async def test_a_press_while_it_is_brought_down_is_shown(
    table: Table, cup: ScriptedCup, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup.next(FARKLE, "112346")
    await table.begin()
    old = table.channel.history()[0]
    await talk(table, FAR)
    games = table.bot.games

    async def pressed_meanwhile(match_id: int, place: Place, message_id: int) -> Match:
        shown = games.peek(match_id)
        assert shown is not None
        version, here = shown.match.version, shown.match.place
        press = Press(
            match_id,
            version,
            table.ben.id,
            old.id,
            here,
            shown=lambda: None,
            sees=lambda _: False,
        )
        await table.bot.features.board.play.roll(press)
        return await games.settle(match_id, place, message_id)

    monkeypatch.setattr(table.bot, "games", replace(games, settle=pressed_meanwhile))
    await table.press(table.ada, RollButton, on=old)
    assert table.can(BestButton), "the new board shows the roll"


async def test_a_reminder_brings_it_down_as_well(table: Table) -> None:
    await table.begin()
    old = table.channel.history()[0]
    await talk(table, FAR)
    await table.env.advance_time(40)
    assert say("moved-text") in table.board(table.channel.history()[0])
    assert table.message.id != old.id
    await table.press(table.ada, RollButton)
