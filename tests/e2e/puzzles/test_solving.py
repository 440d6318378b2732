"""Puzzles, from the command to the answer: what counts, and what does not."""

import pytest

from bot.advice.puzzle import PuzzleTheme
from bot.client import answer
from bot.features.puzzles.buttons import (
    DayPuzzleButton,
    GiveUpButton,
    HowToPlayButton,
    NextPuzzleButton,
    PuzzleDie,
    PuzzleRulesMenu,
    PuzzleThemeMenu,
)
from bot.features.puzzles.model.panel import ANY
from bot.features.puzzles.model.puzzle_choice import OFFERED
from bot.features.puzzles.model.records import ENOUGH, NEW_SOLVER, Attempt
from bot.features.puzzles.service.puzzles import SAME_PRESS
from bot.match.model.match import Person
from tests.support.e2e.messages.puzzles import PuzzlePanel, open_puzzle, solver, store_of
from tests.support.e2e.player import lose_turn
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say
from tests.support.solver.puzzles import PUZZLES


async def test_a_puzzle_is_solved_on_its_board(table: Table) -> None:
    panel = await open_puzzle(table)
    puzzle = panel.puzzle
    assert say("puzzle-question") in panel.text()
    assert say("puzzle-first", rating=1500) in panel.text()
    assert abs(puzzle.rating - 1500) < 50, "it is near their rating"
    told_themes = [
        theme for theme in PuzzleTheme if f"About: {say(f'puzzle-theme-{theme}')}" in panel.text()
    ]
    assert told_themes == [], "the theme is told afterwards"
    await panel.solve()
    assert say("puzzle-right") in panel.text()
    assert say("hint-choices") in panel.text()
    assert say("basis-solved") in panel.text()
    kept = await solver(table)
    assert (kept.answered, kept.solved, kept.streak) == (1, 1, 1)
    assert kept.rating.points > 1500
    assert say("puzzle-streak", streak=1, best=1) in panel.text()
    assert table.channel.last_message is None, "nobody else saw any of it"


async def test_what_tempts_is_wrong_and_the_next_puzzle_is_easier(table: Table) -> None:
    panel = await open_puzzle(table)
    first = panel.puzzle
    await panel.err()
    assert say("puzzle-wrong") in panel.text()
    assert say("puzzle-tempted", takers=first.temptations[0].takers) in panel.text()
    rating = (await solver(table)).rating.points
    assert rating < 1500
    await panel.press(NextPuzzleButton)
    assert panel.puzzle.id != first.id
    assert abs(panel.puzzle.rating - rating) < 50
    assert say("puzzle-rating", rating=rating, streak=0) in panel.text()


async def test_asking_again_gives_the_same_puzzle(table: Table) -> None:
    assert (await open_puzzle(table)).id == (await open_puzzle(table)).id


async def test_a_puzzle_is_passed_over_and_comes_round_again(table: Table) -> None:
    panel = await open_puzzle(table)
    seen = [panel.id]
    for _ in range(OFFERED):
        await panel.press(NextPuzzleButton)
        seen.append(panel.id)
    assert len(set(seen)) == OFFERED
    assert seen[-1] == seen[0]
    assert (await solver(table)).answered == 0


async def test_a_newcomer_begins_with_rules_that_they_have_played(table: Table) -> None:
    panel = await open_puzzle(table)
    assert panel.puzzle.ruleset == "tavern", "which everybody plays first"
    await table.begin(ruleset="zilch")
    await lose_turn(table)
    await table.resign(table.ada)
    assert (await open_puzzle(table)).puzzle.ruleset == "zilch"
    for number in range(ENOUGH):
        puzzle = PUZZLES[number]
        attempt = Attempt(Person(table.ada.id, "Ada"), None, puzzle, puzzle.best, None)
        await store_of(table).keep(attempt, number)
    assert chosen_rules(table, await open_puzzle(table)) == ANY, "they are no newcomer any more"
    assert chosen_rules(table, await open_puzzle(table, table.ben)) == "zilch"


def chosen_rules(table: Table, panel: PuzzlePanel) -> str:
    """Return what is chosen in the menu of rules."""
    options = table.button(PuzzleRulesMenu, on=panel.message)["options"]
    assert isinstance(options, list)
    [chosen] = [option["value"] for option in options if option.get("default")]
    return str(chosen)


async def test_answers_under_a_theme_are_not_rated(table: Table) -> None:
    panel = await open_puzzle(table)
    unrated = say("puzzle-theme-unrated")
    assert unrated not in panel.text()
    await panel.choose(PuzzleThemeMenu, PuzzleTheme.HOT_DICE)
    assert unrated in panel.text()
    await panel.solve()
    assert say("puzzle-right") in panel.text()
    assert unrated in panel.text()
    assert await solver(table) == NEW_SOLVER
    await panel.press(NextPuzzleButton)
    await panel.choose(PuzzleThemeMenu, ANY)
    await panel.solve()
    assert unrated not in panel.text()
    assert (await solver(table)).solved == 1


