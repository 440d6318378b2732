"""The daily game, from the first press to the board of the day."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import InteractionResult

from bot.database.opening import Address
from bot.features.analysis.buttons import ReviewButton
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.daily.buttons import (
    DayButton,
    DayPage,
    DayPageEverywhere,
)
from bot.features.daily.model import day_of, end_of
from bot.features.daily.service import ROWS
from bot.features.standings.buttons import ListButton
from bot.kit.components.selection import DieButton
from bot.match.clocks.deadlines import HEARD
from bot.match.service.dice_cup import SystemCup
from tests.support.e2e.messages.daily_game import Day, open_day
from tests.support.e2e.reading import read, shown, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, open_table, say

FARKLE, LOW, HIGH, TOP = "223346", "122346", "444236", "111123"
"""Rolls that bring nothing, 100, 400 and 2,000 points."""

TURNS = [LOW, HIGH, TOP, FARKLE, LOW, LOW, HIGH, FARKLE, FARKLE, HIGH]
SCORE = 3500


@pytest.fixture
async def real_dice(tmp_path: Path, address: Address) -> AsyncIterator[Table]:
    """Open a table with the dice of production."""
    async with open_table(tmp_path, SystemCup(), address=address) as table:
        yield table
        assert table.env.errors == []


def now(table: Table) -> int:
    return int(table.env.now().timestamp())


async def wait_for_midnight(table: Table) -> None:
    left = end_of(day_of(now(table))) - now(table)
    await table.env.advance_time(left + HEARD + 1)


def title(table: Table) -> str:
    """Return what the daily game of today is headed by."""
    return say("daily-title", day=say.day(day_of(now(table))))


def told_besides(result: InteractionResult) -> str:
    """Return the sentence that came with the change of a private message."""
    [sentence] = result.followups
    assert sentence.ephemeral
    return read(sentence)


async def test_ten_turns_in_private(table: Table, cup: ScriptedCup) -> None:
    cup.next(*TURNS)
    day = await open_day(table)
    assert title(table) in day.text()
    assert say("daily-began") in day.text()
    ends = f"<t:{end_of(day_of(now(table)))}:R>"
    assert say("daily-progress", turn=1, turns=10, when=ends) in day.text()
    await day.finish()
    assert table.channel.last_message is None, "nobody else saw any of it"
    assert say("daily-score", name="Ada", score=SCORE) in day.text()
    assert "🔹 🔶 ⭐ ❌ 🔹 🔹 🔶 ❌ ❌ 🔶" in day.text()
    assert say("daily-rank", rank=1, players=1) in day.text()
    assert say("daily-streak", days=1, best=1) in day.text()


async def test_everybody_has_the_same_dice(real_dice: Table) -> None:
    table = real_dice
    ada, ben = await open_day(table, table.ada), await open_day(table, table.ben)
    for _ in range(10):
        assert await ada.roll() == await ben.roll()
        for day in (ada, ben):
            if table.buttons(day.message).keys() and "[Most points]" in day.text():
                await day.press(BestButton)
                await day.press(BankButton)
    assert ada.text().replace("Ada", "Ben").splitlines()[:3] == ben.text().splitlines()[:3]
    assert say("daily-rank", rank=1, players=2) in ben.text()


async def test_it_takes_up_no_channel(table: Table) -> None:
    await table.allow(games=1)
    day = await open_day(table)
    await table.begin()
    await day.press(RollButton)
    await table.press(table.ada, RollButton)
    assert told(await table.challenge(table.cleo, table.dora)).startswith(
        say("refusal-channel-busy")
    )
    await table.resign(table.ada)
    assert say("end-wins", winners="Ben", count=1) in table.board()
    assert "[Most points]" in day.text()


async def test_it_goes_on_after_a_restart_and_in_a_new_message(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("115236", "5234")
    day = await open_day(table)
    await day.press(RollButton)
    await day.press(DieButton, 0)
    before = day.text()
    await table.restart()
    await day.press(DieButton, 1)
    assert day.text() != before
    await day.press(DieButton, 1)
    assert day.text() == before, "the choice was read back from the message"
    again = await open_day(table, channel=table.guild.create_text_channel("elsewhere"))
    assert again.text() == day.text()
    await day.press(DieButton, 1)
    await again.press(RollButton)
    result = await day.press(RollButton)
    assert day.text() == again.text()
    assert not result.followups, "the same person had simply pressed twice"


async def test_each_press_is_one_request(table: Table, cup: ScriptedCup) -> None:
    cup.next(*TURNS)
    day = await open_day(table)
    for number in range(10):
        before = table.requests()
        await day.turn()
        assert table.requests() == before + (1 if TURNS[number] == FARKLE else 3)


async def test_one_attempt_a_day(table: Table) -> None:
    day = await open_day(table)
    await day.finish()
    assert (await open_day(table)).text() == day.text()
    elsewhere = table.env.create_guild("Elsewhere")
    ada, lobby = elsewhere.add_member(table.ada.user), elsewhere.create_text_channel("lobby")
    assert (await open_day(table, ada, lobby)).text() == day.text()


async def test_midnight_ends_it_and_the_streak_goes_on(table: Table, cup: ScriptedCup) -> None:
    cup.next(TOP, LOW)
    day = await open_day(table)
    await day.turn()
    await day.press(RollButton)
    await wait_for_midnight(table)
    result = await day.press(BestButton)
    assert told_besides(result) == say("refusal-daily-ended")
    assert say("daily-score", name="Ada", score=2000) in day.text()
    assert say("daily-day-over") in day.text()
    assert "⭐ ⬜ ⬜" in day.text()
    following = await open_day(table)
    await following.finish()
    assert say("daily-streak", days=2, best=2) in following.text()
    await wait_for_midnight(table)
    await wait_for_midnight(table)
    late = await open_day(table)
    await late.finish()
    assert say("daily-streak", days=1, best=2) in late.text()


async def test_a_day_without_a_roll_counts_for_nothing(table: Table) -> None:
    day = await open_day(table)
    await wait_for_midnight(table)
    assert told_besides(await day.press(RollButton)) == say("refusal-daily-ended")
    assert say("daily-never-begun") in day.text()
    assert not table.buttons(day.message)


async def test_the_day_ends_on_the_bot_that_comes_after(table: Table, cup: ScriptedCup) -> None:
    cup.next(TOP)
    day = await open_day(table)
    await day.turn()
    await table.stop()
    await wait_for_midnight(table)
    await table.restart()
    await table.env.advance_time(60)
    assert table.stored()[0][2] == "finished"
    await day.press(RollButton)
    assert say("daily-score", name="Ada", score=2000) in day.text()


async def test_it_is_reviewed_for_its_player_alone(table: Table, cup: ScriptedCup) -> None:
    cup.next(*TURNS)
    day = await open_day(table)
    await day.finish()
    review = await day.press(ReviewButton)
    assert review.ephemeral
    assert review.response is not None
    title = say("review-title-daily", number=1, day="1 January 2026")
    assert read(review.response).startswith(f"{title}\n{say('basis-daily', turns=10)}")
    stranger = await table.ben.slash(table.channel, "farkle replay", game=1)
    assert told(stranger) == say("refusal-replay-private")


async def test_board_of_the_day_with_ties_and_pages(table: Table, cup: ScriptedCup) -> None:
    for number, roll in enumerate([HIGH, TOP, HIGH, *[LOW] * (ROWS - 2)]):
        cup.next(roll, *[FARKLE] * 9)
        user = table.env.create_user(f"player{number}", global_name=f"Player {number:02}")
        day = await open_day(table, table.guild.add_member(user))
        await day.finish()
    cup.next(LOW, *[FARKLE] * 9)
    last = table.guild.add_member(table.env.create_user("last", global_name="Player 11"))
    day = await open_day(table, last)
    await day.finish()
    board = Day(table, last, await day.press(DayButton))
    first = board.text()
    assert rows(first)[:4] == [(1, "01"), (2, "00"), (2, "02"), (4, "03")]
    own = say("daily-board-row", rank=4, name="Player 11", score=100)
    assert say("leaderboard-reader", row=own) in first
    assert say("page-number", number=1, of=2) in first
    await board.press(DayPage, 2)
    assert rows(board.text()) == [(4, "10"), (4, "11")]
    assert table.button(DayPage, 3, on=board.message)["disabled"]
    await table.restart()
    await board.press(DayPage, 1)
    assert board.text() == first


def rows(board: str) -> list[tuple[int, str]]:
    """Return rank and number of each player on a page of the board."""
    found = re.findall(r"^(?:▸ )?\*\*(\d+)\\?\. Player (\d\d)\*\*", board, re.MULTILINE)
    return [(int(rank), number) for rank, number in found]


async def test_servers_have_boards_of_their_own(table: Table, cup: ScriptedCup) -> None:
    cup.next(*[LOW] * 10, *[HIGH] * 10)
    day = await open_day(table)
    await day.finish()
    elsewhere = table.env.create_guild("Elsewhere")
    eve = elsewhere.add_member(table.env.create_user("eve", global_name="Eve"))
    other = await open_day(table, eve, elsewhere.create_text_channel("lobby"))
    await other.finish()
    assert say("daily-rank", rank=1, players=1) in other.text()
    again = (await open_day(table)).text()
    assert say("daily-rank", rank=1, players=1) in again
    assert say("daily-rank-everywhere", rank=2, players=2) in again
    board = told(await other.press(DayButton))
    assert "Eve" in board
    assert "Ada" not in board


async def test_board_of_all_servers_lists_those_who_agree(table: Table) -> None:
    day = await open_day(table)
    await day.finish()
    board = Day(table, table.ada, await day.press(DayButton))
    server = board.text()
    await board.press(DayPageEverywhere, 0)
    assert say("daily-board-empty") in board.text()
    assert told(await board.press(ListButton)) == say("listed")
    await board.press(DayPage, 0)
    assert board.text() == server
    await board.press(DayPageEverywhere, 0)
    assert say("daily-board-everywhere") in board.text()
    assert "**1. Ada**" in board.text()


async def test_it_never_counts_elsewhere(table: Table) -> None:
    day = await open_day(table)
    await day.finish()
    leaderboard = shown(await table.ada.slash(table.channel, "farkle leaderboard"))
    assert say("leaderboard-empty-all") in leaderboard
    stats = await table.ada.slash(table.channel, "farkle stats")
    assert told(stats) == say("refusal-no-figures", name="Ada")
