"""The tactician."""

from typing import Final

from bot.engine import Move, State
from bot.solver.opponents.options import SensibleOptions, best_other
from bot.solver.tables.turn_value import turn_table

MOST_DARING: Final = 0.5
LEAST_DARING: Final = -0.2
"""By how much more, or less, than it is it may take a roll for worth."""

CALM: Final = 2000
"""So many points still to be made make a lead of that many count half."""


class Tactician:
    """Plays by the scoreboard.

    Sets aside whatever brings most points on average, and compares rolling on with banking, as one
    does who plays for points; but what rolling brings counts up to a half more when another side is
    ahead, and up to a fifth less when it leads itself. The share is

        (best other total - own total) / (points the leader still needs + 2,000)

    so that a lead weighs the more the nearer the end is. With a limit of turns the points still
    needed are those of an average turn for each round left.
    """

    def choose(self, state: State) -> Move:
        """Return the move that the scores ask for."""
        options = SensibleOptions.of(state)
        if options.win:
            return options.win.move
        bank, roll = options.bank, options.best
        if bank and bank.points >= roll.expected * (1 + daring(state)):
            return bank.move
        return roll.move


def daring(state: State) -> float:
    """Return by how much more than it is a roll counts: negative for whoever leads."""
    rules, other = state.setup.rules, best_other(state)
    if rules.target is not None:
        to_go = float(max(rules.target - max(state.total, other), 0))
    else:
        to_go = ((rules.turns or 1) - state.round) * turn_table(rules).expected
    share = (other - state.total) / (to_go + CALM)
    return min(max(share, LEAST_DARING), MOST_DARING)
