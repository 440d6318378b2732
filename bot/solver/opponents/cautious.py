"""The cautious opponent."""

from fractions import Fraction
from typing import Final

from bot.engine import Move, State
from bot.solver.opponents.options import SensibleOptions

ENOUGH: Final = 300
"""The points that it banks at once."""

RISK: Final = Fraction(1, 5)
"""The chance of a farkle that it does not take for anything: that of three dice is 28 %."""


class Cautious:
    """Would rather have little than lose it.

    Banks from 300 points on, and whatever it has when every roll there is would farkle more often
    than one time in five, as three dice and fewer do. When it rolls on,
    it sets aside as little as it must, so as to roll with many dice. Takes over what another left
    only with a full set of dice.
    """

    def choose(self, state: State) -> Move:
        """Return the move that risks least."""
        options = SensibleOptions.of(state)
        if options.win:
            return options.win.move
        bank, roll = options.bank, options.safest
        if bank and (bank.points >= ENOUGH or roll.farkle > RISK):
            return bank.move
        return roll.move
