"""What can be solved, and why the rest cannot."""

import pytest

from bot.advice.bounds import MOST_WORK, lowest_score, penalties_down, race_work
from bot.advice.choices import Obstacle
from bot.engine import Die, Setup
from bot.solver import obstacle, rules_obstacle, work
from tests.support.engine.shipped import NAMES, shipped
from tests.support.solver.solved import rules

LOADED = Die((2, 1, 1, 1, 1, 1))
PLAIN = rules("plain(target=4000)")


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_ruleset_is_solved_for_two(name: str) -> None:
    assert obstacle(Setup(shipped(name), seats=2)) is None


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("plain(target=4000,high_stakes=yes)", Obstacle.HIGH_STAKES),
        ("plain(target=4000,overshoot=welfare)", Obstacle.WELFARE),
        ("plain(target=4000,overshoot=excess)", Obstacle.WELFARE),
        ("plain(target=4000,hot_dice_bonus=75)", Obstacle.OFF_STEP),
        ("plain(target=4000,farkle_limit=3,farkle_penalty=333)", Obstacle.OFF_STEP),
        ("plain(target=4000,opening=500,farkle_limit=3,farkle_penalty=500)", Obstacle.OPENING),
        ("plain(turns=10,opening=500)", Obstacle.OPENING),
        ("plain(six=win,target=4000,overshoot=exact)", Obstacle.EXACT_WITH_WINNING_ROLL),
        ("plain(target=100000)", Obstacle.TOO_LARGE),
        ("plain(target=4000,overshoot=exact)", None),
        ("plain(target=4000,final_round=yes,opening=500)", None),
    ],
)
def test_rules(line: str, reason: Obstacle | None) -> None:
    assert rules_obstacle(rules(line)) == reason


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup(PLAIN, seats=1), Obstacle.SEATS),
        (Setup(PLAIN, seats=3), Obstacle.SEATS),
        (Setup(PLAIN, seats=4, teams=2), Obstacle.TEAMS),
        (Setup(PLAIN, dice=((LOADED,) * 6, (LOADED,) * 6)), Obstacle.LOADED_DICE),
        (Setup(rules("plain(target=4000,high_stakes=yes)")), Obstacle.HIGH_STAKES),
    ],
)
def test_setups(setup: Setup, reason: Obstacle) -> None:
    assert obstacle(setup) == reason


def test_totals_far_below_zero_are_told_apart_unless_there_are_too_many() -> None:
    assert [penalties_down(shipped(name)) for name in ("facebook", "zilch")] == [8, 8]
    large = rules("plain(target=10000,farkle_limit=3,farkle_penalty=1000)")
    assert penalties_down(large) == 4
    assert work(large) <= MOST_WORK < race_work(large, 5)
    longest = rules("plain(target=20000,farkle_limit=3,farkle_penalty=1000)")
    assert (penalties_down(longest), rules_obstacle(longest)) == (2, Obstacle.TOO_LARGE)
    assert (lowest_score(large), lowest_score(PLAIN)) == (-2000, 0)


def test_counters_multiply_the_work() -> None:
    assert work(shipped("facebook")) > 9 * work(shipped("classic"))
    assert work(shipped("tavern")) < work(shipped("classic"))
