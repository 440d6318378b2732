"""Reviews: what is lost by choices and brought by dice adds up to how the game went."""

from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bot.advice.choices import Basis, Obstacle
from bot.advice.review import Review
from bot.content.folder import data_folder
from bot.engine import (
    Bank,
    Game,
    Ply,
    Roll,
    RuleSet,
    Setup,
    apply,
    dice_to_roll,
    parse_game,
    start,
    write_game,
    write_rules,
)
from bot.solver import GameTable, Thinking, best_policy, load_table, review, turn_table
from tests.support.engine.playing import play_sensibly, throw
from tests.support.engine.shipped import NAMES, shipped
from tests.support.solver.solved import rules, solved

LINES = (
    "plain(target=1000)",
    "plain(target=500,final_round=yes)",
    "plain(target=500,overshoot=exact)",
    "plain(target=500,minimum=300,farkle_limit=3,farkle_penalty=150)",
    "plain(turns=2)",
)
ROUNDING = 1e-6
"""The values of a table are rounded, each to some 1e-9, and a game goes through many of them."""


def perfect_game(ruleset: RuleSet, table: GameTable, rng: Random) -> Game:
    """Return a game of two who play as well as `table` knows."""
    setup = Setup(ruleset)
    policy, state, plies = best_policy(table), start(setup), list[Ply]()
    while not state.over:
        move = policy.choose(state)
        dice = throw(dice_to_roll(state, move), rng)
        plies.append(Ply(move, dice))
        state, _ = apply(state, move, dice)
    return Game(setup, tuple(plies))


def outcome(found: Review) -> float:
    """Return the sum that the docstring of `Review` promises to be the last of the curve."""
    first, second = found.seats
    return (
        found.curve[0]
        + first.luck
        - first.lost
        - first.given_up
        - second.luck
        + second.lost
        + second.given_up
    )


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("seed", range(4))
def test_start_luck_and_losses_add_up_to_the_outcome(line: str, seed: int) -> None:
    game = play_sensibly(Setup(rules(line)), Random(seed))
    found = review(game, solved(line))
    assert outcome(found) == pytest.approx(found.curve[-1], abs=ROUNDING)
    winners = game.final_state().winners
    assert found.curve[-1] == (0.5 if len(winners) > 1 else 1 - winners[0])
    assert found.curve[0] == pytest.approx(solved(line).first_player_wins)
    assert len(found.curve) == len(game.plies) + 1


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_ruleset(name: str) -> None:
    game = play_sensibly(Setup(shipped(name)), Random(name))
    found = review(game, _table(name))
    assert found.basis is Basis.SOLVED
    assert outcome(found) == pytest.approx(found.curve[-1], abs=ROUNDING)
    assert all(0 < (seat.accuracy or 0) <= 1 for seat in found.seats)
    assert [decision.cost for decision in found.costliest] == sorted(
        (decision.cost for decision in found.decisions), reverse=True
    )[: len(found.costliest)]


@pytest.mark.parametrize("line", LINES)
def test_perfect_play_keeps_everything(line: str) -> None:
    found = review(perfect_game(rules(line), solved(line), Random(line)), solved(line))
    assert {seat.accuracy for seat in found.seats if seat.decisions} == {1.0}
    assert [seat.lost for seat in found.seats] == [0.0] * 2
    assert found.costliest == ()


def test_a_tie_where_one_could_have_won_checked_by_hand() -> None:
    """With 1,000 to beat and three dice left, 60 of 216 rolls farkle and every other one wins."""
    line = "plain(turns=1)"
    game = parse_game(f"fk1 {write_rules(rules(line))} seats=2 : >111234 abc. >111234 abc.")
    found = review(game, solved(line))
    [decision] = found.costliest
    assert (decision.step, decision.seat, decision.round) == (3, 1, 1)
    assert (decision.played.move, decision.best.move) == (Bank((0, 1, 2)), Roll((0, 1, 2)))
    assert decision.best.win == pytest.approx(156 / 216)
    assert decision.cost == pytest.approx(156 / 216 - 1 / 2)
    assert found.curve[-2:] == pytest.approx((60 / 216, 1 / 2))
    assert found.seats[1].lost == pytest.approx(decision.cost)
    assert found.seats[1].accuracy == pytest.approx((1 / 2) / (156 / 216))
    assert found.seats[1].luck == pytest.approx(156 / 216 - (1 - found.curve[2]))
    assert found.decision_at(3) == decision
    assert found.decision_at(2) is None


