"""The streaky opponent."""

from typing import Final

from bot.engine import Move, Roll, State
from bot.solver.opponents.options import SensibleOptions

USUAL: Final = 450
ON_A_STREAK: Final = 1500
AFTER_A_FARKLE: Final = 250
"""The points from which it banks: as a rule, after hot dice in this turn, and after a farkle."""


class Streaky:
    """Believes in luck, good and bad.

    Banks from 450 points on as a rule. After hot dice it is on a streak and does not stop below
    1,500. After a farkle in its turn before it is shy: 250 will do; after two or more in a row it
    banks as soon as the rules allow. What it sets aside is sound: whatever brings most points on
    average. It takes over what another left unless it farkled the turn before.
    """

    def choose(self, state: State) -> Move:
        """Return the move that its mood asks for."""
        options = SensibleOptions.of(state)
        if options.win:
            return options.win.move
        if options.bank and options.bank.points >= _enough(state):
            return options.bank.move
        if state.offer is not None and state.farkles[state.seat]:
            return Roll()
        return options.richest.move if state.offer is not None else options.best.move


def _enough(state: State) -> int:
    if state.hot:
        return ON_A_STREAK
    return {0: USUAL, 1: AFTER_A_FARKLE}.get(state.farkles[state.seat], 0)
