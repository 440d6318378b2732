"""What a coach tells apart, and the reason it gives: one position for each."""

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.advice.choices import Advice, Basis, Choice
from bot.content.badges import shipped_badges
from bot.engine import (
    FAIR,
    Bank,
    Faces,
    Offer,
    Resign,
    Roll,
    RuleSet,
    Setup,
    State,
    TakeOver,
    apply,
    start,
)
from bot.features.analysis.model.coaching import NEAR, Because, Why, runner_up, sensible, why
from bot.features.analysis.model.turn_position import TurnPosition
from tests.support.engine.shipped import shipped
from tests.support.solver.solved import advice, rules

TAVERN = shipped("tavern")
STAKES = replace(TAVERN, high_stakes=True)


def rolled(rules: RuleSet, scores: tuple[int, int], turn: int, roll: Faces) -> State:
    """Return the state in which `roll` lies on the table, with `turn` points at risk before it."""
    dice = None if len(roll) == rules.scoring.dice else len(roll)
    state, _ = apply(TurnPosition(rules, scores, turn=turn, dice=dice).state(), Roll(), roll)
    return state


def offered(points: int, dice: int, *totals: int) -> State:
    """Return the state in which so much may be taken over."""
    return replace(
        start(Setup(STAKES)), totals=totals or (0, 0), offer=Offer(points, (FAIR,) * dice)
    )


def last_turn(own: int, other: int, roll: Faces) -> State:
    """Return a roll of the last turn of ten turns each."""
    begun = TurnPosition(shipped("ten_turns"), (own, other), turns_left=1).state()
    return apply(begun, Roll(), roll)[0]


def reason(state: State) -> Why:
    """Return why the best choice in `state` is best."""
    return why(state, sensible(advice(state)))


SHORT = {
    slug: start(Setup(rules("kingdom(target=1500)"), badges=(shipped_badges()[slug].badge, None)))
    for slug in ("tin-doppelganger", "tin-resurrection")
}
"""Games with a badge that are solved in a second."""

POSITIONS = {
    Because.WINS: rolled(TAVERN, (3700, 3800), 0, (1, 1, 2, 5, 5, 6)),
    Because.LAST_TURNS: rolled(replace(TAVERN, final_round=True), (3000, 0), 0, (1, 1, 1, 2, 5, 6)),
    Because.RIVAL_CLOSE: rolled(TAVERN, (1100, 3550), 1200, (1, 4, 6)),
    Because.RISK: rolled(TAVERN, (0, 0), 300, (5, 6)),
    Because.SAFE_POINTS: rolled(TAVERN, (2250, 1150), 150, (1, 2, 5)),
    Because.FIRST_ROLL: start(Setup(TAVERN)),
    Because.FRESH_DICE: offered(150, 4),
    Because.TAKE_OVER: offered(1000, 4),
    Because.FEWER_POINTS: offered(800, 3, 3500, 3850),
    Because.NO_FARKLE: rolled(shipped("zilch"), (0, 0), 0, (2, 2, 3, 3, 4, 6)),
    Because.CANNOT_BANK: rolled(shipped("facebook"), (0, 0), 0, (1, 1, 2, 3, 4, 6)),
    Because.TOO_LITTLE: last_turn(3000, 4000, (1, 1, 2, 3, 4, 6)),
    Because.HOT_DICE: rolled(TAVERN, (0, 0), 0, (1, 2, 3, 4, 5, 5)),
    Because.MORE_DICE: rolled(TAVERN, (0, 0), 0, (1, 1, 2, 3, 5, 6)),
    Because.RIVAL_WINS: rolled(TAVERN, (500, 3800), 0, (1, 1, 1, 2, 5, 6)),
    Because.CATCH_UP: rolled(TAVERN, (3300, 2950), 550, (2, 4, 5, 6)),
    Because.SECOND_CHANCE: apply(
        start(Setup(TAVERN, badges=(shipped_badges()["tin-resurrection"].badge, None))),
        Roll(),
        (2, 2, 3, 4, 4, 6),
    )[0],
    Because.BADGE_NOW: apply(SHORT["tin-doppelganger"], Roll(), (1, 1, 1, 2, 3, 6))[0],
    Because.BADGE_LATER: apply(
        replace(SHORT["tin-resurrection"], points=200, dice=(FAIR, FAIR)), Roll(), (2, 2)
    )[0],
    Because.GAIN: rolled(TAVERN, (0, 0), 0, (1, 2, 2, 3, 4, 6)),
}


def test_every_reason_has_a_position() -> None:
    assert POSITIONS.keys() == set(Because)


@pytest.mark.parametrize("because", Because)
def test_reason(because: Because) -> None:
    assert reason(POSITIONS[because]).because is because


