"""Wagers of honour: the winner takes one of the dice that the loser played with."""

from dataclasses import dataclass

from bot.content.dice import ORDINARY
from bot.match.loadouts.loadout import Tavern, Wager
from bot.match.model.match import Match
from bot.match.model.phases import Finished


@dataclass(frozen=True, slots=True)
class WonWager:
    """The wager of a `tavern` game that has ended, with the seats of winner and loser."""

    tavern: Tavern
    winner: int
    loser: int

    @property
    def at_stake(self) -> tuple[str, ...]:
        """Return the dice, each once, of which the winner may still take one."""
        if self.tavern.passed is not None:
            return ()
        staked = self.tavern.outfits[self.loser].dice
        return tuple(dict.fromkeys(die for die in staked if die != ORDINARY))


def won_wager(match: Match) -> WonWager | None:
    """Return the wager of `match`, once somebody has won it.

    None where there is none, and where a game ended without one winner.
    """
    tavern, winners = match.variant, match.winning_seats
    if not isinstance(match.phase, Finished) or not isinstance(tavern, Tavern):
        return None
    if tavern.wager is not Wager.AGREED or len(winners) != 1:
        return None
    return WonWager(tavern, winners[0], 1 - winners[0])
