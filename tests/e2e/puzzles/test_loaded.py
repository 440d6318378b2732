"""Puzzles with loaded dice: the board says what both throw, and it matters which die is kept."""

from bot.advice.puzzle import PuzzleTheme
from bot.cli.text import terminal_texts
from bot.features.puzzles.buttons import (
    NextPuzzleButton,
    OwnPuzzlesButton,
    PuzzleRulesMenu,
    PuzzleThemeMenu,
)
from bot.features.puzzles.model.panel import ANY
from bot.features.tavern.view.die_traits import glance_of
from bot.kit.game.dice_names import die_name, names_of_dice
from tests.support.e2e.messages.puzzles import PuzzlePanel, give_own, open_puzzle, own_of
from tests.support.e2e.table import Table, say

TEXTS = terminal_texts()


async def open_about(table: Table, theme: PuzzleTheme) -> PuzzlePanel:
    """Return a panel that is narrowed to a theme."""
    panel = await open_puzzle(table)
    await panel.choose(PuzzleRulesMenu, ANY)
    await panel.choose(PuzzleThemeMenu, theme)
    assert theme in panel.puzzle.themes
    return panel


async def test_the_board_names_the_dice_of_both_and_how_they_fall(table: Table) -> None:
    panel = await open_about(table, PuzzleTheme.LOADED_DICE)
    seat = panel.puzzle.state(table.bot.features.rulebook.rulebook.get("kingdom")).seat
    own, other = panel.puzzle.dice[seat], panel.puzzle.dice[1 - seat]
    dice = say(
        "puzzle-dice",
        own=names_of_dice(own, TEXTS),
        name="Petra the Perfect",
        other=names_of_dice(other, TEXTS),
    )
    assert dice in panel.text()
    for die in {*own, *other}:
        if not die.is_fair:
            assert glance_of(die, die_name(die, TEXTS), TEXTS, bars=True) in panel.text()
    await panel.solve()
    assert say("puzzle-right") in panel.text()
    assert dice in panel.text()
    assert say("basis-solved") in panel.text(), "the game of these dice ships solved"
    assert say("hint-figures-win") in panel.text(), "it is told in chances to win"


async def test_keeping_the_wrong_one_of_two_that_show_the_same_is_wrong(table: Table) -> None:
    """Each is tried on a panel of its own; the one who answers is told of their own die."""
    panel = await open_about(table, PuzzleTheme.WHICH_DIE)
    puzzle = panel.puzzle
    state = puzzle.state(table.bot.features.rulebook.rulebook.get("kingdom"))
    face, kept = next(
        (face, place)
        for face, place in zip(puzzle.best.keep, puzzle.best.places, strict=True)
        if state.roll.count(face) > puzzle.best.keep.count(face)
    )
    twin = next(
        place
        for place, shown in enumerate(state.roll)
        if shown == face
        and place not in puzzle.best.places
        and state.dice[place] != state.dice[kept]
    )
    places = tuple(sorted(twin if place == kept else place for place in puzzle.best.places))
    assert puzzle.best.keep == tuple(state.roll[place] for place in places)
    await panel.answer(type(puzzle.best)(puzzle.best.keep, puzzle.best.banks, places))
    assert say("puzzle-wrong") in panel.text()


async def test_a_mistake_with_loaded_dice_is_set_again(table: Table) -> None:
    own = await give_own(table, "kingdom", PuzzleTheme.LOADED_DICE)
    assert (await own_of(table, table.ada.id))[0] == own
    panel = await open_puzzle(table)
    await panel.press(OwnPuzzlesButton)
    assert names_of_dice(own.puzzle.dice[0], TEXTS) in panel.text()
    await panel.answer(own.puzzle.temptations[0].answer)
    assert say("puzzle-own-stays") in panel.text()
    await panel.press(NextPuzzleButton)
    await panel.answer(own.puzzle.best)
    assert say("puzzle-own-solved") in panel.text()


async def test_after_a_restart_it_is_the_same(table: Table) -> None:
    panel = await open_about(table, PuzzleTheme.LOADED_DICE)
    before = panel.text()
    await table.restart()
    await panel.choose(PuzzleThemeMenu, PuzzleTheme.LOADED_DICE)
    assert panel.text() == before
