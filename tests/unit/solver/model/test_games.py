"""What can be solved, and why the rest cannot."""

import pytest

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


def test_counters_multiply_the_work() -> None:
    assert work(shipped("facebook")) > 9 * work(shipped("classic"))
    assert work(shipped("tavern")) < work(shipped("classic"))