async def test_the_puzzle_of_the_day_is_rated_whatever_theme_was_chosen(table: Table) -> None:
    panel = await open_puzzle(table)
    await panel.choose(PuzzleThemeMenu, PuzzleTheme.HOT_DICE)
    await panel.press(DayPuzzleButton)
    assert say("puzzle-theme-unrated") not in panel.text()
    await panel.solve()
    assert (await solver(table)).solved == 1


async def test_the_rules_are_one_press_away(table: Table) -> None:
    panel = await open_puzzle(table)
    await panel.choose(PuzzleRulesMenu, "kingdom")
    shown = told(await panel.press(HowToPlayButton))
    assert say("rules-title", ruleset=say("ruleset-kingdom")) in shown
    await panel.solve()
    assert shown == told(await panel.press(HowToPlayButton))


async def test_giving_up_shows_the_answer_and_ends_the_streak(table: Table) -> None:
    panel = await open_puzzle(table)
    await panel.solve()
    await panel.press(NextPuzzleButton)
    again = await open_puzzle(table)
    assert again.id == panel.id
    await panel.press(GiveUpButton)
    assert say("puzzle-shown") in panel.text()
    kept = await solver(table)
    assert (kept.answered, kept.solved, kept.streak, kept.best_streak) == (2, 1, 0, 1)
    await again.solve()
    assert say("puzzle-right") in again.text()
    assert say("puzzle-not-again") in again.text(), "the answer had been seen"
    assert await solver(table) == kept


async def test_a_double_press_counts_once_and_says_the_same(table: Table) -> None:
    panel, twin, late = [await open_puzzle(table) for _ in range(3)]
    await panel.solve()
    await twin.solve()
    assert panel.text() == twin.text()
    assert say("puzzle-not-again") not in panel.text()
    assert (await solver(table)).answered == 1
    await table.env.advance_time(SAME_PRESS + 1)
    await late.solve()
    assert say("puzzle-not-again") in late.text()
    assert (await solver(table)).answered == 1


async def test_it_goes_on_after_a_restart(table: Table) -> None:
    panel = await open_puzzle(table)
    await panel.press(PuzzleDie, 0)
    before = panel.text()
    await table.restart()
    await panel.press(PuzzleDie, 1)
    await panel.press(PuzzleDie, 1)
    assert panel.text() == before, "the message has the dice that were chosen"
    await panel.press(GiveUpButton)
    await table.restart()
    await panel.press(NextPuzzleButton)
    assert (
        say("puzzle-rating", rating=(await solver(table)).rating.points, streak=0) in panel.text()
    )


async def test_menus_narrow_what_comes_and_stay(table: Table) -> None:
    panel = await open_puzzle(table)
    await panel.choose(PuzzleRulesMenu, "kingdom")
    assert panel.puzzle.ruleset == "kingdom"
    await panel.choose(PuzzleThemeMenu, PuzzleTheme.LAST_ROUND)
    assert panel.puzzle.ruleset == "kingdom"
    assert PuzzleTheme.LAST_ROUND in panel.puzzle.themes
    await panel.solve()
    await panel.press(NextPuzzleButton)
    assert (panel.puzzle.ruleset, PuzzleTheme.LAST_ROUND in panel.puzzle.themes) == (
        "kingdom",
        True,
    )
    await panel.choose(PuzzleRulesMenu, "any")
    assert PuzzleTheme.LAST_ROUND in panel.puzzle.themes


async def test_a_theme_that_a_ruleset_has_not_got_is_refused_in_words(table: Table) -> None:
    missing = next(
        (ruleset, theme)
        for ruleset in ("ten_turns", "kingdom", "zilch", "classic")
        for theme in PuzzleTheme
        if not any(puzzle.ruleset == ruleset and theme in puzzle.themes for puzzle in PUZZLES)
    )
    panel = await open_puzzle(table)
    await panel.choose(PuzzleRulesMenu, missing[0])
    before = panel.text()
    assert told(await panel.choose(PuzzleThemeMenu, missing[1])) == say("refusal-puzzle-none")
    assert panel.text() == before


async def test_when_all_are_answered_the_oldest_comes_again(table: Table) -> None:
    wanted = [
        puzzle
        for puzzle in PUZZLES
        if puzzle.ruleset == "zilch" and PuzzleTheme.LEFT_LYING in puzzle.themes
    ]
    panel = await open_puzzle(table)
    await panel.choose(PuzzleRulesMenu, "zilch")
    await panel.choose(PuzzleThemeMenu, PuzzleTheme.LEFT_LYING)
    store = store_of(table)

    for place, puzzle in enumerate(wanted):
        attempt = Attempt(Person(table.ada.id, "Ada"), None, puzzle, puzzle.best, None)
        await store.keep(attempt, place)
    again = await open_puzzle(table)
    await again.choose(PuzzleRulesMenu, "zilch")
    await again.choose(PuzzleThemeMenu, PuzzleTheme.LEFT_LYING)
    assert again.puzzle in wanted
    assert say("puzzle-again") in again.text()


async def test_an_answer_that_takes_thought_comes_later(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await open_puzzle(table)
    monkeypatch.setattr(answer, "DEFER_AFTER", 0.0)
    result = await panel.solve()
    assert result.acknowledged
    assert say("puzzle-right") in panel.text()
    assert say("hint-choices") in panel.text()