def test_a_bank_is_compared_with_the_best_roll() -> None:
    other = reason(POSITIONS[Because.RIVAL_CLOSE]).other
    assert (other.dice, other.farkle) == (2, Fraction(4, 9))


def test_a_roll_is_compared_with_the_best_bank() -> None:
    assert reason(POSITIONS[Because.RIVAL_WINS]).other.points == 1050


def test_a_roll_of_more_dice_is_compared_with_the_one_that_keeps_most() -> None:
    other = reason(POSITIONS[Because.MORE_DICE]).other
    assert (other.dice, other.points) == (3, 250)


def test_the_only_choice_is_compared_with_itself() -> None:
    assert reason(POSITIONS[Because.FIRST_ROLL]).other.dice == 6


def test_a_shared_win_is_no_win() -> None:
    state = last_turn(3000, 3250, (1, 1, 2, 3, 5, 6))
    bank = Choice(Bank((0, 1, 4)), 250, 0, Fraction(0), 250.0, 0.5)
    roll = Choice(Roll((0, 1, 4)), 250, 3, Fraction(5, 18), 298.7, 0.4)
    assert why(state, (bank, roll)).because is Because.SAFE_POINTS


def test_the_rival_is_who_leads_the_others() -> None:
    state = replace(start(Setup(TAVERN, seats=4)), totals=(3900, 500, 3600, 3600))
    told = reason(state)
    assert (told.rival, told.needs) == (2, 400)
    left, _ = apply(state, Resign(2))
    assert reason(left).rival == 3


def test_a_team_is_one_rival() -> None:
    state = replace(start(Setup(TAVERN, seats=4, teams=2)), totals=(0, 3000))
    assert (reason(state).rival, reason(state).needs) == (1, 1000)


def test_nobody_is_the_rival_of_who_plays_alone() -> None:
    told = reason(start(Setup(TAVERN, seats=1)))
    assert (told.rival, told.needs) == (None, None)


@pytest.mark.parametrize(
    "state",
    [
        last_turn(3000, 4000, (1, 1, 2, 3, 4, 6)),
        rolled(replace(TAVERN, final_round=True), (3000, 4100), 0, (1, 1, 2, 3, 4, 6)),
    ],
)
def test_nobody_needs_points_without_a_target_or_after_it_was_reached(state: State) -> None:
    assert reason(state).needs is None


def test_choices_that_bank_less_or_roll_as_many_dice_for_less_are_not_told() -> None:
    told = sensible(advice(rolled(TAVERN, (0, 0), 0, (1, 2, 3, 4, 5, 5))))
    assert [(type(choice.move), choice.dice, choice.points) for choice in told[:3]] == [
        (Roll, 6, 550),
        (Bank, 0, 550),
        (Roll, 5, 100),
    ]
    assert [choice.dice for choice in told[1:]].count(0) == 1
    assert len({choice.dice for choice in told}) == len(told)


def test_taking_over_as_many_dice_as_one_has_is_a_choice_of_its_own() -> None:
    take = Choice(TakeOver(), 300, 6, Fraction(0), 700.0, None)
    roll = Choice(Roll(), 0, 6, Fraction(0), 600.0, None)
    assert sensible(Advice((take, roll), Basis.POINTS)) == (take, roll)


@pytest.mark.parametrize(
    ("best", "second", "is_near"),
    [
        (0.5, 0.4901, True),
        (0.5, 0.4899, False),
        (0.024, 0.02353, True),
        (0.024, 0.0235, False),
        (0.99, 0.98981, True),
        (0.99, 0.9897, False),
        (0.6, 0.6, True),
        (0.0, 0.0, False),
    ],
)
def test_how_near_is_near_depends_on_what_is_at_stake(
    best: float, second: float, *, is_near: bool
) -> None:
    roll = Choice(Roll(), 0, 6, Fraction(1, 50), 600.0, best)
    bank = Choice(Bank(), 500, 0, Fraction(0), 500.0, second)
    assert runner_up((roll, bank)) == (bank if is_near else None)


def test_points_decide_what_is_near_where_no_chance_is_known() -> None:
    roll = Choice(Roll(), 0, 6, Fraction(1, 50), 600.0, None)
    for expected, is_near in ((600 * (1 - NEAR) + 0.1, True), (600 * (1 - NEAR) - 0.1, False)):
        bank = Choice(Bank(), 500, 0, Fraction(0), expected, None)
        assert runner_up((roll, bank)) == (bank if is_near else None)


def test_the_only_choice_has_no_runner_up() -> None:
    assert runner_up(sensible(advice(start(Setup(TAVERN))))) is None
