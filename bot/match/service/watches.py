"""Who is told of what happens to matches, here and in the processes that have their servers."""

from bot.match.model.match import Match
from bot.match.ports import MatchWatch
from bot.sharding import EVERYTHING, Share


class Watches:
    """The listeners to matches in one process.

    Those of this process are told of matches on its own servers. Of others, which somebody changes
    here all the same, such as from a private message, their process is told `elsewhere`.
    """

    def __init__(self, share: Share = EVERYTHING, elsewhere: MatchWatch | None = None) -> None:
        """Tell nobody yet."""
        self._share = share
        self._here: tuple[MatchWatch, ...] = ()
        self._there = () if elsewhere is None else (elsewhere,)

    def add(self, *watches: MatchWatch) -> None:
        """Add `watches`, which are told after those before."""
        self._here += watches

    def owns(self, match: Match) -> bool:
        """Tell whether a match is played on a server of this process."""
        return self._share.owns(match.place.guild_id)

    def added(self, match: Match) -> None:
        """Tell the listeners of a new match."""
        for watch in self._of(match):
            watch.added(match)

    def acted(self, match: Match, user_id: int) -> None:
        """Tell the listeners that a person has pressed something in a match."""
        for watch in self._of(match):
            watch.acted(match, user_id)

    def changed(self, before: Match, after: Match) -> None:
        """Tell the listeners of a change; a match from another process's server is new here."""
        self.heard(before, after)
        if not (self.owns(before) and self.owns(after)):
            for watch in self._there:
                watch.changed(before, after)

    def heard(self, before: Match, after: Match) -> None:
        """Tell the listeners of a change that another process has made."""
        if self.owns(after) and not self.owns(before):
            self.added(after)
        if self.owns(after) or self.owns(before):
            for watch in self._here:
                watch.changed(before, after)

    def outdated(self, match: Match) -> None:
        """Tell the listeners that the board shows an older match."""
        for watch in self._of(match):
            watch.outdated(match)

    def _of(self, match: Match) -> tuple[MatchWatch, ...]:
        return self._here if self.owns(match) else self._there