def test_points_lost_and_brought_checked_by_hand() -> None:
    """Three dice bring 1,000 points less than they risk; who leaves gives a turn's points up."""
    ruleset = rules("plain(target=10000)")
    game = parse_game(f"fk1 {write_rules(ruleset)} seats=3 : >111234 abc>234 >111234 abc. x2 x0")
    found = review(game)
    assert (found.basis, found.obstacle, found.curve) == (Basis.POINTS, Obstacle.SEATS, ())
    turn = turn_table(ruleset)
    rolling = turn.prospects[0].roll(1000, turn.model.index(3))
    rash, steady, gone = found.seats
    [decision] = found.costliest
    assert (decision.step, decision.seat) == (1, 0)
    assert rash.lost == pytest.approx(1000 - rolling)
    assert rash.luck == pytest.approx(1000 - turn.expected - rolling)
    assert rash.given_up == gone.given_up == pytest.approx(turn.expected)
    assert (rash.turns, rash.points, rash.farkles) == (1, 0, 1)
    assert steady.lost == 0
    assert steady.luck == pytest.approx(1000 - turn.expected)
    assert steady.points_per_turn == 1000
    assert gone.points_per_turn == 0
    assert [seat.accuracy for seat in found.seats] == [None] * 3


@pytest.mark.parametrize(
    "setup",
    [
        Setup(rules("plain(target=1500)"), seats=5),
        Setup(rules("plain(target=1500)"), seats=4, teams=2),
        Setup(rules("plain(target=1500,high_stakes=yes)")),
        Setup(rules("plain(target=1500,overshoot=welfare)")),
        Setup(rules("plain(turns=2,opening=500)")),
        Setup(rules("plain(target=1500,six=win)"), seats=3),
        Setup(shipped("facebook"), seats=3),
        Setup(shipped("zilch"), seats=1),
    ],
)
def test_games_that_are_not_solved_are_measured_in_points(setup: Setup) -> None:
    found = review(play_sensibly(setup, Random(2)))
    assert (found.basis, found.curve, found.turning_points) == (Basis.POINTS, (), ())
    assert len(found.seats) == setup.seats
    assert all(seat.lost >= 0 for seat in found.seats)
    assert found.expected_turn == turn_table(setup.rules).expected


def test_luck_in_points_is_nothing_on_average() -> None:
    ruleset = rules("plain(turns=40)")
    luck = [
        seat.luck / seat.turns
        for seed in range(20)
        for seat in review(play_sensibly(Setup(ruleset, seats=3), Random(seed))).seats
    ]
    # The luck of a turn has a standard deviation of some 500 points; there are 2,400 turns.
    assert abs(sum(luck) / len(luck)) < 40


def test_in_last_turns_points_are_not_what_is_lost() -> None:
    ruleset = rules("plain(turns=1)")
    game = parse_game(f"fk1 {write_rules(ruleset)} seats=3 : >111234 abc>234 >222346 abc. x2")
    assert review(game).decisions == ()


def test_a_roll_that_wins_brings_what_it_was_worth() -> None:
    ruleset = rules("plain(target=1500,six=win)")
    game = parse_game(f"fk1 {write_rules(ruleset)} seats=3 : >222222")
    found = review(game)
    assert found.seats[0].luck == pytest.approx(1500 - found.expected_turn, abs=100)
    assert found.seats[0].luck > 500


def test_resigning_and_running_out_of_time_give_up_what_was_there() -> None:
    line = "plain(target=1000)"
    clock = replace(rules(line), turn_seconds=60)
    game = parse_game(f"fk1 {write_rules(clock)} seats=2 : >111234 abc>155 ! x0")
    found = review(game, solved(line))
    [first, second] = found.seats
    assert first.given_up == pytest.approx(found.curve[2])
    assert outcome(found) == pytest.approx(0, abs=ROUNDING)
    assert second.given_up == 0


def test_turning_points_are_the_greatest_swings_in_order() -> None:
    found = review(play_sensibly(Setup(shipped("tavern")), Random(0)), _table("tavern"))
    steps = [point.step for point in found.turning_points]
    assert steps == sorted(steps)
    assert len(steps) == 5
    for point in found.turning_points:
        swing = found.curve[point.step] - found.curve[point.step - 1]
        assert point.swing == swing
        assert abs(swing) >= 0.1


def test_a_game_that_goes_on_is_refused() -> None:
    line = "plain(target=1000)"
    with pytest.raises(ValueError, match="finished"):
        review(Game(Setup(rules(line)), (Ply(Roll(), (1, 1, 1, 2, 3, 4)),)), solved(line))


def test_games_are_reviewed_by_the_table_that_fits(tmp_path: Path) -> None:
    game = play_sensibly(Setup(shipped("tavern")), Random(1))
    with closing(Thinking(data_folder() / "policies", tmp_path, 0)) as thinking:
        assert thinking.review(write_game(game)) == review(game, _table("tavern"))
        three = play_sensibly(Setup(shipped("tavern"), seats=3), Random(1))
        assert thinking.review(write_game(three)).basis is Basis.EQUILIBRIUM
        four = play_sensibly(Setup(shipped("tavern"), seats=4), Random(1))
        assert thinking.review(write_game(four)).basis is Basis.POINTS


@cache
def _table(name: str) -> GameTable:
    return load_table(shipped(name), data_folder() / "policies", name)
