"""What a pairing of two costs, as one number: what matters more weighs more than all below it."""

from typing import Final

from bot.features.tournaments.model.pairing.swiss.player import ABSOLUTE, Player

_UNEVEN: Final = 20
_AGAIN: Final = 32
_SIDES: Final = 48
_SQUARES: Final = 58
_POINTS: Final = 82
_MET: Final = 98
"""Where each level begins, in bits: those below hold the sums of a round of a thousand people."""

_STRENGTH_COSTS: Final = (0, 1, 4, 64)


def cost(one: Player, other: Player, uneven: int) -> int:
    """Return what it costs to pair two, in order of precedence as FIDE's Dutch system has it.

    1. they have met, or the one with the bye had a free win already, so often;
    2. the difference of their points, and its square: two small ones are better than a large one;
    3. both must have the same side, and one of them would have it a third time;
    4. both are to have the same side: by the strength of who does not get it;
    5. one of them had a stronger, or a weaker opponent in the last round too;
    6. `uneven`: how far it is from the pairing of the upper half with the lower.
    """
    difference = abs(one.score - other.score)
    total = uneven + (_again(one, other) << _UNEVEN) + (difference * difference << _SQUARES)
    total += (difference << _POINTS) + (met(one, other) << _MET)
    if one.side * other.side > 0:
        weaker = min(abs(one.side), abs(other.side))
        total += (_STRENGTH_COSTS[weaker] << _AGAIN) + ((weaker == ABSOLUTE) << _SIDES)
    return total


def met(one: Player, other: Player) -> int:
    """Return how often two have met; for a bye how many more free wins somebody had than others."""
    if one.is_bye or other.is_bye:
        return one.free_wins + other.free_wins
    return one.met.get(other.number, 0)


def is_fresh(one: Player, other: Player) -> bool:
    """Tell whether two may be paired: not again, and the bye only at the score that it is at."""
    if (one.is_bye or other.is_bye) and one.score != other.score:
        return False
    return not met(one, other)


def _again(one: Player, other: Player) -> int:
    """Return how many of two would have a stronger, or a weaker opponent once more."""
    if one.score == other.score and not one.is_bye and not other.is_bye:
        return 0
    higher, lower = (other, one) if one.score < other.score or one.is_bye else (one, other)
    return higher.down + lower.up
