"""Puzzles that nobody was offered, that are gone, or that nobody can work out now."""

import pytest

from bot.content.puzzles import PuzzleBook
from bot.features.puzzles.buttons import (
    DayPuzzleButton,
    GiveUpButton,
    NextPuzzleButton,
    PuzzleBank,
    PuzzleDie,
    PuzzleRoll,
    PuzzleRulesMenu,
    PuzzleThemeMenu,
    SharePuzzleButton,
)
from bot.features.puzzles.model.panel import Panel, number_of
from bot.features.puzzles.service import shelf
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.puzzles import (
    open_day,
    open_puzzle,
    solver,
)
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say
from tests.support.solver.puzzles import some_puzzle


async def test_forged_answers_count_for_nothing(table: Table) -> None:
    panel = await open_puzzle(table)
    number, about = number_of(panel.id), Panel().write()
    for button, refusal in (
        (PuzzleBank(number, about), "refusal-puzzle-no-answer"),
        (PuzzleRoll(number, about), "refusal-puzzle-no-answer"),
        (PuzzleBank(0, about), "refusal-puzzle-gone"),
        (PuzzleRoll(2**63 - 1, about), "refusal-puzzle-gone"),
        (GiveUpButton(number_of(some_puzzle(5).id), about), "refusal-puzzle-gone"),
        (PuzzleDie(number, 0, "any.any.d99999999"), "refusal-button-outdated"),
        (NextPuzzleButton(number, "any.nothing.n"), "refusal-button-outdated"),
    ):
        result = await forge(table, table.ada, table.channel, button.write())
        assert told(result).startswith(say(refusal)), button
    for menu in (PuzzleRulesMenu(about), PuzzleThemeMenu(about)):
        for value in ("nonsense", ""):
            await forge(table, table.ada, table.channel, menu.write(), values=[value])
    result = await forge(table, table.ada, table.channel, NextPuzzleButton(0, "mine.any.n").write())
    assert told(result) == say("refusal-puzzle-none"), "rules that nobody has"
    assert (await solver(table)).answered == 0


async def test_a_message_of_everyone_is_never_changed(table: Table) -> None:
    panel = await open_puzzle(table)
    await open_day(panel)
    await panel.solve()
    await panel.press(SharePuzzleButton)
    card = table.message
    before = table.board(card)
    button = NextPuzzleButton(0, Panel().write())
    result = await forge(table, table.ben, table.channel, button.write(), on=card)
    assert say("puzzle-question") in told(result)
    assert table.board(card) == before


async def test_without_the_solver_the_answer_is_explained_by_what_ships(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise Refused(MatchRefusal.NOT_WORKED_OUT)

    monkeypatch.setattr(table.bot.features.analysis.advisor, "advise", refuse)
    panel = await open_puzzle(table)
    puzzle = panel.puzzle
    await panel.solve()
    assert say("puzzle-right") in panel.text()
    assert say("puzzle-margin", games=round(100 * puzzle.margin, 1)) in panel.text()
    assert say("hint-choices") not in panel.text()
    assert (await solver(table)).answered == 1


async def test_a_puzzle_that_no_longer_ships_is_gone(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await open_puzzle(table)
    monkeypatch.setattr(shelf, "shipped_puzzles", lambda: PuzzleBook([]))
    await table.restart()
    assert told(await panel.press(GiveUpButton)) == say("refusal-puzzle-gone")
    result = await table.ada.slash(table.channel, "farkle puzzle")
    assert told(result) == say("refusal-puzzle-none")
    assert told(await panel.press(DayPuzzleButton)) == say("refusal-puzzle-none")
