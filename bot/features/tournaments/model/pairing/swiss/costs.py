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


def cost(upper: Player, lower: Player, uneven: int) -> int:
    """Return what it costs to pair two, in order of precedence as FIDE's Dutch system has it.

    1. they have met, or the one with the bye had a free win already, so often;
    2. the difference of their points, and its square: two small ones are better than a large one;
    3. both must have the same side, and one of them would have it a third time;
    4. both are to have the same side: by the strength of who does not get it;
    5. one of them had a stronger, or a weaker opponent in the last round too;
    6. `uneven`: how far it is from the pairing of the upper half with the lower.
    """
    difference = abs(upper.score - lower.score)
    total = uneven + (_again(upper, lower) << _UNEVEN) + (difference * difference << _SQUARES)
    total += (difference << _POINTS) + (met(upper, lower) << _MET)
    if upper.side * lower.side > 0:
        weaker = min(abs(upper.side), abs(lower.side))
        total += (_STRENGTH_COSTS[weaker] << _AGAIN) + ((weaker == ABSOLUTE) << _SIDES)
    return total


def met(player: Player, opponent: Player) -> int:
    """Return how often two have met; for a bye how many more free wins somebody had than others."""
    if player.is_bye or opponent.is_bye:
        return player.free_wins + opponent.free_wins
    return player.met.get(opponent.number, 0)


def is_fresh(player: Player, opponent: Player) -> bool:
    """Tell whether two may be paired: not again, and the bye only at the score that it is at."""
    if (player.is_bye or opponent.is_bye) and player.score != opponent.score:
        return False
    return not met(player, opponent)


def _again(player: Player, opponent: Player) -> int:
    """Return how many of two would have a stronger, or a weaker opponent once more."""
    if player.score == opponent.score and not player.is_bye and not opponent.is_bye:
        return 0
    higher, lower = (
        (opponent, player) if player.score < opponent.score or player.is_bye else (player, opponent)
    )
    return higher.down + lower.up
