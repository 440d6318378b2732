"""Wagers of honour: whoever wins takes one of the dice that the other played with."""

from bot.content.dice import ORDINARY
from bot.match.loadouts.loadout import Wager
from bot.match.model.match import Match, Phase


def sides_of_wager(match: Match) -> tuple[int, int] | None:
    """Return the seats of who has won the wager of `match` and who has lost it.

    None where there is none, and where a game ended without one winner.
    """
    tavern, winners = match.tavern, match.winning_seats
    if match.phase is not Phase.FINISHED or tavern is None or tavern.wager is not Wager.AGREED:
        return None
    if len(winners) != 1:
        return None
    return winners[0], 1 - winners[0]


def at_stake(match: Match) -> tuple[str, ...]:
    """Return the dice, each once, of which the winner of the wager is still to take one."""
    sides, tavern = sides_of_wager(match), match.tavern
    if sides is None or tavern is None or tavern.passed is not None:
        return ()
    return tuple(dict.fromkeys(die for die in tavern.outfits[sides[1]].dice if die != ORDINARY))
