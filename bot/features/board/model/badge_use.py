"""Using a badge on a board, where dice are chosen first."""

from bot.engine import Positions, State, UseBadge, legal_moves


def uses_of_badge(state: State) -> list[UseBadge]:
    """Return every way in which the player on turn can use their badge now."""
    if state.badges is None:
        return []
    return [move for move in legal_moves(state) if isinstance(move, UseBadge)]


def use_of_badge(state: State, chosen: Positions) -> UseBadge | None:
    """Return the use of the badge on the `chosen` dice, if it needs any; None if there is none.

    A badge that needs no dice is used whichever are chosen.
    """
    return next((use for use in uses_of_badge(state) if use.at in {(), chosen}), None)


def farkle_waits(state: State) -> bool:
    """Tell whether the roll on the table is a farkle, unless the badge is used."""
    return state.badges is not None and state.badges.farkled
