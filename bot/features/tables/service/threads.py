"""A thread for each game, where the server wants that."""

from bot.features.settings.service.settings import SettingsBook
from bot.features.tables.ports import Threads
from bot.match.model.match import Match
from bot.match.ports import MatchWatch


class GameThreads(MatchWatch):
    """Opens a thread when a game begins, and releases it at the end.

    A game in its own thread takes no room in the channel.
    """

    def __init__(self, threads: Threads, settings: SettingsBook) -> None:
        """Open and let go of threads through `threads`."""
        self._threads = threads
        self._settings = settings

    def changed(self, before: Match, after: Match) -> None:
        """Take note that a match has changed, or is shown by another message."""
        if _has_begun(before, after) and self._settings.of_server(after.place.guild_id).threads:
            self._threads.open(after)
        elif before.is_playing and not after.is_open:
            self._threads.release(after)


def _has_begun(before: Match, after: Match) -> bool:
    """Tell whether a game begins with this change, or is shown for the first time after it."""
    if not after.is_playing or after.has_moves or not after.has_board:
        return False
    if after.place.guild_id is None or after.message_id is None:
        return False
    return not before.is_playing or before.message_id is None
