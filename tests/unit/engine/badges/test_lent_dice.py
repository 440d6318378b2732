"""Dice that a badge has lent, among those of a player's own: the state says which lie aside."""

import pytest

from bot.engine import (
    FAIR,
    Roll,
    State,
    UseBadge,
    apply,
    parse_setup,
    parse_state,
    start,
    write_state,
)

LOADED = "8-8-1-1-1-1"
SETUP = parse_setup(
    f"kingdom(target=4000) seats=2 dice={','.join([LOADED, *['1-1-1-1-1-1'] * 5])}/6"
    " badges=might(tier=tin,uses=1)/-"
)


@pytest.fixture
def lent_aside() -> State:
    """Return a turn in which the lent die alone was kept: it showed the 5."""
    state, _ = apply(start(SETUP), UseBadge())
    state, _ = apply(state, Roll(), (2, 3, 3, 4, 4, 6, 5))
    assert state.badges is not None
    assert state.badges.extra == 5
    return apply(state, Roll((5,)), (1, 2, 3, 4, 6, 6))[0]


def test_a_lent_die_is_aside_and_all_own_ones_are_thrown(lent_aside: State) -> None:
    assert (lent_aside.aside, lent_aside.aside_dice) == ((5,), (FAIR,))
    assert len(lent_aside.dice) == 6
    kept, _ = apply(lent_aside, Roll((0,)), (2, 2, 3, 4, 1))
    assert kept.aside_dice == (FAIR, SETUP.dice[0][0])


def test_the_notation_tells_them(lent_aside: State) -> None:
    assert parse_state(SETUP, write_state(lent_aside)) == lent_aside


def test_a_state_of_before_is_read_too(lent_aside: State) -> None:
    text = write_state(lent_aside)
    assert " 5@1 " in text
    assert parse_state(SETUP, text.replace(" 5@1 ", " 5 ")) == lent_aside
