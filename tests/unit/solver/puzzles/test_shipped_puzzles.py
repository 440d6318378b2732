"""Every puzzle that ships is what it says: its answer is the solver's, and clearly better."""

from dataclasses import replace
from functools import partial

import pytest

from bot.advice.puzzle import Answer, PuzzleTheme
from bot.content.folder import data_folder
from bot.content.puzzles import PuzzleFile, puzzle_folder, read_puzzles
from bot.engine import FAIR, Bank, Roll
from bot.solver import Library, dice_of, evaluate
from bot.solver.puzzles.checking import Found, PuzzleFlaw, check_puzzles
from tests.support.engine.shipped import NAMES, shipped

POLICIES = data_folder() / "policies"
LIBRARY = Library(POLICIES, POLICIES)


def file_of(name: str) -> PuzzleFile:
    """Return the shipped puzzles of a ruleset."""
    return read_puzzles(puzzle_folder() / f"{name}.tsv")


def found_in(file: PuzzleFile) -> list[Found]:
    """Return what is wrong with puzzles that go by the name of a shipped ruleset."""
    rules = shipped(file.ruleset)
    return list(check_puzzles(file, rules, partial(LIBRARY.find, rules)))


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_the_solvers(name: str) -> None:
    assert found_in(file_of(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_says_the_same(name: str) -> None:
    """What advises people works turns out one by one; a few puzzles are enough to compare."""
    rules = shipped(name)
    for puzzle in file_of(name).puzzles[::50]:
        state = puzzle.state(rules)
        table = LIBRARY.find(rules, dice_of(state.setup))
        best, second, *_ = evaluate(state, table)
        assert best.win is not None
        assert second.win is not None
        assert Answer.of(state, best.move) == puzzle.best
        assert puzzle.best.move(state) == best.move
        assert puzzle.margin <= best.win - second.win < puzzle.margin + 0.0001


def test_what_is_wrong_is_found() -> None:
    whole = file_of("kingdom")
    puzzle, other, *_ = whole.puzzles
    rolls = replace(puzzle.best, banks=not puzzle.best.banks)
    theme = next(theme for theme in PuzzleTheme if theme not in puzzle.themes)
    wrong = {
        PuzzleFlaw.WRONG_ID: replace(puzzle, id="0000000001"),
        PuzzleFlaw.WRONG_ANSWER: replace(puzzle, best=rolls),
        PuzzleFlaw.WRONG_MARGIN: replace(puzzle, margin=puzzle.margin + 0.0001),
        PuzzleFlaw.WRONG_GRADE: replace(puzzle, themes=(theme,)),
        PuzzleFlaw.UNPLAYABLE: replace(puzzle, position="nowhere"),
    }
    for flaw, faulty in wrong.items():
        file = replace(whole, puzzles=(faulty, other))
        assert found_in(file) == [Found(flaw, faulty.id)]
    harder = replace(puzzle, rating=puzzle.rating + 1)
    tempting = replace(puzzle, temptations=puzzle.temptations * 2)
    for graded in (harder, tempting):
        assert found_in(replace(whole, puzzles=(graded,))) == [
            Found(PuzzleFlaw.WRONG_GRADE, graded.id)
        ]


def test_dice_for_which_no_game_is_solved_are_found() -> None:
    whole = file_of("kingdom")
    loaded = next(puzzle for puzzle in whole.puzzles if puzzle.dice)
    dice = list(loaded.dice)
    dice[1 - loaded.state(shipped("kingdom")).seat] = (FAIR,) * 6
    unsolved = replace(loaded, dice=tuple(dice))
    assert found_in(replace(whole, puzzles=(unsolved,))) == [
        Found(PuzzleFlaw.UNSOLVED, unsolved.id)
    ]


def test_two_that_are_much_alike_are_found() -> None:
    whole = file_of("kingdom")
    puzzle = next(puzzle for puzzle in whole.puzzles if puzzle.position.startswith("3"))
    own, _, rest = puzzle.position.partition("/")
    near = replace(puzzle, id="0000000001", position=f"{int(own) - 50}/{rest}")
    found = found_in(replace(whole, puzzles=(puzzle, near)))
    assert Found(PuzzleFlaw.ALIKE, near.id) in found
    assert found_in(replace(whole, puzzles=(puzzle,))) == []


def test_a_position_that_is_no_puzzle_is_found() -> None:
    whole = file_of("kingdom")
    plain = replace(whole.puzzles[0], dice=(), position="0/0 -- 0/0 -- 0 1 0 6 122346 - 0 - - -")
    assert found_in(replace(whole, puzzles=(plain,))) == [Found(PuzzleFlaw.NO_PUZZLE, plain.id)]


def test_rules_that_were_changed_are_found() -> None:
    whole = file_of("kingdom")
    rules = replace(shipped("kingdom"), target=2000)
    assert list(check_puzzles(whole, rules, partial(LIBRARY.find, rules))) == [
        Found(PuzzleFlaw.OTHER_RULES)
    ]


def test_answers_keep_what_scores() -> None:
    """A sanity check by the engine alone: every answer, right or wrong, is a legal move."""
    for name in NAMES:
        for puzzle in file_of(name).puzzles:
            state = puzzle.state(shipped(name))
            for answer in (puzzle.best, *[temptation.answer for temptation in puzzle.temptations]):
                move = answer.move(state)
                assert isinstance(move, Roll | Bank)
                assert move.keep in state.table.roll(state.roll).by_positions
