"""The opponents: always legal, each with the temper that its page promises."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.advice.level import Level
from bot.engine import Bank, Roll, Setup, State, apply, check, dice_to_roll, start
from bot.solver import policy_for
from tests.support.engine.playing import throw
from tests.support.engine.strategies import setups
from tests.support.solver.solved import rules

LINE = "plain(target=10000)"
MOST_MOVES = 60
EXAMPLES = 12  # each solves the turn of rules never seen before


def rolled(line: str, *faces: int, **changes: object) -> State:
    """Return a game of two right after its first roll, with `changes` made to it before."""
    begun = replace(start(Setup(rules(line), seats=2)), **changes)  # type: ignore[arg-type] # fields of any type
    return apply(begun, Roll(), faces)[0]


@settings(max_examples=EXAMPLES)
@given(setup=setups(), level=st.sampled_from(Level), seed=st.integers(0, 2**32))
def test_only_legal_moves_under_any_rules(setup: Setup, level: Level, seed: int) -> None:
    rng, state, policy = Random(seed), start(setup), policy_for(level, None)
    for _ in range(MOST_MOVES):
        if state.over:
            break
        move = policy.choose(state)
        assert check(state, move) is None
        state, _ = apply(state, move, throw(dice_to_roll(state, move), rng))


@pytest.mark.parametrize(
    ("level", "faces", "move"),
    [
        (Level.CAUTIOUS, (1, 2, 3, 3, 4, 6), Roll((0,))),
        (Level.CAUTIOUS, (1, 1, 1, 3, 4, 6), Bank((0, 1, 2))),
        (Level.CAUTIOUS, (2, 2, 2, 3, 4, 6), Bank((0, 1, 2))),
        (Level.GREEDY, (2, 2, 2, 3, 4, 6), Roll((0, 1, 2))),
        (Level.GREEDY, (1, 1, 2, 3, 5, 6), Roll((0, 1, 4))),
        (Level.GREEDY, (1, 1, 1, 3, 4, 6), Bank((0, 1, 2))),
        (Level.STREAKY, (1, 1, 2, 3, 5, 6), Roll((0,))),
        (Level.STREAKY, (4, 4, 4, 1, 2, 3), Bank((0, 3, 4, 5))),
        (Level.TACTICIAN, (1, 2, 3, 3, 4, 6), Roll((0,))),
        (Level.TACTICIAN, (1, 1, 1, 3, 4, 6), Bank((0, 1, 2))),
    ],
)
def test_what_each_does_with_a_first_roll(
    level: Level, faces: tuple[int, ...], move: object
) -> None:
    assert policy_for(level, None).choose(rolled(LINE, *faces)) == move
