"""What moves are worth, and the policies that follow from it, on states of the engine."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from fractions import Fraction
from math import inf
from random import Random

import pytest

from bot.advice.choices import Choice
from bot.engine import (
    FAIR,
    Bank,
    Die,
    Roll,
    RuleSet,
    Setup,
    State,
    TakeOver,
    apply,
    dice_to_roll,
    legal_moves,
    start,
)
from bot.solver import ForPoints, Perfect, Policy, TurnStart, best_policy, evaluate, turn_table
from tests.support.engine.playing import throw
from tests.support.engine.shipped import shipped
from tests.support.solver.solved import rules, solved

LINE = "plain(target=1500)"


def rolled(ruleset: RuleSet, *faces: int, **changes: object) -> State:
    """Return a game of two right after its first roll."""
    begun = start(Setup(ruleset, seats=2))
    return replace(apply(begun, Roll(), faces)[0], **changes)  # type: ignore[arg-type] # fields of any type


def test_a_choice_says_what_it_keeps_rolls_and_risks() -> None:
    choices = {choice.move: choice for choice in evaluate(rolled(rules(LINE), 1, 5, 2, 2, 3, 6))}
    # Ascending, the dice lie as 1 2 2 3 5 6.
    assert set(choices) == {kind(keep) for kind in (Bank, Roll) for keep in ((0,), (4,), (0, 4))}
    both = choices[Roll((0, 4))]
    assert (both.points, both.dice, both.farkle) == (150, 4, Fraction(17, 108))
    assert both.win is None
    bank = choices[Bank((0, 4))]
    assert (bank.points, bank.dice, bank.farkle, bank.expected) == (150, 0, Fraction(0), 150.0)


def test_equal_dice_are_one_choice() -> None:
    kept = [choice.points for choice in evaluate(rolled(rules(LINE), 5, 5, 2, 2, 3, 6))]
    assert sorted(kept) == [50, 50, 100, 100]


def test_the_best_comes_first_and_before_a_turn_it_is_to_throw() -> None:
    state, table = rolled(rules(LINE), 1, 5, 2, 2, 3, 6), solved(LINE)
    wins = [choice.win or 0.0 for choice in evaluate(state, table)]
    assert wins == sorted(wins, reverse=True)
    (only,) = evaluate(start(Setup(rules(LINE), seats=2)), table)
    assert only.move == Roll()
    assert only.win == pytest.approx(table.first_player_wins)


def test_the_best_choice_keeps_the_chance_that_the_roll_gave() -> None:
    """The mean over all rolls of the best choice's chance is the chance before the roll."""
    table, total = solved(LINE), 0.0
    for first in range(1, 7):
        state, _ = apply(replace(_one_die(), points=300), Roll(), (first,))
        mine = state.seat == 0
        total += (evaluate(state, table)[0].win if mine else 1 - table.first_player_wins) or 0
    prospects = table.prospects(TurnStart())
    assert total / 6 == pytest.approx(
        prospects.roll(300, prospects.place((FAIR,), hot=False, may_bank=True))
    )


def _one_die() -> State:
    begun = start(Setup(rules(LINE), seats=2))
    return replace(begun, dice=begun.dice[:1])


def test_banking_that_wins_is_best_and_certain() -> None:
    state = rolled(rules(LINE), 1, 5, 2, 2, 3, 6, totals=(1400, 1450))
    best = evaluate(state, solved(LINE))[0]
    assert best.win == 1
    assert isinstance(best.move, Bank)
    assert isinstance(evaluate(state)[0].move, Bank)


def test_near_the_target_points_beyond_it_do_not_count() -> None:
    far, near = (
        evaluate(rolled(rules("plain(target=10000)"), 1, 1, 1, 2, 3, 6, totals=(total, 0)))
        for total in (0, 8900)
    )
    assert isinstance(far[0].move, Bank)
    assert far[0].expected == 1000
    assert max(choice.expected for choice in near) <= 1100


def test_the_hint_and_the_choice_where_they_differ() -> None:
    """Far behind, one must risk what for points alone one would bank."""
    table = solved(LINE)
    state = rolled(rules(LINE), 1, 1, 1, 2, 3, 6, totals=(0, 1450))
    assert isinstance(ForPoints().choose(state), Bank)
    assert isinstance(Perfect(table).choose(state), Roll)


def test_taking_over_is_one_of_the_choices() -> None:
    state = rolled(rules("plain(target=4000,high_stakes=yes)"), 1, 1, 1, 1, 3, 6)
    state, _ = apply(state, Bank((0, 1, 2, 3)))
    choices = {choice.move: choice for choice in evaluate(state)}
    assert set(choices) == {Roll(), TakeOver()}
    assert choices[TakeOver()].points == 2000
    assert choices[TakeOver()].dice == 2


