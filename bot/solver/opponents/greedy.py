"""The greedy opponent."""

from typing import Final

from bot.engine import Move, State
from bot.solver.opponents.options import SensibleOptions

ENOUGH: Final = 1000
"""The points below which it does not bank."""


class Greedy:
    """Wants it all, and wants a thousand.

    Sets aside every die that scores, and rolls on with whatever is left until it has 1,000 points
    or the game is won. Takes over whatever another left.
    """

    def choose(self, state: State) -> Move:
        """Return the move with the most points in hand."""
        options = SensibleOptions.of(state)
        if options.win:
            return options.win.move
        if options.bank and options.bank.points >= ENOUGH:
            return options.bank.move
        return options.richest.move
