"""The opponents differ as they are described, and none of them is a match for the perfect one."""

from dataclasses import dataclass, replace
from functools import cache
from random import Random
from statistics import mean

import pytest

from bot.advice.level import Level
from bot.engine import Bank, Roll, Setup, State, TakeOver, apply, dice_to_roll, start
from bot.solver import Policy, ToWin, best_policy, policy_for
from bot.solver.league.players import Threshold
from tests.support.engine.playing import throw
from tests.support.solver.contests import play
from tests.support.solver.solved import rules, solved

LINE = "plain(target=10000)"
SMALL = "plain(target=1000)"
STAKES = "plain(target=10000,high_stakes=yes)"
TURNS = 300
TEMPERED = [level for level in Level if level is not Level.PERFECT]


@dataclass(frozen=True)
class Habits:
    """What somebody does in many turns: how often they farkle, and what they bank."""

    farkles: float
    banked: float
    least: int


@cache
def habits(level: Level, own: int = 0, other: int = 0, farkles: int = 0) -> Habits:
    """Return the habits of `level` in turns that begin with these scores."""
    rng, policy, banked = Random(7), policy_for(level, None), list[int]()
    begun = replace(
        start(Setup(rules(LINE), seats=2)),
        totals=(own, other),
        opened=(True, True),
        farkles=(farkles, 0),
    )
    for _ in range(TURNS):
        points = _points_of_a_turn(begun, policy, rng)
        if points:
            banked.append(points)
    return Habits(1 - len(banked) / TURNS, mean(banked), min(banked))


def _points_of_a_turn(state: State, policy: Policy, rng: Random) -> int:
    before = state.total
    while not state.over and state.seat == 0:
        move = policy.choose(state)
        state, _ = apply(state, move, throw(dice_to_roll(state, move), rng))
    return state.totals[0] - before


def test_the_cautious_one_farkles_least_and_banks_least() -> None:
    all_habits = {level: habits(level) for level in Level}
    assert min(all_habits, key=lambda level: all_habits[level].farkles) is Level.CAUTIOUS
    assert min(all_habits, key=lambda level: all_habits[level].banked) is Level.CAUTIOUS


def test_the_greedy_one_farkles_most_and_banks_a_thousand_or_nothing() -> None:
    all_habits = {level: habits(level) for level in Level}
    assert max(all_habits, key=lambda level: all_habits[level].farkles) is Level.GREEDY
    assert all_habits[Level.GREEDY].least >= 1000


def test_the_streaky_one_is_shy_after_farkles() -> None:
    banked = [habits(Level.STREAKY, farkles=farkles).least for farkles in range(3)]
    assert banked[0] >= 450 > banked[1] >= 250 > banked[2]


def test_the_streaky_one_rides_on_after_hot_dice() -> None:
    begun = replace(start(Setup(rules(LINE), seats=2)), points=700)
    cold, hot = (apply(replace(begun, hot=hot), Roll(), (1, 2, 3, 3, 4, 6))[0] for hot in (0, 1))
    policy = policy_for(Level.STREAKY, None)
    assert policy.choose(cold) == Bank((0,))
    assert isinstance(policy.choose(hot), Roll)


def test_the_tactician_risks_more_behind_than_ahead() -> None:
    behind, level, ahead = (
        habits(Level.TACTICIAN, own, opponent)
        for own, opponent in [(4000, 8500), (0, 0), (8500, 4000)]
    )
    assert behind.farkles > level.farkles >= ahead.farkles
    assert behind.banked > level.banked > ahead.banked


def test_nobody_else_minds_the_score() -> None:
    for level in (Level.CAUTIOUS, Level.GREEDY, Level.STREAKY):
        assert habits(level, 1000, 6000) == habits(level)


def test_what_another_left_is_taken_over_by_temper() -> None:
    state = apply(start(Setup(rules(STAKES), seats=2)), Roll(), (1, 1, 1, 1, 3, 6))[0]
    left, _ = apply(state, Bank((0, 1, 2)))
    shy = replace(left, farkles=(0, 1))
    assert {level: policy_for(level, None).choose(left) for level in TEMPERED} == {
        Level.CAUTIOUS: Roll(),
        Level.GREEDY: TakeOver(),
        Level.STREAKY: TakeOver(),
        Level.TACTICIAN: TakeOver(),
    }
    assert policy_for(Level.STREAKY, None).choose(shy) == Roll()


def test_a_target_that_must_be_hit_is_hit() -> None:
    line = "plain(target=2000,overshoot=welfare)"
    begun = replace(start(Setup(rules(line), 2)), totals=(1850, 0), opened=(True, False))
    state, _ = apply(begun, Roll(), (1, 1, 5, 2, 3, 6))
    for level in TEMPERED:
        assert policy_for(level, None).choose(state) == Bank((0, 4))


@pytest.mark.parametrize(
    ("level", "games"),
    [(Level.CAUTIOUS, 200), (Level.GREEDY, 400), (Level.STREAKY, 200), (Level.TACTICIAN, 800)],
)
def test_the_perfect_one_beats_each(level: Level, games: int) -> None:
    setup, pair = Setup(rules(SMALL)), [best_policy(solved(SMALL)), policy_for(level, None)]
    won = play(setup, pair, 0, games, "a") + play(setup, pair[::-1], 1, games, "a")
    standard_error = 0.5 / (2 * games) ** 0.5
    assert won / (2 * games) > 0.5 + 2 * standard_error


def test_playing_to_win_beats_keeping_to_a_number_of_points() -> None:
    setup, won, games = Setup(rules("plain(target=1500,high_stakes=yes)"), 3), 0.0, 50
    for hero in range(setup.sides):
        policies = [ToWin() if side == hero else Threshold(300) for side in range(setup.sides)]
        won += play(setup, policies, hero, games, "a")
    fair, count = 1 / setup.sides, setup.sides * games
    assert won / count > fair + 2 * (fair * (1 - fair) / count) ** 0.5