def test_a_scoreless_roll_may_be_banked_or_thrown_on() -> None:
    state = rolled(shipped("zilch"), 2, 2, 3, 3, 4, 6)
    assert [choice.move for choice in evaluate(state)] == [Roll(), Bank()]
    assert [choice.points for choice in evaluate(state)] == [500, 500]


def test_loaded_dice_farkle_as_they_are_weighted() -> None:
    ones = Die((5, 1, 1, 1, 1, 1))
    setup = Setup(rules(LINE), dice=((ones,) * 6, (ones,) * 6))
    state, _ = apply(start(setup), Roll(), (1, 2, 3, 3, 4, 6))
    risk = {choice.move: choice.farkle for choice in evaluate(state)}
    assert risk[Roll((0,))] < Fraction(25, 324)


@pytest.mark.parametrize("option", ["hot_dice_bonus=500", "hot_dice_must_roll=yes"])
def test_hot_dice_rules_reach_the_choices(option: str) -> None:
    line = f"plain(target=1500,{option})"
    state = replace(rolled(rules(line), 1, 5, 2, 2, 3, 6), dice=_one_die().dice, roll=(5,), hot=1)
    moves = {choice.move for choice in evaluate(state, solved(line))}
    assert (Bank((0,)) in moves) == (option == "hot_dice_bonus=500")
    (roll,) = (c for c in evaluate(state, solved(line)) if isinstance(c.move, Roll))
    assert roll.points == (550 if option == "hot_dice_bonus=500" else 50)
    assert roll.dice == 6


def test_nothing_to_choose_once_the_game_is_over() -> None:
    state = rolled(rules(LINE), 1, 5, 2, 2, 3, 6, totals=(1400, 0))
    over, _ = apply(state, Bank((0, 4)))
    assert evaluate(over) == ()


def test_turn_starts_are_seen_from_the_side_to_move() -> None:
    ten = shipped("ten_turns")
    state = replace(start(Setup(ten, seats=2)), totals=(100, 200), farkles=(4, 1), round=3)
    assert TurnStart.of(state) == TurnStart(100, 200, turns=16)
    assert TurnStart.of(replace(state, seat=1)) == TurnStart(200, 100, turns=15)
    punished = replace(start(Setup(shipped("zilch"), seats=2)), farkles=(2, 1), seat=1)
    assert TurnStart.of(punished) == TurnStart(own_farkles=1, other_farkles=2)


@pytest.mark.parametrize(
    "line",
    [
        LINE,
        "plain(target=500,final_round=yes)",
        "plain(target=500,overshoot=exact)",
        "plain(target=500,minimum=300,farkle_limit=3,farkle_penalty=150)",
        "plain(turns=2)",
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_are_played_legally_to_the_end(line: str, seed: int) -> None:
    policies = [best_policy(solved(line)), best_policy(None)]
    rng, state = Random(seed), start(Setup(rules(line), seats=2))
    for _ in range(2000):
        move = policies[state.seat].choose(state)
        assert move in legal_moves(state)
        state, _ = apply(state, move, throw(dice_to_roll(state, move), rng))
        if state.over:
            return
    pytest.fail("no end in sight")


@pytest.mark.parametrize("setup", [Setup(rules(LINE), seats=5), Setup(rules(LINE), 4, teams=2)])
def test_for_points_anyone_can_play(setup: Setup) -> None:
    rng, state, policy = Random(1), start(setup), ForPoints()
    while not state.over:
        move = policy.choose(state)
        state, _ = apply(state, move, throw(dice_to_roll(state, move), rng))
    assert max(state.totals) >= 1500


def test_perfect_beats_playing_for_points() -> None:
    line = "plain(target=500)"
    won = sum(_winner(line, Random(seed)) == "perfect" for seed in range(400))
    assert won > 200


def _winner(line: str, rng: Random) -> str:
    seats: list[tuple[str, Policy]] = [("perfect", Perfect(solved(line))), ("points", ForPoints())]
    rng.shuffle(seats)
    state = start(Setup(rules(line), seats=2))
    while not state.over:
        move = seats[state.seat][1].choose(state)
        state, _ = apply(state, move, throw(dice_to_roll(state, move), rng))
    return seats[state.winners[0]][0]


def test_threads_may_share_a_table() -> None:
    table = solved(LINE)
    starts = [
        TurnStart(own, opposing) for own in range(0, 1500, 150) for opposing in (0, 700, 1400)
    ]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda start: table.prospects(start).start, starts))
    assert found == pytest.approx([table.win_probability(start) for start in starts], abs=1e-9)


def test_unbankable_is_never_worth_it() -> None:
    prospects = solved(LINE).prospects(TurnStart())
    assert prospects.bank(0) == -inf
    assert prospects.best(0, prospects.model.start) == prospects.start
    assert turn_table(shipped("zilch")).prospects[0].bank(250) == -inf


def test_a_choice_is_a_value() -> None:
    first, second = (evaluate(rolled(rules(LINE), 1, 5, 2, 2, 3, 6)) for _ in range(2))
    assert first == second
    assert isinstance(first[0], Choice)
