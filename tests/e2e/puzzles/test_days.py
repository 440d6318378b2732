"""The puzzle of the day, and the board of the server."""

import discord

from bot.features.daily.model import day_of, end_of
from bot.features.puzzles.buttons import (
    DayPuzzleButton,
    GiveUpButton,
    PuzzleBoardButton,
    PuzzleStreakPage,
    SharePuzzleButton,
)
from bot.features.puzzles.model.panel import Panel, number_of
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.panel import open_settings
from tests.support.e2e.messages.puzzles import PuzzlePanel, now, open_day, open_puzzle, solver
from tests.support.e2e.permissions import deny
from tests.support.e2e.reading import PrivateMessage, shown, told
from tests.support.e2e.table import Table, say


async def test_everybody_has_the_same_puzzle_of_the_day(table: Table) -> None:
    ada, ben = await open_puzzle(table, table.ada), await open_puzzle(table, table.ben)
    await open_day(ada)
    await open_day(ben)
    assert ada.id == ben.id
    await ada.solve()
    assert say("puzzle-day-people", solvers=1, players=1) in ada.text()
    await ben.err()
    assert say("puzzle-day-people", solvers=1, players=2) in ben.text()
    assert say("daily-streak", days=1, best=1) in ben.text()
    once_more = await open_puzzle(table, table.ben)
    await once_more.press(DayPuzzleButton)
    assert say("puzzle-wrong") in once_more.text(), "once a day"
    assert (await solver(table, table.ben.id)).answered == 1


async def test_the_result_of_a_day_is_shared_without_the_answer(table: Table) -> None:
    panel = await open_puzzle(table)
    await open_day(panel)
    puzzle = panel.puzzle
    await panel.solve()
    text = shown(await panel.press(SharePuzzleButton))
    assert say("puzzle-shared-right", name="Ada") in text
    assert "Keep" not in text
    assert say("daily-streak", days=1, best=1) in text
    card = table.message
    tried = await table.press(table.ben, DayPuzzleButton, on=card)
    ben = PuzzlePanel(table, table.ben, tried)
    assert ben.id == puzzle.id
    assert table.board() == text, "the card stays for the others"
    await ben.err()
    assert say("puzzle-wrong") in ben.text()


async def test_sharing_answers_a_press_and_needs_no_permission(table: Table) -> None:
    panel = await open_puzzle(table)
    await open_day(panel)
    await panel.solve()
    deny(table, discord.Permissions(send_messages=True))
    await table.env.settle()
    text = shown(await panel.press(SharePuzzleButton))
    assert say("puzzle-shared-right", name="Ada") in text


async def test_it_is_shared_only_where_games_may_be(table: Table) -> None:
    panel = await open_puzzle(table)
    await open_day(panel)
    await panel.solve()
    other = table.guild.create_text_channel("dice")
    await (await open_settings(table)).set_channels(other)
    refusal = say("refusal-channel-not-allowed", channels=f"<#{other.id}>")
    assert told(await panel.press(SharePuzzleButton)) == refusal


async def test_nobody_shares_what_they_have_not_answered(table: Table) -> None:
    for day in (0, day_of(now(table)).toordinal(), 3_652_060, 2**63 - 1):
        result = await forge(table, table.ada, table.channel, SharePuzzleButton(day).write())
        assert told(result) == say("refusal-puzzle-not-shared")


async def test_after_midnight_it_counts_as_any_other(table: Table) -> None:
    panel = await open_puzzle(table)
    await open_day(panel)
    yesterday = panel.id
    await table.env.advance_time(end_of(day_of(now(table))) - now(table) + 1)
    await panel.solve()
    assert say("puzzle-day-over") in panel.text()
    kept = await solver(table)
    assert (kept.answered, kept.days, kept.last_day) == (1, 0, None)
    await panel.press(DayPuzzleButton)
    assert panel.id != yesterday
    await panel.solve()
    assert (await solver(table)).days == 1


async def test_a_day_that_is_claimed_for_another_puzzle_counts_for_none(table: Table) -> None:
    panel = await open_puzzle(table)
    button = GiveUpButton(number_of(panel.id), Panel(day=day_of(now(table))).write())
    result = await forge(table, table.ada, table.channel, button.write())
    assert say("puzzle-shown") in told(result)
    assert (await solver(table)).last_day is None


async def test_the_board_of_the_server(table: Table) -> None:
    for who in (table.ada, table.ben):
        await (await open_puzzle(table, who)).solve()
    panel = await open_puzzle(table, table.cleo)
    board = PrivateMessage(await panel.press(PuzzleBoardButton))
    assert say("puzzle-board-empty") in board.text(), "one puzzle is not enough for a rating"
    await table.press(table.cleo, PuzzleStreakPage, 0, on=board.message)
    assert say("puzzle-board-row-streak", rank=1, name="Ada", best=1) in board.text()
    assert say("puzzle-board-row-streak", rank=1, name="Ben", best=1) in board.text()
    assert "Cleo" not in board.text()
