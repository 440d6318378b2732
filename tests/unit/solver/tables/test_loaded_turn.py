"""A turn with particular dice: against fair tables, plain recursion, and turns played out."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod
from random import Random
from statistics import mean, stdev

import pytest

from bot.content.dice import shipped_dice
from bot.engine import (
    FAIR,
    JOKER,
    Bank,
    Die,
    Roll,
    Setup,
    State,
    apply,
    dice_to_roll,
    legal_moves,
    start,
)
from bot.solver import dice_set, evaluate, set_turn, turn_table
from bot.solver.model.turn_arrays import TurnArrays
from bot.solver.model.turn_model import Keep, TurnModel, model_of
from tests.support.engine.shipped import shipped
from tests.support.solver.solved import rules

KINGDOM = shipped("kingdom")
LUCKY, WEIGHTED, DEVIL, TENGRI, ODD = (
    shipped_dice()[slug].die for slug in ("lucky", "weighted", "devils-head", "tengris", "odd")
)
MIXED = (LUCKY, LUCKY, LUCKY, DEVIL, DEVIL, FAIR)


def test_equal_odds_are_equal_dice() -> None:
    assert dice_set([Die((2, 8, 2, 8, 2, 8))]) == dice_set([Die((1, 4, 1, 4, 1, 4))])
    assert dice_set([FAIR, LUCKY]) == dice_set([LUCKY, FAIR])
    assert dice_set([DEVIL]) != dice_set([FAIR])


@pytest.mark.parametrize("dice", [(FAIR, FAIR, FAIR), (LUCKY, DEVIL, LUCKY), (TENGRI, ODD)])
@pytest.mark.parametrize("line", ["plain(target=4000)", "exact(target=4000,overshoot=exact)"])
def test_choices_are_what_the_engine_leaves_of_every_roll(dice: tuple[Die, ...], line: str) -> None:
    setup = Setup(rules(line), dice=((*dice, *dice[:1] * (6 - len(dice))), (FAIR,) * 6))
    model = model_of(setup.rules, dice_set(setup.dice[0]))
    expected: dict[frozenset[Keep], Fraction] = {}
    for sides in product(range(6), repeat=len(dice)):
        weights = [die.weights[side] for die, side in zip(dice, sides, strict=True)]
        faces = tuple(die.faces[side] for die, side in zip(dice, sides, strict=True))
        begun = replace(start(setup), dice=dice, points=1000)
        rolled, _ = apply(begun, Roll(), faces) if prod(weights) else (begun, ())
        keeps = _keeps(rolled, model) if rolled.roll else frozenset()
        chance = Fraction(prod(weights), prod(sum(die.weights) for die in dice))
        if keeps:
            expected[keeps] = expected.get(keeps, Fraction()) + chance
    throw = model.throws[TurnArrays.of(model).place(dice)]
    assert {outcome.keeps: outcome.chance for outcome in throw.outcomes} == expected


def _keeps(rolled: State, model: TurnModel) -> frozenset[Keep]:
    """Return what may be kept, by playing the roll; of the same dice left only the best counts."""
    rules, turn = rolled.setup.rules, TurnArrays.of(model)
    keeps = set[Keep]()
    for move in legal_moves(rolled):
        if isinstance(move, Roll):
            points = rolled.table.roll(rolled.roll).by_positions[move.keep].points
            place = turn.place(dice_to_roll(rolled, move))
            keeps.add(Keep(points // 50, place))
    if rules.overshoot == "exact":
        return frozenset(keeps)
    return frozenset(
        max(keep for keep in keeps if keep.throw == throw)
        for throw in {keep.throw for keep in keeps}
    )


@pytest.mark.parametrize("name", ["kingdom", "tavern", "classic", "duel", "party"])
def test_fair_dice_are_worth_what_the_tables_say(name: str) -> None:
    ruleset = shipped(name)
    fair, turn = turn_table(ruleset), set_turn(ruleset, dice_set((FAIR,) * 6))
    assert turn.expected == pytest.approx(fair.expected, abs=1e-9)
    for dice in range(1, 7):
        place = turn.place((FAIR,) * dice)
        assert turn.bank_from(place) == fair.bank_from(dice)
        near, most = fair.up_to(1500), set_turn(ruleset, dice_set((FAIR,) * 6), 1500)
        for points in (100, 700, 1450):
            found = most.roll(points, most.place((FAIR,) * dice))
            assert found == pytest.approx(
                near.roll(points, near.place((FAIR,) * dice, hot=False, may_bank=True)), abs=1e-9
            )


def test_a_short_turn_is_worth_what_plain_recursion_says() -> None:
    dice, most = dice_set((DEVIL, DEVIL, TENGRI, TENGRI, LUCKY, LUCKY)), 600
    model = model_of(KINGDOM, dice)

    @cache
    def rolling(points: int, place: int) -> float:
        return sum(
            float(outcome.chance)
            * max(best(points + 50 * keep.points, keep.throw) for keep in outcome.keeps)
            for outcome in model.throws[place].outcomes
        )

    def best(points: int, place: int) -> float:
        return float(most) if points >= most else max(float(points), rolling(points, place))

    assert set_turn(KINGDOM, dice, most).expected == pytest.approx(rolling(0, model.start))


def test_dice_that_never_score_are_worth_nothing() -> None:
    never = [Die((0, 1, 0, 0, 0, 0)), Die((0, 0, 1, 0, 0, 0)), Die((0, 0, 0, 1, 0, 0))]
    assert set_turn(KINGDOM, dice_set(never * 2)).expected == 0


def test_better_dice_bring_more() -> None:
    values = [
        set_turn(KINGDOM, dice_set((FAIR,) * (6 - count) + (WEIGHTED,) * count)).expected
        for count in (0, 2, 4)
    ]
    assert values == sorted(values)
    assert values[0] == pytest.approx(564.437620, abs=5e-7)


def play_turn(setup: Setup, random: Random) -> int:
    """Play a turn for points by the advice on every state, and return what it brought."""
    state = start(setup)
    while state.seat == 0 and not state.over:
        move = evaluate(state)[0].move
        faces = tuple(random.choices(d.faces, d.weights)[0] for d in dice_to_roll(state, move))
        state, _ = apply(state, move, faces)
    return state.totals[0]


def test_turns_that_are_played_out_bring_as_much() -> None:
    """A million turns are played by `python -m benchmarks.loaded_dice`."""
    setup = Setup(replace(KINGDOM, target=100_000), dice=(MIXED, (FAIR,) * 6))
    random = Random(20)
    brought = [play_turn(setup, random) for _ in range(250)]
    error = stdev(brought) / len(brought) ** 0.5
    expected = set_turn(setup.rules, dice_set(MIXED)).expected
    assert abs(mean(brought) - expected) < 4 * error


def test_of_two_equal_faces_the_worse_die_is_kept() -> None:
    """A weighted die that is thrown again shows a 1 two times of three."""
    dice = (WEIGHTED, FAIR, FAIR, FAIR, FAIR, FAIR)
    begun = start(Setup(KINGDOM, dice=(dice, (FAIR,) * 6)))
    rolled, _ = apply(begun, Roll(), (1, 1, 2, 3, 4, 6))
    best = evaluate(rolled)[0]
    assert isinstance(best.move, Roll)
    assert left(rolled, best.move.keep).count(WEIGHTED) == 1
    choices = [choice.move for choice in evaluate(rolled) if isinstance(choice.move, Roll)]
    assert len(choices) == 3, "either 1, or both"


def left(state: State, keep: Sequence[int]) -> list[Die]:
    return [die for place, die in enumerate(state.dice) if place not in keep]


def test_near_the_target_one_banks_what_wins() -> None:
    setup = Setup(replace(KINGDOM, target=500), dice=(MIXED, (FAIR,) * 6))
    rolled, _ = apply(start(setup), Roll(), (1, 1, 2, JOKER, 3, 4))
    best = evaluate(rolled)[0]
    scoring = tuple(place for place, face in enumerate(rolled.roll) if face in {1, JOKER})
    assert best.move == Bank(scoring)


@pytest.mark.parametrize("name", ["facebook", "zilch"])
def test_a_turn_that_wants_less_than_may_be_banked_has_a_value(name: str) -> None:
    # Both rulesets let nobody bank fewer than 300 points, so that one goes on to these.
    turn = set_turn(shipped(name), dice_set(MIXED), 150)
    assert 0 < turn.expected <= 150
