"""What goes on with a match by itself: its times, and the turns of opponents that the bot plays."""

from bot.match.clocks.deadlines import Deadlines
from bot.match.model.match import Match
from bot.match.service.opponents import Opponents


class Upcoming:
    """Tells whoever has to go on with a match of how it is now."""

    def __init__(self, deadlines: Deadlines, opponents: Opponents) -> None:
        """Tell these two."""
        self._deadlines = deadlines
        self._opponents = opponents

    def note(self, match: Match) -> None:
        """Wait for what `match` waits for now, which was saved."""
        self._deadlines.note(match.deadline)
        self._deadlines.note(match.remind_at)
        self._opponents.note(match)
