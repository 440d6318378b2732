"""Which dice of a roll to set aside for the most points at once."""

from bot.engine.moves import Positions
from bot.engine.play.legal import left_after
from bot.engine.play.state import State
from bot.engine.rules.odds import farkle_chance
from bot.engine.rules.scoring import Selection


def best_keep(state: State) -> Positions | None:
    """Return the dice that score most in the roll on the table, None when nothing scores.

    Of several ways to score as much, the one that keeps fewer dice. Of dice that show the same,
    those that `places_to_keep` takes. What a turn is worth afterwards is not looked at.
    """
    best = state.table.roll(state.roll).best
    return None if best is None else places_to_keep(state, best)


def places_to_keep(state: State, selection: Selection) -> Positions:
    """Return which dice to keep for `selection` of the roll on the table.

    Of dice that show the same, those whose keeping leaves the others least likely to farkle, or
    else the first in the roll.
    """
    if len(set(state.dice)) == 1:
        return selection.positions
    ways = [
        keep
        for keep in state.table.roll(state.roll).by_positions
        if tuple([state.roll[place] for place in keep]) == selection.faces
    ]
    rules, table = state.setup.rules, state.table
    return min(
        ways, key=lambda keep: farkle_chance(rules, left_after(state, keep, selection.score), table)
    )
