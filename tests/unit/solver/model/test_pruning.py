"""Keeps that are left out change nothing, whatever the ends of the turns are worth."""

import numpy as np
import pytest

from bot.solver.model.turn_induction import NEVER, InductionPool, TurnInduction
from bot.solver.model.turn_model import turn_model
from tests.support.solver.solved import rules

HEIGHT, WIDTH = 60, 24
LINES = [
    "plain(target=4000)",
    "exact(target=4000,overshoot=exact)",
    "hot(target=4000,hot_dice_bonus=500,hot_dice_must_roll=yes)",
]


def _fill(induction: TurnInduction, random: np.random.Generator, *, wild: bool) -> None:
    """Have banks be worth the more the higher they are, or anything."""
    worth = random.random((HEIGHT, WIDTH))
    induction.banking[:, :WIDTH] = worth if wild else np.sort(worth, axis=0)
    induction.banking[0] = NEVER
    induction.farkle[:WIDTH] = random.random(WIDTH) / 2


@pytest.mark.parametrize("line", LINES)
def test_nothing_changes(line: str) -> None:
    """First in turns like those that it was learnt from, then in some where little holds."""
    model, random = turn_model(rules(line)), np.random.default_rng(5)
    pool = InductionPool(model, pruned=True)
    plain = TurnInduction(model, HEIGHT, WIDTH)
    for number in range(30):
        induction = pool.induction(HEIGHT, WIDTH)
        _fill(induction, random, wild=number > 20)
        plain.banking[...] = induction.banking
        plain.farkle[...] = induction.farkle
        assert induction.run() == pytest.approx(plain.run(), abs=1e-11)


def test_most_keeps_are_left_out_where_turns_are_like_those_of_a_game() -> None:
    model, random = turn_model(rules(LINES[0])), np.random.default_rng(5)
    pool = InductionPool(model, pruned=True)
    sizes = []
    for _ in range(20):
        induction = pool.induction(HEIGHT, WIDTH)
        _fill(induction, random, wild=False)
        induction.run()
        sizes.append(induction.keeps)
    assert sizes[0] == sum(
        len(outcome.keeps) for throw in model.throws for outcome in throw.outcomes
    )
    assert sizes[-1] < sizes[0] * 0.7
