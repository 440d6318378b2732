"""When an opponent that the bot plays uses its badge for want of a solved game: by rules of thumb.

What works by itself needs no choice. Otherwise the badge is used when it can only help, or when so
much is at stake that waiting for more would be greed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.engine import (
    AcceptFarkle,
    Bank,
    Faces,
    Move,
    Positions,
    Roll,
    State,
    UseBadge,
    dice_to_roll,
    legal_moves,
    wins_now,
)
from bot.solver.opponents.policy import Policy

WORTH_RAISING: Final = 500
"""The points of a turn that is banked from which on its percentage is raised."""

WORTH_DOUBLING: Final = 300
"""The points that are kept of a roll from which on they are doubled."""

WORTH_TURNING: Final = 300
"""The points that a turned die has to bring."""

FEW: Final = 3
"""With so many dice to throw, or fewer, one more is welcome."""


@dataclass(frozen=True, slots=True)
class WithBadge:
    """Plays as `policy` does, and uses the badge of its seat, if there is one that can be used.

    Where it is not to be used `by_thumb` the policy knows itself what that is worth.
    """

    policy: Policy
    by_thumb: bool = True

    def choose(self, state: State) -> Move:
        """Return a use of the badge when it is worth it, else the move of the policy."""
        if state.badges is None or not self.by_thumb:
            return self.policy.choose(state)
        ways = [move for move in legal_moves(state) if isinstance(move, UseBadge)]
        if state.badges.farkled:
            return ways[0] if ways else AcceptFarkle()
        move = self.policy.choose(state)
        if wins_now(state, move):
            return move
        return _use(state, move, ways) or move


def _use(state: State, move: Move, ways: list[UseBadge]) -> UseBadge | None:
    """Return which of the `ways` to take before `move`, which is what the policy would do."""
    badge = state.badge
    if badge is None or not ways or not isinstance(move, Roll | Bank):
        return None
    if badge.throws:
        return _throw_again(move, ways)
    if badge.face:
        return _turn(state, badge.face, ways)
    return ways[0] if AT_ONCE[badge.kind](state, move) else None


def _throws_few(state: State, move: Roll | Bank) -> bool:
    return isinstance(move, Roll) and len(dice_to_roll(state, move)) <= FEW


def _is_worth_raising(state: State, move: Roll | Bank) -> bool:
    points = state.points + _score(state, move.keep)
    return isinstance(move, Bank) and points >= WORTH_RAISING


def _is_worth_doubling(state: State, move: Roll | Bank) -> bool:
    return _score(state, move.keep) >= WORTH_DOUBLING


AT_ONCE: Final[Mapping[str, Callable[[State, Roll | Bank], bool]]] = {
    "might": _throws_few,
    "warlord": _is_worth_raising,
    "doppelganger": _is_worth_doubling,
}
"""Whether to use a badge of such a kind, for which no dice are chosen, before such a move."""


def _turn(state: State, face: int, ways: list[UseBadge]) -> UseBadge | None:
    """Return which die to turn to `face`, None while no turn brings enough."""
    best = max(ways, key=lambda way: _best(state, _turned(state.roll, way.at, face)))
    gain = _best(state, _turned(state.roll, best.at, face)) - _best(state, state.roll)
    return best if gain >= WORTH_TURNING else None


def _turned(roll: Faces, at: Positions, face: int) -> Faces:
    return tuple(sorted(face if place in at else shown for place, shown in enumerate(roll)))


def _throw_again(move: Roll | Bank, ways: list[UseBadge]) -> UseBadge | None:
    """Return the throw of as many dice as can be that a bank leaves: it can only add to them."""
    free = [way for way in ways if set(way.at).isdisjoint(move.keep)]
    return max(free, key=lambda way: len(way.at), default=None) if isinstance(move, Bank) else None


def _score(state: State, keep: Positions) -> int:
    return state.table.roll(state.roll).by_positions[keep].points if keep else 0


def _best(state: State, roll: Faces) -> int:
    best = state.table.roll(roll).best
    return best.score.points if best is not None else 0
