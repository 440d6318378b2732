"""Whether a bank wins the game here and now."""

from bot.engine.moves import Bank, Move
from bot.engine.play.apply import apply
from bot.engine.play.settle import can_be_won
from bot.engine.play.state import State


def wins_now(state: State, move: Move) -> bool:
    """Tell whether `move`, legal in `state`, is a bank that ends the game and wins it alone.

    False for somebody who plays alone for so many turns: nobody is beaten, and points are all.
    """
    if not isinstance(move, Bank) or not can_be_won(state):
        return False
    after, _ = apply(state, move)
    return after.over and after.winners == (state.side,)
