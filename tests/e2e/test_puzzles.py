"""Puzzles, from the command to the board of the server."""

from pathlib import Path

import pytest

from bot.advice.puzzle import Puzzle, Theme
from bot.engine import Bank, Roll, State
from bot.features.analysis.buttons import ReplayButton
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.daily.model import day_of, end_of
from bot.features.puzzles.buttons import (
    DayPuzzleButton,
    GiveUpButton,
    NextPuzzleButton,
    OwnPuzzlesButton,
    PuzzleBank,
    PuzzleBoardButton,
    PuzzleDie,
    PuzzleRoll,
    PuzzleRulesMenu,
    PuzzleStreakPage,
    PuzzleThemeMenu,
    SharePuzzleButton,
)
from bot.features.puzzles.model.panel import Panel, number_of
from bot.features.puzzles.model.records import Attempt, OwnPuzzle, Solver
from bot.features.puzzles.service.puzzles import SAME_PRESS
from bot.match.model.errors import Refused
from bot.match.model.match import Person
from bot.match.model.refusals import MatchRefusal
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.puzzles import PuzzlePanel, open_puzzle
from tests.support.e2e.reading import PrivateMessage, shown, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, open_table, say
from tests.support.e2e.traces import data_of, delete_all
from tests.support.puzzles import PUZZLES, some_puzzle

PATIENCE = 30.0
"""Seconds that a review may take on a busy machine."""


async def solver(table: Table, user_id: int | None = None) -> Solver:
    return await table.bot.features.puzzles.puzzles._puzzles.solver(user_id or table.ada.id)  # noqa: SLF001 - what is kept


def now(table: Table) -> int:
    return int(table.env.now().timestamp())


async def test_a_puzzle_is_solved_on_its_board(table: Table) -> None:
    panel = await open_puzzle(table)
    puzzle = panel.puzzle
    assert say("puzzle-question") in panel.text()
    assert say("puzzle-first", rating=1500) in panel.text()
    assert abs(puzzle.rating - 1500) < 50, "it is near their rating"
    told_themes = [
        each for each in Theme if f"About: {say(f'puzzle-theme-{each}')}" in panel.text()
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
    panel, twin = await open_puzzle(table), await open_puzzle(table)
    puzzle = panel.puzzle
    await panel.solve()
    await twin.solve()
    assert panel.text() == twin.text()
    assert say("puzzle-not-again") not in panel.text()
    assert (await solver(table)).answered == 1
    move = puzzle.best.move(_state(table, puzzle))
    assert isinstance(move, Roll | Bank)
    mask = sum(1 << place for place in move.keep)
    kind = PuzzleBank if puzzle.best.banks else PuzzleRoll
    await table.env.advance_time(SAME_PRESS + 1)
    button = kind(number_of(puzzle.id), mask, Panel().write())
    result = await forge(table, table.ada, table.channel, button.write())
    assert say("puzzle-not-again") in told(result)
    assert (await solver(table)).answered == 1


def _state(table: Table, puzzle: Puzzle) -> State:
    return puzzle.state(table.bot.features.rulebook.rulebook.get(puzzle.ruleset))


async def test_it_goes_on_after_a_restart(table: Table) -> None:
    panel = await open_puzzle(table)
    await panel.press(PuzzleDie, 0)
    before = panel.text()
    await table.restart()
    await panel.press(PuzzleDie, 1)
    await panel.press(PuzzleDie, 1)
    assert panel.text() == before, "the dice that were chosen are in the buttons"
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
    await panel.choose(PuzzleThemeMenu, Theme.LAST_ROUND)
    assert panel.puzzle.ruleset == "kingdom"
    assert Theme.LAST_ROUND in panel.puzzle.themes
    await panel.solve()
    await panel.press(NextPuzzleButton)
    assert (panel.puzzle.ruleset, Theme.LAST_ROUND in panel.puzzle.themes) == ("kingdom", True)
    await panel.choose(PuzzleRulesMenu, "any")
    assert Theme.LAST_ROUND in panel.puzzle.themes


async def test_a_theme_that_a_ruleset_has_not_got_is_refused_in_words(table: Table) -> None:
    missing = next(
        (ruleset, theme)
        for ruleset in ("ten_turns", "kingdom", "zilch", "classic")
        for theme in Theme
        if not any(each.ruleset == ruleset and theme in each.themes for each in PUZZLES)
    )
    panel = await open_puzzle(table)
    await panel.choose(PuzzleRulesMenu, missing[0])
    before = panel.text()
    assert told(await panel.choose(PuzzleThemeMenu, missing[1])) == say("refusal-puzzle-none")
    assert panel.text() == before


async def test_when_all_are_answered_the_oldest_comes_again(table: Table) -> None:
    wanted = [
        each for each in PUZZLES if each.ruleset == "zilch" and Theme.LEFT_LYING in each.themes
    ]
    panel = await open_puzzle(table)
    await panel.choose(PuzzleRulesMenu, "zilch")
    await panel.choose(PuzzleThemeMenu, Theme.LEFT_LYING)
    store = table.bot.features.puzzles.puzzles._puzzles  # noqa: SLF001 - to be quick

    for place, each in enumerate(wanted):
        attempt = Attempt(Person(table.ada.id, "Ada"), None, each, each.best, None)
        await store.keep(attempt, place)
    again = await open_puzzle(table)
    await again.choose(PuzzleRulesMenu, "zilch")
    await again.choose(PuzzleThemeMenu, Theme.LEFT_LYING)
    assert again.puzzle in wanted
    assert say("puzzle-again") in again.text()


# ------------------------------------------------------------------------------------ the day


async def open_day(table: Table, panel: PuzzlePanel) -> None:
    await panel.press(DayPuzzleButton)
    assert say("puzzle-question") in panel.text()


async def test_everybody_has_the_same_puzzle_of_the_day(table: Table) -> None:
    ada, ben = await open_puzzle(table, table.ada), await open_puzzle(table, table.ben)
    await open_day(table, ada)
    await open_day(table, ben)
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
    await open_day(table, panel)
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


async def test_nobody_shares_what_they_have_not_answered(table: Table) -> None:
    for day in (0, day_of(now(table)).toordinal(), 3_652_060, 2**63 - 1):
        result = await forge(table, table.ada, table.channel, SharePuzzleButton(day).write())
        assert told(result) == say("refusal-puzzle-not-shared")


async def test_after_midnight_it_counts_as_any_other(table: Table) -> None:
    panel = await open_puzzle(table)
    await open_day(table, panel)
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


# ------------------------------------------------------------------------------------ the board


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


# ------------------------------------------------------------------------------- one's own


async def give_own(table: Table, *, match_id: int = 7) -> OwnPuzzle:
    """Keep a mistake of Ada's."""
    rules = table.bot.features.rulebook.rulebook.get("tavern")
    puzzle = next(each for each in PUZZLES if each.ruleset == "tavern")
    own = OwnPuzzle(puzzle, rules, match_id, step=3)
    await table.bot.features.puzzles.own._own.add(table.ada.id, [own], now(table))  # noqa: SLF001 - as a review does
    return own


async def test_an_own_puzzle_stays_until_it_is_solved_and_counts_for_nothing(table: Table) -> None:
    own = await give_own(table)
    panel = await open_puzzle(table)
    await panel.press(OwnPuzzlesButton)
    assert say("puzzle-title-own", game="7", ruleset="Tavern") in panel.text()
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
        PuzzleDie(number_of(own.puzzle.id), 0, 0, about),
        PuzzleBank(number_of(own.puzzle.id), 1, about),
        GiveUpButton(number_of(own.puzzle.id), about),
    ):
        result = await forge(table, table.ben, table.channel, button.write())
        assert told(result) == say("refusal-puzzle-gone")


