"""What a puzzle is about: each theme by positions that are about it and such that just are not."""

import pytest

from bot.advice.puzzle import PuzzleTheme
from bot.content.folder import data_folder
from bot.content.puzzles import shipped_puzzles
from bot.engine import Setup, parse_state, write_dice
from bot.solver import Library, dice_of, evaluate
from bot.solver.puzzles.themes import PREDICATES, PuzzleProblem
from tests.support.engine.shipped import shipped

B, C = "3-1-1-1-6-3", "4-5-7-1-1-1"
LOADED = next(
    puzzle.dice
    for puzzle in shipped_puzzles()
    if puzzle.dice and write_dice(puzzle.dice[1]).endswith(C)
)

CASES = {
    PuzzleTheme.LAST_ROUND: (
        ("tavern", "3000/1000 ++ 0/0 -- 0 6 0 6 122346 - 0 - - -"),
        ("tavern", "2950/1000 ++ 0/0 -- 0 6 0 6 122346 - 0 - - -"),
    ),
    PuzzleTheme.THIRD_FARKLE: (
        ("zilch", "3000/1000 ++ 2/0 -- 0 9 0 6 122346 - 0 - - -"),
        ("zilch", "3000/1000 ++ 1/2 -- 0 9 0 6 122346 - 0 - - -"),
    ),
    PuzzleTheme.HOT_DICE: (
        ("tavern", "0/0 -- 0/0 -- 0 1 0 6 112233 - 0 - - -"),
        ("tavern", "0/0 -- 0/0 -- 0 1 0 6 111234 - 0 - - -"),
    ),
    PuzzleTheme.FEW_DICE: (
        ("ten_turns", "2000/2900 ++ 0/0 -- 0 10 700 3 134 666 0 - - -"),  # two behind, and one left
        ("ten_turns", "2000/2000 ++ 0/0 -- 0 10 700 3 134 666 0 - - -"),
    ),
    PuzzleTheme.CATCHING_UP: (
        ("tavern", "1000/2000 ++ 0/0 -- 0 5 0 6 122346 - 0 - - -"),
        ("tavern", "1000/1950 ++ 0/0 -- 0 5 0 6 122346 - 0 - - -"),
    ),
    PuzzleTheme.BANKING_EARLY: (
        ("tavern", "1500/500 ++ 0/0 -- 0 2 350 2 56 1151 0 - - -"),
        ("tavern", "1500/500 ++ 0/0 -- 0 2 900 2 56 1151 1 - - -"),  # that is no small bank
    ),
    PuzzleTheme.ROLLING_ON: (
        ("ten_turns", "2000/2900 ++ 0/0 -- 0 10 700 3 134 666 0 - - -"),
        ("ten_turns", "2000/2000 ++ 0/0 -- 0 10 700 3 134 666 0 - - -"),
    ),
    PuzzleTheme.WHICH_DIE: (
        # the 1 of the die that shows other faces more often is better thrown again
        ("kingdom", f"400/0 +- 0/0 -- 1 1 100 {C},{B},{C},{B},{B} 11336 1 0 - - -"),
        ("kingdom", f"400/0 +- 0/0 -- 1 1 100 {C},{B},{C},{B},{B} 12336 1 0 - - -"),
    ),
    PuzzleTheme.LOADED_DICE: (
        ("kingdom", f"400/0 +- 0/0 -- 1 1 100 {B},{B},{B} 136 111 0 - - -"),
        ("kingdom", "400/0 +- 0/0 -- 1 1 100 3 136 111 0 - - -"),
    ),
    PuzzleTheme.LEFT_LYING: (
        ("tavern", "650/1550 ++ 1/0 -- 0 3 0 6 122266 - 0 - - -"),  # the 1, and not the three 2s
        ("tavern", "650/1550 ++ 1/0 -- 0 3 0 6 123466 - 0 - - -"),
    ),
}


def holds(theme: PuzzleTheme, ruleset: str, position: str) -> bool:
    rules, tables = shipped(ruleset), data_folder() / "policies"
    state = parse_state(Setup(rules, dice=LOADED if B in position else ()), position)
    table = Library(tables, tables).find(rules, dice_of(state.setup))
    return PREDICATES[theme](PuzzleProblem(state, evaluate(state, table)))


@pytest.mark.parametrize("theme", PuzzleTheme)
def test_a_theme_is_what_it_says(theme: PuzzleTheme) -> None:
    about, other = CASES[theme]
    assert holds(theme, *about)
    assert not holds(theme, *other)


@pytest.mark.parametrize(("round_", "last"), [(9, False), (10, True)])
def test_the_last_round_of_a_game_of_turns(round_: int, *, last: bool) -> None:
    position = f"2000/2000 ++ 0/0 -- 0 {round_} 0 6 122346 - 0 - - -"
    assert holds(PuzzleTheme.LAST_ROUND, "ten_turns", position) == last
