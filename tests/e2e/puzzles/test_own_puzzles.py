"""Puzzles of somebody's own mistakes, and what is kept of those who solve puzzles."""

from pathlib import Path

from bot.database.opening import Address
from bot.features.analysis.buttons import ReplayButton
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.puzzles.buttons import (
    GiveUpButton,
    NextPuzzleButton,
    OwnPuzzlesButton,
    PuzzleBank,
    PuzzleDie,
)
from bot.features.puzzles.model.panel import Panel, number_of
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.puzzles import (
    give_own,
    open_day,
    open_puzzle,
    own_of,
    solver,
)
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, open_table, say
from tests.support.e2e.traces import data_of, delete_all


async def test_an_own_puzzle_stays_until_it_is_solved_and_counts_for_nothing(table: Table) -> None:
    own = await give_own(table)
    panel = await open_puzzle(table)
    await panel.press(OwnPuzzlesButton)
    assert say("puzzle-title-own", game="7", ruleset=say("ruleset-tavern")) in panel.text()
    await panel.answer(own.puzzle.temptations[0].answer)
    assert say("puzzle-own-stays") in panel.text()
    await panel.press(NextPuzzleButton)
    await panel.answer(own.puzzle.best)
    assert say("puzzle-own-solved") in panel.text()
    assert (await solver(table)).answered == 0
    assert told(await panel.press(NextPuzzleButton)) == say("refusal-puzzle-no-own")


async def test_nobody_sees_the_own_puzzle_of_another(table: Table) -> None:
    own = await give_own(table)
    about = Panel(own=True).write()
    for button in (
        PuzzleDie(number_of(own.puzzle.id), 0, about),
        PuzzleBank(number_of(own.puzzle.id), about),
        GiveUpButton(number_of(own.puzzle.id), about),
    ):
        result = await forge(table, table.ben, table.channel, button.write())
        assert told(result) == say("refusal-puzzle-gone")


async def test_a_mistake_of_a_reviewed_game_comes_back(
    tmp_path: Path, address: Address, cup: ScriptedCup
) -> None:
    """Ada breaks up hot dice that any of the solvers would roll again, and resigns."""
    cup.next("111222", "223346")
    async with open_table(tmp_path, cup, assesses=True, address=address) as table:
        await table.begin(ruleset="tavern")
        await table.press(table.ada, RollButton)
        await table.press(table.ada, BestButton)
        await table.press(table.ada, BankButton)
        await table.press(table.ben, RollButton)
        await table.resign(table.ben)
        await table.env.settle()
        own = await own_of(table, table.ada.id)
        assert [(puzzle.match_id, puzzle.puzzle.best.write()) for puzzle in own] == [(1, "111222>")]
        assert await own_of(table, table.ben.id) == ()
        panel = await open_puzzle(table)
        await panel.press(OwnPuzzlesButton)
        await panel.answer(own[0].puzzle.temptations[0].answer)
        assert say("puzzle-wrong") in panel.text()
        replay = told(await panel.press(ReplayButton, own[0].step))
        assert "⚀" in replay
        assert table.env.errors == []


async def test_what_is_kept_can_be_had_and_deleted(table: Table) -> None:
    await give_own(table)
    panel = await open_puzzle(table)
    await open_day(panel)
    await panel.solve()
    data = await data_of(table, table.ada)
    tables = ("solvers", "puzzle_answers", "puzzle_days", "puzzle_places", "own_puzzles")
    assert [len(data[name]) for name in tables] == [1] * 5
    await delete_all(table, table.ada)
    assert not [row for row in table.dump() if str(table.ada.id) in row]
    again = await open_puzzle(table)
    assert say("puzzle-first", rating=1500) in again.text()
