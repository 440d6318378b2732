"""Places of dice in a roll."""

import pytest

from bot.engine import places_of, toggled, within

ROLL = (1, 5, 5, 2)


def test_a_place_is_chosen_and_no_longer_chosen() -> None:
    assert toggled((), 3) == (3,)
    assert toggled((0, 3), 1) == (0, 1, 3)
    assert toggled((0, 1, 3), 1) == (0, 3)


def test_places_beyond_the_roll_choose_nothing() -> None:
    assert within(ROLL, tuple(range(9))) == (0, 1, 2, 3)
    assert within(ROLL, ()) == ()
    assert within(ROLL, (0, 8)) == (0,)


def test_faces_are_found_at_their_first_places_in_their_order() -> None:
    assert places_of(ROLL, (5, 5)) == (1, 2)
    assert places_of(ROLL, (1, 5)) == (0, 1)
    assert places_of(ROLL, ()) == ()


@pytest.mark.parametrize("faces", [(6,), (5, 1), (5, 5, 5)])
def test_faces_that_a_roll_does_not_show_so_have_no_places(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        places_of(ROLL, faces)
