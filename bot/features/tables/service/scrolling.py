"""Noticing boards that may have scrolled far away in a busy channel."""

from collections import OrderedDict

from bot.match.model.match import Match
from bot.match.ports import BoardPost, Clock, MatchWatch

LOOK_AFTER = 60
"""Seconds for which a board that was posted or found is assumed to be in sight."""

_CAPACITY = 2000


class Scrolling(MatchWatch):
    """Asks for a check when a person comes on turn, is reminded, or their vacation ends.

    The person who pressed has found the board; the next one may not. So a press costs nothing more,
    and a game at most one check a minute, in the background.
    """

    def __init__(self, boards: BoardPost, clock: Clock) -> None:
        """Know of no board yet."""
        self._boards = boards
        self._clock = clock
        self._seen: OrderedDict[int, int] = OrderedDict()

    def changed(self, before: Match, after: Match) -> None:
        """Take note that a match has changed, or is shown by another message."""
        if not after.is_open:
            return
        if before.message_id != after.message_id:
            self._see(after)
        elif _is_to_be_seen(before, after) and self._is_due(after):
            self._see(after)
            self._boards.bring_down(after)

    def _is_due(self, match: Match) -> bool:
        seen = self._seen.get(match.id)
        return seen is None or self._clock.now() - seen >= LOOK_AFTER

    def _see(self, match: Match) -> None:
        self._seen[match.id] = self._clock.now()
        self._seen.move_to_end(match.id)
        if len(self._seen) > _CAPACITY:
            self._seen.popitem(last=False)


def _is_to_be_seen(before: Match, after: Match) -> bool:
    """Tell whether a person should look at the board now who may not see it.

    Not when a game begins: it may be moving to a thread just then.
    """
    if not before.is_playing or not after.is_playing:
        return False
    if not after.has_board or after.waits_for_bot:
        return False
    if (before.state.seat, before.state.round) != (after.state.seat, after.state.round):
        return True
    stood, stands = (match.presence.stands_until is not None for match in (before, after))
    return (before.remind_at is not None and after.remind_at is None) or (stood and not stands)
