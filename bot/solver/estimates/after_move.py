"""What is left of a turn after a move: its points, and the dice that may be thrown next."""

from collections.abc import Iterator

from bot.engine import (
    Bank,
    Die,
    Move,
    Roll,
    State,
    TakeOver,
    banked,
    bonus_of,
    is_spent,
    leaving_table,
    legal_moves,
    offered,
)
from bot.solver.tables.prospects import TurnAhead


def points_after(state: State, move: Move) -> int:
    """Return the turn's points once the dice that `move` keeps are set aside."""
    if isinstance(move, TakeOver):
        return state.offer.points if state.offer else 0
    if not isinstance(move, Roll | Bank) or not move.keep:
        return state.points
    score = state.table.roll(state.roll).by_positions[move.keep]
    return state.points + score.points + bonus_of(state, move.keep, score)


def throw_after(state: State, move: Move, ahead: TurnAhead) -> int:
    """Return the index of the throw that `move` makes, or that a bank leaves.

    A seventh die, which only a badge brings, is left out.
    """
    rules = state.setup.rules
    left = _left_after(state, move)
    if not left and is_spent(state, tuple(range(len(state.roll)))):
        return ahead.place((), hot=rules.hot_dice_bonus > 0 and state.hot > 0, may_bank=True)
    # Before a roll, a full set in the middle of a turn comes of hot dice that were set aside.
    just_hot = not state.roll and state.hot > 0 and len(left) == rules.scoring.dice
    now_hot = not left or just_hot
    return ahead.place(
        left or state.setup.dice[state.seat],
        hot=rules.hot_dice_bonus > 0 and (now_hot or state.hot > 0),
        may_bank=not (now_hot and rules.hot_dice_must_roll),
    )


def best_of(state: State, ahead: TurnAhead) -> float:
    """Return what the best way to go on in the turn of `state` is worth, without using a badge."""
    return max(_worths(state, ahead))


def _worths(state: State, ahead: TurnAhead) -> Iterator[float]:
    seen = set[tuple[int, int]]()
    for move in legal_moves(state):
        if isinstance(move, Bank) and state.roll and is_spent(state, move.keep):
            yield ahead.bank(banked(state, points_after(state, move)))
        if not isinstance(move, Roll):
            continue
        after = points_after(state, move), throw_after(state, move, ahead)
        if after in seen:
            continue
        seen.add(after)
        yield ahead.roll(*after)
        if after[0]:
            yield ahead.bank(banked(state, after[0]))


def _left_after(state: State, move: Move) -> tuple[Die, ...]:
    """Return the dice of the set that `move` leaves to be thrown, none when all were set aside."""
    if isinstance(move, TakeOver):
        return offered(state).dice
    keep = move.keep if isinstance(move, Roll | Bank) else ()
    gone = leaving_table(state, keep) if state.roll else ()
    return tuple([die for place, die in enumerate(state.dice) if place not in gone])
