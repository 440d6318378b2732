"""Opponents by strength: each errs as it should, and more where the choices are close."""

from collections import Counter
from itertools import pairwise
from math import exp
from random import Random

import pytest

from bot.advice.level import STRONGEST, WEAKEST, Strength, parse_level
from bot.engine import Setup, State, apply, check, dice_to_roll, start
from bot.solver import GameTable, evaluate, policy_for
from bot.solver.opponents.skilled import Skilled, blur_of
from tests.support.engine.playing import throw
from tests.support.solver.solved import rules, solved

LINE = "plain(target=1000)"
STAKES = "plain(target=2000,high_stakes=yes,turn_seconds=60)"


def rolled(*faces: int, line: str = LINE, seats: int = 2) -> State:
    state = start(Setup(rules(line), seats))
    return apply(state, policy_for(Strength(STRONGEST), None).choose(state), faces)[0]


def test_each_level_sees_more_clearly_than_the_one_below() -> None:
    blurs = [blur_of(Strength(number)) for number in range(WEAKEST, STRONGEST)]
    assert all(more > less > 0 for more, less in pairwise(blurs))


@pytest.mark.parametrize("table", [solved(LINE), None], ids=["to win", "for points"])
def test_a_choice_is_made_the_less_the_more_it_gives_away(table: GameTable | None) -> None:
    state, level, times = rolled(1, 1, 2, 3, 5, 6), Strength(70), 4_000
    policy = Skilled(level, table, Random(3))
    seen = Counter(policy.choose(state) for _ in range(times))
    choices = evaluate(state, table)
    best = choices[0]
    losses = [
        1000 * ((best.win or 0) - (choice.win or 0)) if table else best.expected - choice.expected
        for choice in choices
    ]
    weights = [exp(-loss / blur_of(level)) for loss in losses]
    for choice, weight in zip(choices, weights, strict=True):
        share = weight / sum(weights)
        error = (share * (1 - share) / times) ** 0.5
        assert seen[choice.move] / times == pytest.approx(share, abs=4 * error)


@pytest.mark.parametrize(("line", "seats"), [(LINE, 3), (STAKES, 2)])
def test_legal_moves_where_nothing_is_solved(line: str, seats: int) -> None:
    rng, state = Random(5), start(Setup(rules(line), seats))
    policy = policy_for(Strength(WEAKEST), None)
    for _ in range(30):
        if state.over:
            break
        move = policy.choose(state)
        assert check(state, move) is None
        state, _ = apply(state, move, throw(dice_to_roll(state, move), rng))


def test_the_strongest_is_perfect() -> None:
    table = solved(LINE)
    state = rolled(1, 1, 2, 3, 5, 6)
    best = evaluate(state, table)[0].move
    assert policy_for(parse_level("100"), table).choose(state) == best
