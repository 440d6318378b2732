"""Moves in words: "Keep the 1 and 5, roll 4 dice"."""

from bot.engine import Bank, Lapse, Move, Resign, State, TakeOver, dice_to_roll
from bot.engine.legal import hot_bonus, offered
from bot.ui.dice_faces import face_name
from bot.ui.texts import Texts


def move_text(state: State, move: Move, texts: Texts) -> str:
    """Return what `move`, which is legal in `state`, does."""
    if isinstance(move, Resign | Lapse):
        return texts("move-resign" if isinstance(move, Resign) else "move-lapse")
    dice = len(dice_to_roll(state, move))
    if isinstance(move, TakeOver):
        return texts("move-take", points=offered(state).points, dice=dice)
    if not move.keep:
        if isinstance(move, Bank):
            return texts("button-bank-points", points=state.points)
        return texts("move-roll-all", dice=dice)
    kept = texts.listed([face_name(state.roll[place], texts) for place in move.keep])
    if not isinstance(move, Bank):
        return texts("move-roll", kept=kept, dice=dice)
    score = state.setup.table.roll(state.roll).by_positions[move.keep]
    points = state.points + score.points + hot_bonus(state, move.keep)
    return texts("move-bank", kept=kept, points=points)