async def test_a_mistake_of_a_reviewed_game_comes_back(tmp_path: Path, cup: ScriptedCup) -> None:
    """Ada breaks up hot dice that any of the solvers would roll again, and resigns."""
    cup.next("111222", "223346")
    async with open_table(tmp_path, cup, assesses=True) as table:
        table.env.settle_timeout = PATIENCE
        await table.begin(ruleset="tavern")
        await table.press(table.ada, RollButton)
        await table.press(table.ada, BestButton)
        await table.press(table.ada, BankButton)
        await table.press(table.ben, RollButton)
        await table.resign(table.ben)
        await table.env.settle()
        own = await _own_of(table, table.ada.id)
        assert [(each.match_id, each.puzzle.best.write()) for each in own] == [(1, "111222>")]
        assert await _own_of(table, table.ben.id) == ()
        panel = await open_puzzle(table)
        await panel.press(OwnPuzzlesButton)
        await panel.answer(own[0].puzzle.temptations[0].answer)
        assert say("puzzle-wrong") in panel.text()
        replay = told(await panel.press(ReplayButton, own[0].step))
        assert "⚀" in replay
        assert table.env.errors == []


async def _own_of(table: Table, user_id: int) -> tuple[OwnPuzzle, ...]:
    return await table.bot.features.puzzles.own._own.all_of(user_id)  # noqa: SLF001 - what is kept


# ------------------------------------------------------------------------ what nobody offered


async def test_forged_answers_count_for_nothing(table: Table) -> None:
    panel = await open_puzzle(table)
    number, about = number_of(panel.id), Panel().write()
    for button, refusal in (
        (PuzzleBank(number, 0, about), "refusal-puzzle-no-answer"),
        (PuzzleRoll(number, 0, about), "refusal-puzzle-no-answer"),
        (PuzzleBank(0, 1, about), "refusal-puzzle-gone"),
        (PuzzleRoll(2**63 - 1, 1, about), "refusal-puzzle-gone"),
        (GiveUpButton(number_of(some_puzzle(5).id), about), "refusal-puzzle-gone"),
        (PuzzleDie(number, 0, 0, "any.any.d99999999"), "refusal-button-outdated"),
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
    await open_day(table, panel)
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


async def test_a_puzzle_that_no_longer_ships_is_gone(table: Table) -> None:
    panel = await open_puzzle(table)
    table.bot.features.puzzles.puzzles._shelf._rulesets = ()  # noqa: SLF001 - as if all had changed
    table.bot.features.puzzles.puzzles._shelf._shelf = None  # noqa: SLF001 - read anew
    assert told(await panel.press(GiveUpButton)) == say("refusal-puzzle-gone")
    result = await table.ada.slash(table.channel, "farkle puzzle")
    assert told(result) == say("refusal-puzzle-none")
    assert told(await panel.press(DayPuzzleButton)) == say("refusal-puzzle-none")


# ------------------------------------------------------------------------------------ privacy


async def test_what_is_kept_can_be_had_and_deleted(table: Table) -> None:
    await give_own(table)
    panel = await open_puzzle(table)
    await open_day(table, panel)
    await panel.solve()
    data = await data_of(table, table.ada)
    tables = ("solvers", "puzzle_answers", "puzzle_days", "puzzle_places", "own_puzzles")
    assert [len(data[each]) for each in tables] == [1] * 5
    await delete_all(table, table.ada)
    assert not [row for row in table.dump() if str(table.ada.id) in row]
    again = await open_puzzle(table)
    assert say("puzzle-first", rating=1500) in again.text()
