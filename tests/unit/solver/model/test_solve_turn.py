"""One turn worked out at once is the same as one on an induction."""

import numpy as np
import pytest

from bot.solver.model.solve_turn import TurnLayout, TurnSolver, spacious_solver, turn_layout
from bot.solver.model.turn_induction import TurnInduction
from bot.solver.model.turn_model import turn_model
from bot.solver.tables.turn_value import banking_values
from tests.support.solver.solved import rules

HEIGHT = 130
LINES = [
    "plain(target=4000)",
    "five(target=4000,dice=5,minimum=300)",
    "hot(target=4000,hot_dice_bonus=500,hot_dice_must_roll=yes,scoreless_bonus=500)",
    "many(target=4000,three_pairs=1500,overshoot=exact,six=win,toxic_twos=yes)",
]


@pytest.mark.parametrize("line", LINES)
def test_it_is_the_turn_of_a_induction(line: str) -> None:
    ruleset = rules(line)
    model = turn_model(ruleset)
    induction, solver = (
        TurnInduction(model, HEIGHT, 1, detail=True),
        TurnSolver(TurnLayout(model), HEIGHT),
    )
    for solved in (induction, solver):
        solved.banking[:, 0] = banking_values(ruleset, HEIGHT)
        solved.above[...] = 50 * np.arange(HEIGHT, HEIGHT + model.reach)[:, None]
        solved.farkle[...] = -20
        solved.win = 10_000
    assert solver.run() == pytest.approx(induction.run(), abs=1e-9)
    assert solver.rolling == pytest.approx(induction.rolling, abs=1e-9)


def test_banking_may_be_worth_something_else_by_what_could_be_thrown() -> None:
    layout = turn_layout(rules(LINES[0]))
    usual, by_throw = TurnSolver(layout, HEIGHT), TurnSolver(layout, HEIGHT, by_throw=True)
    for solver in (usual, by_throw):
        solver.banking[..., 0] = np.arange(HEIGHT)
        solver.above[...] = HEIGHT
    assert by_throw.run() == usual.run()
    by_throw.banking[0, :, 0] = 2 * HEIGHT  # when one die is left
    assert by_throw.run() > usual.run()


def test_there_are_some_levels_to_spare() -> None:
    layout = turn_layout(rules(LINES[0]))
    assert spacious_solver(layout, 99).height == 100
    assert spacious_solver(layout, 100).height == 200
