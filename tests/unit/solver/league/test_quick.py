"""What the league takes straight from tables is what `evaluate` finds, by rules of every kind."""

from random import Random

import pytest

from bot.advice.level import Strength
from bot.engine import Bank, Roll, Setup, apply, dice_to_roll, start, write_rules
from bot.solver import Perfect, evaluate
from bot.solver.league.league import Board, table_of
from bot.solver.league.quick import Quick, is_plain
from bot.solver.opponents.skilled import Skilled
from tests.support.engine.playing import throw
from tests.support.engine.shipped import shipped

MOVES = 12


@pytest.mark.parametrize("name", ["tavern", "facebook", "ten_turns", "zilch"])
def test_choices_and_figures_are_those_of_evaluate(name: str) -> None:
    rules = shipped(name)
    assert is_plain(rules)
    rng, state, compared = Random(rules.name), start(Setup(rules)), 0
    table = table_of(Board(write_rules(rules)))
    assert table is not None
    # Somebody weak plays, so that positions come up in which no good player ever is.
    perfect, weak = Quick(table, None), Skilled(Strength(10), table, rng)
    while compared < MOVES:
        if state.roll:
            choices = evaluate(state, table)
            found = {option.move: option.win for option in perfect.options(state)}
            assert found == pytest.approx({each.move: each.win for each in choices}, abs=1e-12)
            assert perfect.choose(state) == Perfect(table).choose(state)
            compared += 1
        move = weak.choose(state)
        state, _ = apply(state, move, throw(dice_to_roll(state, move), rng))
        state = start(Setup(rules)) if state.over else state


def test_a_bank_that_wins_is_never_missed() -> None:
    rules = shipped("tavern")
    table = table_of(Board(write_rules(rules)))
    assert table is not None
    state, _ = apply(start(Setup(rules)), Roll(), (1, 1, 1, 1, 1, 1))
    for policy in (Quick(table, Skilled(Strength(1), table)), Skilled(Strength(1), table)):
        assert all(policy.choose(state) == Bank((0, 1, 2, 3, 4, 5)) for _ in range(20))
