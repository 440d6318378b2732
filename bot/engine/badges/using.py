"""When a badge can be used, on which dice, and which it throws."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from bot.engine.badges.badge import Badge, BadgeKind, InPlay
from bot.engine.errors import IllegalMove, Reason
from bot.engine.play.moves import Positions, UseBadge
from bot.engine.play.state import State
from bot.engine.rules.dice import FAIR, Die

_CHOSEN: Final = frozenset({BadgeKind.FORTUNE, BadgeKind.TRANSMUTATION, BadgeKind.SWAP_OUT})
"""The kinds for which dice on the table are chosen."""


def uses(state: State) -> Sequence[UseBadge]:
    """Return every way in which the seat on turn can use its badge now."""
    badge = state.badge
    if badge is None or _obstacle(state, badge):
        return ()
    return [UseBadge(at) for at in _choices(state, badge) if _suits(state, badge, at)]


def usable(state: State, at: Positions) -> Badge:
    """Return the badge of the seat on turn when it can be used `at` these places.

    Raises `IllegalMove` when it cannot.
    """
    badge = state.badge
    if badge is None or not badge.uses:
        raise IllegalMove(Reason.NO_BADGE)
    refused = _obstacle(state, badge)
    if refused is None and not _suits(state, badge, at):
        refused = Reason.BADGE_DICE
    if refused is not None:
        raise IllegalMove(refused)
    return badge


def rolled_by(state: State, badge: Badge, at: Positions) -> tuple[Die, ...]:
    """Return the dice that `badge`, used `at` these places, throws again: often none."""
    if badge.kind is BadgeKind.RESURRECTION:
        return state.dice
    if badge.kind is BadgeKind.TRANSMUTATION:
        return ()
    return tuple([state.dice[place] for place in at])


def thrown(state: State, dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Return `dice`, and the die that a badge lends for the next throw, last."""
    return (*dice, FAIR) if state.badges is not None and state.badges.one_more else dice


def can_throw_again(state: State) -> bool:
    """Tell whether a farkle of the seat on turn has to wait for its badge."""
    badge = state.badge
    if state.badges is None or badge is None or badge.kind is not BadgeKind.RESURRECTION:
        return False
    return state.badges.uses[state.seat] > 0


def _obstacle(state: State, badge: Badge) -> Reason | None:
    """Return why `badge` cannot be used now, on whichever dice."""
    play = state.badges
    if play is None or not badge.uses:
        return Reason.NO_BADGE
    if not play.uses[state.seat]:
        return Reason.BADGE_SPENT
    return None if _is_its_moment(state, play, badge.kind) else Reason.BADGE_NOT_NOW


def _is_its_moment(state: State, play: InPlay, kind: BadgeKind) -> bool:
    match kind:
        case BadgeKind.RESURRECTION:
            return play.farkled
        case BadgeKind.WARLORD:
            return state.turn_begun and not play.multiplied
        case BadgeKind.MIGHT:
            return not play.one_more
        case BadgeKind.DOPPELGANGER:
            return bool(state.roll) and not play.doubled
        case _:
            return bool(state.roll)


def _choices(state: State, badge: Badge) -> Iterator[Positions]:
    """Yield the places that may suit `badge`: as few and as many as it asks for."""
    if badge.kind not in _CHOSEN:
        yield ()
        return
    most = badge.dice or 1
    least = 1 if badge.kind is BadgeKind.FORTUNE else most
    for count in range(least, most + 1):
        yield from combinations(range(len(state.roll)), count)


def _suits(state: State, badge: Badge, at: Positions) -> bool:
    """Tell whether `badge` can be used on the dice `at` these places."""
    if at not in _choices(state, badge):
        return False
    faces = {state.roll[place] for place in at}
    if badge.kind is BadgeKind.SWAP_OUT:
        return len(faces) == 1
    return badge.kind is not BadgeKind.TRANSMUTATION or badge.face not in faces
