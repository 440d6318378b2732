"""The turn as the solver sees it agrees with the engine, roll by roll."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from bot.advice.bounds import STEP
from bot.engine import FAIR, Roll, Setup, apply, dice_to_roll, farkle_chance, legal_moves, start
from bot.solver.model.turn_model import Keep, TurnModel, turn_model
from tests.support.engine.shipped import NAMES, shipped
from tests.support.solver.solved import rules


@pytest.mark.parametrize("name", NAMES)
def test_chances_sum_to_one_and_farkles_are_the_engines(name: str) -> None:
    for throw in turn_model(shipped(name)).throws:
        assert throw.farkle == farkle_chance(shipped(name), (FAIR,) * throw.dice)
        assert throw.farkle + throw.wins + sum(outcome.chance for outcome in throw.outcomes) == 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_every_roll_leaves_the_best_that_the_engine_allows(name: str, dice: int) -> None:
    model = turn_model(shipped(name))
    throw = model.throws[model.index(dice)]
    expected: dict[frozenset[Keep], Fraction] = {}
    for faces in product(range(1, 7), repeat=dice):
        keeps = _keeps(model, name, dice, faces)
        if keeps:
            expected[keeps] = expected.get(keeps, Fraction(0)) + Fraction(1, 6**dice)
    assert {outcome.keeps: outcome.chance for outcome in throw.outcomes} == expected


def _keeps(model: TurnModel, name: str, dice: int, faces: tuple[int, ...]) -> frozenset[Keep]:
    """Return the best keep for each number of dice left, by playing the roll."""
    begun = replace(start(Setup(shipped(name))), dice=(FAIR,) * dice, points=1000)
    rolled, _ = apply(begun, Roll(), faces)
    best: dict[int, int] = {}
    for move in legal_moves(rolled) if rolled.roll else []:
        if isinstance(move, Roll):
            left = len(dice_to_roll(rolled, move))
            points = rolled.table.roll(rolled.roll).by_positions[move.keep].points
            best[left] = max(best.get(left, 0), points)
    return frozenset(Keep(points // STEP, model.index(left)) for left, points in best.items())


def test_a_scoreless_roll_brings_its_bonus_and_all_dice() -> None:
    model = turn_model(shipped("zilch"))
    throw = model.throws[model.start]
    scoreless = [outcome for outcome in throw.outcomes if outcome.keeps == {Keep(10, model.start)}]
    assert throw.farkle == 0
    assert [outcome.chance for outcome in scoreless] == [Fraction(1080, 46656)]


def test_a_hot_dice_bonus_is_due_from_the_second_time_on() -> None:
    model = turn_model(rules("plain(target=10000,hot_dice_bonus=500)"))
    first, later = (
        {keep for outcome in model.throws[place].outcomes for keep in outcome.keeps}
        for place in (model.index(1), model.index(1, hot=True))
    )
    hot = model.index(6, hot=True)
    assert first == {Keep(1, hot), Keep(2, hot)}
    assert later == {Keep(11, hot), Keep(12, hot)}


def test_hot_dice_that_must_roll_cannot_be_banked() -> None:
    model = turn_model(rules("plain(target=10000,hot_dice_must_roll=yes)"))
    keeps = {keep for outcome in model.throws[model.index(1)].outcomes for keep in outcome.keeps}
    assert {keep.throw for keep in keeps} == {model.index(6, may_bank=False)}
    assert model.throws[model.start].may_bank


def test_where_more_is_not_always_better_every_keep_stays() -> None:
    allowed = turn_model(rules("plain(target=1000)"))
    exact = turn_model(rules("plain(target=1000,overshoot=exact)"))
    one_left = allowed.index(1)
    # Of 1-5 one may keep either die: with an exact target the 5 can be the better one.
    assert frozenset({Keep(2, one_left), Keep(3, allowed.start)}) in _choices(allowed, 2)
    assert frozenset({Keep(1, one_left), Keep(2, one_left), Keep(3, allowed.start)}) in _choices(
        exact, 2
    )


def _choices(model: TurnModel, dice: int) -> set[frozenset[Keep]]:
    return {outcome.keeps for outcome in model.throws[model.index(dice)].outcomes}


def test_there_is_no_throw_of_more_dice_than_are_played_with() -> None:
    with pytest.raises(ValueError, match="6 dice"):
        turn_model(rules("plain(dice=5,target=1000)")).index(6)
