"""Loaded dice: each keeps its odds wherever it goes, and shows no face that it does not have."""

from dataclasses import FrozenInstanceError

import pytest

from bot.engine import (
    FAIR,
    JOKER,
    Bank,
    Die,
    InvalidRules,
    Reason,
    Resign,
    Roll,
    Setup,
    apply,
    dice_to_roll,
)
from bot.engine.rules.dice import HEAVIEST
from tests.support.engine.table import Table

ONE = Die((1, 0, 0, 0, 0, 0))
NO_ONE = Die((0, 1, 1, 1, 1, 1))
MIXED = (ONE, NO_ONE, FAIR, FAIR, FAIR, FAIR)


def loaded() -> Table:
    """Return a game in which both seats play with one die of ones and one without."""
    return Table(dice=(MIXED, MIXED))


def test_dice_follow_their_faces_into_the_ascending_roll() -> None:
    table = loaded()
    table.play(">162345")
    assert table.state.roll == (1, 2, 3, 4, 5, 6)
    assert table.state.dice == (ONE, FAIR, FAIR, FAIR, FAIR, NO_ONE)


def test_a_die_that_is_set_aside_is_the_one_that_is_gone() -> None:
    table = loaded()
    table.play(">162345 e>12346")
    assert table.state.dice == (ONE, FAIR, FAIR, FAIR, NO_ONE)
    assert dice_to_roll(table.state, Roll((0,))) == (FAIR, FAIR, FAIR, NO_ONE)


def test_equal_faces_keep_the_order_of_their_dice() -> None:
    table = loaded()
    table.play(">152233")
    assert table.state.dice == (ONE, FAIR, FAIR, FAIR, FAIR, NO_ONE)


def test_which_of_two_equal_faces_is_kept_makes_a_difference() -> None:
    table = Table(dice=((FAIR, ONE, FAIR, FAIR, FAIR, FAIR),) * 2)
    table.play(">112346")
    assert dice_to_roll(table.state, Roll((0,)))[0] == ONE
    assert dice_to_roll(table.state, Roll((1,)))[0] == FAIR


def test_hot_dice_bring_back_the_seats_own_set() -> None:
    table = loaded()
    table.play(">155511 abcdef>162345")
    assert table.state.dice == (ONE, FAIR, FAIR, FAIR, FAIR, NO_ONE)


@pytest.mark.parametrize("faces", ["612345", "112345", "172345"])
def test_a_face_that_a_die_does_not_have_is_refused(faces: str) -> None:
    with pytest.raises(ValueError, match="not faces of the 6 dice"):
        apply(loaded().state, Roll(), tuple(map(int, faces)))


@pytest.mark.parametrize("faces", [(), (1,) * 5, (1,) * 7, (0, 1, 1, 1, 1, 1), (7, 1, 1, 1, 1, 1)])
def test_faces_must_be_those_of_the_dice(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not faces of the 6 dice"):
        apply(Table().state, Roll(), faces)


@pytest.mark.parametrize("move", [Bank((0,)), Resign(1)])
def test_moves_that_roll_nothing_take_no_dice(move: Bank | Resign) -> None:
    table = Table()
    table.play(">112346")
    assert dice_to_roll(table.state, move) == ()
    with pytest.raises(ValueError, match="rolls no dice"):
        apply(table.state, move, (1,))


@pytest.mark.parametrize(
    ("weights", "why"),
    [
        ((0,) * 6, "not all 0"),
        ((1, 1, 1, 1, 1, -1), "up to 999999"),
        ((1, 1, 1, 1, 1, HEAVIEST + 1), "up to 999999"),
        ((1, 1, 1, 1, 1, 0.5), "whole numbers"),
        ((1, 1, 1, 1, 1, True), "whole numbers"),
        ((1, 1, 1, 1, 1), "six weights"),
        ((1,) * 7, "six weights"),
    ],
)
def test_odds_that_no_die_has_are_refused(
    weights: tuple[int, int, int, int, int, int], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        Die(weights)


@pytest.mark.parametrize("joker", [0, 7])
def test_a_joker_is_one_of_the_faces(joker: int) -> None:
    with pytest.raises(ValueError, match="1 to 6"):
        Die(joker=joker)


def test_a_die_shows_its_joker_in_place_of_the_number() -> None:
    devil = Die((2, 1, 1, 1, 1, 0), joker=1)
    assert devil.faces == (JOKER, 2, 3, 4, 5, 6)
    assert [face for face in range(9) if devil.can_show(face)] == [2, 3, 4, 5, JOKER]
    assert not Die(joker=3).is_fair
    assert Die(joker=3) != FAIR


def test_jokers_lie_last_in_the_roll_and_are_set_aside_with_what_they_complete() -> None:
    devil = Die(joker=1)
    table = Table(dice=((devil, FAIR, FAIR, FAIR, FAIR, FAIR),) * 2)
    table.play(">J11346")
    assert table.state.roll == (1, 1, 3, 4, 6, JOKER)
    assert table.state.dice[-1] == devil
    assert table.refused("f>12345") is Reason.DOES_NOT_SCORE
    assert table.refused("cf.") is Reason.DOES_NOT_SCORE
    table.play("abf>116")
    assert (table.state.points, table.state.aside) == (1000, (1, 1, JOKER))
    assert table.state.dice == (FAIR,) * 3
    table.play("ab>5 a>J11346")
    assert table.state.dice[-1] == devil


def test_fair_is_what_all_faces_are_equal_under() -> None:
    assert FAIR.is_fair
    assert Die((7,) * 6).is_fair
    assert not NO_ONE.is_fair
    with pytest.raises(FrozenInstanceError):
        FAIR.weights = NO_ONE.weights  # type: ignore[misc]  # that it cannot is what is shown


@pytest.mark.parametrize("dice", [(MIXED,), (MIXED, MIXED[:5]), (MIXED, (*MIXED, FAIR))])
def test_each_seat_has_a_full_set(dice: tuple[tuple[Die, ...], ...]) -> None:
    with pytest.raises(InvalidRules, match="dice"):
        Setup(Table().setup.rules, 2, None, dice)
