"""When a badge can be used, on which dice, and which it throws."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.badges.badge import Badge, Trigger
from bot.engine.badges.in_play import InPlay
from bot.engine.errors import IllegalMove, Reason
from bot.engine.moves import Positions, UseBadge
from bot.engine.play.state import State
from bot.engine.rules.dice import FAIR, Die


def uses(state: State) -> Sequence[UseBadge]:
    """Return every way in which the seat on turn can use its badge now."""
    badge = state.badge
    if badge is None or _obstacle(state, badge):
        return ()
    return [UseBadge(at) for at in badge.choices(state.roll)]


def usable(state: State, at: Positions) -> Badge:
    """Return the badge of the seat on turn when it can be used `at` these places.

    Raises `IllegalMove` when it cannot.
    """
    badge = state.badge
    if badge is None:
        raise IllegalMove(Reason.NO_BADGE)
    refused = _obstacle(state, badge)
    if refused is None and at not in badge.choices(state.roll):
        refused = Reason.BADGE_DICE
    if refused is not None:
        raise IllegalMove(refused)
    return badge


def rolled_by(state: State, badge: Badge, at: Positions) -> tuple[Die, ...]:
    """Return the dice that `badge`, used `at` these places, throws again: often none."""
    if not badge.throws:
        return ()
    return tuple([state.dice[place] for place in at]) if at else state.dice


def thrown(state: State, dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Return `dice`, and the die that a badge lends for the next throw, last."""
    return (*dice, FAIR) if state.badges is not None and state.badges.one_more else dice


def can_throw_again(state: State) -> bool:
    """Tell whether a farkle of the seat on turn has to wait for its badge."""
    badge, play = state.badge, state.badges
    if play is None or badge is None or not badge.undoes_farkles:
        return False
    return play.uses[state.seat] > 0


def banked(state: State, points: int) -> int:
    """Return what a bank of `points` brings: more under a badge, half a point rounded up."""
    if state.badges is None or not state.badges.multiplied or state.badge is None:
        return points
    return (points * state.badge.percent + 50) // 100


def _obstacle(state: State, badge: Badge) -> Reason | None:
    """Return why `badge` cannot be used now, on whichever dice."""
    play = state.badges
    if play is None or badge.moment is None:
        return Reason.NO_BADGE
    if not play.uses[state.seat]:
        return Reason.BADGE_SPENT
    # What is in force was brought by this badge, and cannot be so twice.
    ready = play.effect is None and _has_come(badge.moment, state, play)
    return None if ready else Reason.BADGE_NOT_NOW


def _has_come(moment: Trigger, state: State, play: InPlay) -> bool:
    match moment:
        case Trigger.ANY_TIME:
            return True
        case Trigger.TURN_BEGUN:
            return state.turn_begun
        case Trigger.ROLLED:
            return bool(state.roll)
        case Trigger.FARKLED:
            return play.farkled
        case _:
            assert_never(moment)
