"""Dice that are picked in turns."""

import pytest

from bot.content.dice import shipped_dice
from bot.match.loadouts.draft import (
    best_left,
    laid_open,
    left,
    picked,
    picks_of,
    seat_to_pick,
    seats_to_choose,
)
from bot.match.loadouts.loadout import DICE, DiceFrom, Outfit, Tavern
from bot.match.service.dice_cup import spread_of

SPREAD = ("unlucky", "weighted", "devils-head", "misfortune", "even", "odd", "pie", "lucky")
EMPTY = (Outfit(ready=True),) * 2
OPEN = laid_open(Tavern("beggar", DiceFrom.DRAFT, outfits=EMPTY), SPREAD)


def test_who_rolls_last_picks_first_and_both_play_with_the_same_six() -> None:
    tavern, seats = OPEN, []
    while (seat := seat_to_pick(tavern)) is not None:
        assert seats_to_choose(tavern) == (seat,)
        seats.append(seat)
        tavern = picked(tavern, left(tavern)[-1])
    assert seats == [1, 0, 1, 0, 1, 0]
    assert tavern.outfits == (Outfit(SPREAD[:1:-1], ready=True),) * 2
    assert tavern.is_settled
    assert seats_to_choose(tavern) == ()


def test_picks_are_told_by_who_made_them() -> None:
    tavern = OPEN
    for place in (3, 0, 5):
        tavern = picked(tavern, place)
    assert (picks_of(tavern, 0), picks_of(tavern, 1)) == ([0], [3, 5])


def test_what_is_not_picked_is_ordinary() -> None:
    one = picked(OPEN, 1)
    assert not one.is_settled
    assert one.outfits[0].filled == ("weighted", *["ordinary"] * (DICE - 1))


def test_the_bot_picks_what_brings_most() -> None:
    first = best_left(OPEN)
    assert SPREAD[first] == "weighted"
    assert SPREAD[best_left(picked(OPEN, first))] != "weighted"


@pytest.mark.parametrize("seed", [bytes(32), bytes(range(32))])
def test_a_spread_follows_from_its_seed_and_holds_each_die_once(seed: bytes) -> None:
    spread = spread_of(seed)
    assert spread == spread_of(seed)
    assert len(set(spread)) == len(spread) == 12
    assert set(spread) <= set(shipped_dice())


def test_spreads_differ() -> None:
    assert spread_of(bytes(32)) != spread_of(bytes(31) + b"1")
