"""A puzzle as it is set: every answer that there is can be given, and no other."""

import pytest

from bot.advice.puzzle import PuzzleTheme
from bot.engine import Bank
from bot.features.puzzles.model.panel import Panel
from bot.features.puzzles.model.task import PuzzleTask
from bot.match.model.errors import Refused
from tests.support.scenes.tables import shipped_rules
from tests.support.solver.puzzles import PUZZLES, shipped

RULES = shipped_rules()


def task(ruleset: str, *themes: PuzzleTheme) -> PuzzleTask:
    puzzle = shipped(ruleset, *themes)
    return PuzzleTask(puzzle, puzzle.state(RULES[ruleset]), Panel())


def test_every_best_answer_can_be_pressed() -> None:
    for puzzle in PUZZLES[::10]:
        state = puzzle.state(RULES[puzzle.ruleset])
        task = PuzzleTask(puzzle, state, Panel())
        for answer in (puzzle.best, *(wrong.answer for wrong in puzzle.temptations)):
            move = answer.move(state)
            assert isinstance(move, Bank) == answer.banks
            assert task.answer(move.keep, banks=answer.banks) == answer  # type: ignore[union-attr] # a roll or a bank


def test_which_of_equal_dice_are_kept_makes_no_difference() -> None:
    found = next(
        (puzzle, state)
        for puzzle in PUZZLES
        if len(puzzle.best.keep) == 1
        and (state := puzzle.state(RULES[puzzle.ruleset])).roll.count(puzzle.best.keep[0]) == 2
    )
    puzzle, state = found
    places = [place for place, face in enumerate(state.roll) if face == puzzle.best.keep[0]]
    for place in places:
        assert (
            PuzzleTask(puzzle, state, Panel()).answer((place,), banks=puzzle.best.banks)
            == puzzle.best
        )


@pytest.mark.parametrize("places", [(), (9,), (0, 0)])
@pytest.mark.parametrize("banks", [True, False])
def test_what_the_rules_forbid_is_no_answer(places: tuple[int, ...], *, banks: bool) -> None:
    with pytest.raises(Refused):
        task("tavern", PuzzleTheme.HOT_DICE).answer(places, banks=banks)


def test_the_reader_is_on_turn_wherever_they_sit() -> None:
    seats = set()
    for puzzle in PUZZLES[:100]:
        task = PuzzleTask(puzzle, puzzle.state(RULES[puzzle.ruleset]), Panel())
        match = task.match("You")
        assert match.on_turn.name == "You"
        seats.add(match.state.seat)
    assert seats == {0, 1}
