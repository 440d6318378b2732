"""When something last happened in each match."""

from bot.match.model.match import Match
from bot.match.ports import Clock, MatchWatch


class Activity(MatchWatch):
    """Remembers in memory when people pressed and matches changed.

    After a start, everything counts as having happened just then.
    """

    def __init__(self, clock: Clock) -> None:
        """Begin without any."""
        self._clock = clock
        self._began = clock.now()
        self._last: dict[int, int] = {}

    def acted(self, match: Match, user_id: int) -> None:
        """Take note that one of its people has pressed something in `match`."""
        del user_id
        self._last[match.id] = self._clock.now()

    def changed(self, before: Match, after: Match) -> None:
        """Take note that a match has changed, or is shown by another message."""
        del before
        if after.is_open:
            self._last[after.id] = self._clock.now()
        else:
            self._last.pop(after.id, None)

    def since(self, match: Match) -> int:
        """Return when something last happened in `match`, in Unix seconds."""
        return self._last.get(match.id, max(match.created_at, self._began))
