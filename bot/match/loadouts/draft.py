"""A dice draft: two players pick in turns from open dice, and both play with the picked ones."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.content.dice import shipped_dice
from bot.engine import JOKER
from bot.match.loadouts.loadout import DICE, Tavern

SPREAD: Final = 12
"""How many dice lie open."""

SEATS: Final = 2

_WORTH: Final = {1: 100, 5: 50, JOKER: 100}
"""About how many points a face brings, alone or with others if it is a joker."""


def seat_to_pick(tavern: Tavern) -> int | None:
    """Return whose pick it is, None when all are picked. The player who rolls last picks first."""
    if not tavern.spread or len(tavern.picks) == DICE:
        return None
    return (len(tavern.picks) + 1) % SEATS


def seats_to_choose(tavern: Tavern) -> tuple[int, ...]:
    """Return the seats that the game waits for while dice are chosen."""
    picks = seat_to_pick(tavern)
    return tuple(
        seat for seat, outfit in enumerate(tavern.outfits) if seat == picks or not outfit.ready
    )


def left(tavern: Tavern) -> list[int]:
    """Return the places of the dice that nobody has picked yet."""
    return [place for place in range(len(tavern.spread)) if place not in tavern.picks]


def picks_of(tavern: Tavern, seat: int) -> list[int]:
    """Return the places of the dice that the player at `seat` has picked, in order."""
    return list(tavern.picks[(seat + 1) % SEATS :: SEATS])


def laid_open(tavern: Tavern, spread: Sequence[str]) -> Tavern:
    """Return the game with the dice of `spread` open, and none of them picked."""
    return replace(tavern, spread=tuple(spread), picks=())


def picked(tavern: Tavern, place: int) -> Tavern:
    """Return the game after the die at `place` was picked."""
    picks = (*tavern.picks, place)
    dice = tuple(tavern.spread[pick] for pick in picks)
    outfits = tuple(replace(outfit, dice=dice) for outfit in tavern.outfits)
    return replace(tavern, picks=picks, outfits=outfits)


def best_left(tavern: Tavern) -> int:
    """Return the place of the die that the bot picks: the one with the best faces."""
    return max(left(tavern), key=lambda place: _worth(tavern.spread[place]))


def _worth(slug: str) -> float:
    die = shipped_dice()[slug].die
    points = sum(
        weight * _WORTH.get(face, 0) for face, weight in zip(die.faces, die.weights, strict=True)
    )
    return points / sum(die.weights)
