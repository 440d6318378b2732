"""Where what happens in a match is shown, and who is told of it."""

from typing import Protocol

from bot.domain.match import Match
from bot.domain.turn_calls import TurnCall


class TurnCaller(Protocol):
    """Calls people to their turns; what goes wrong is its own affair."""

    async def call(self, match: Match, *, quiet: bool) -> int | None:
        """Mention whoever is on turn, and return the id of the message, None when there is none."""

    async def take_back(self, call: TurnCall) -> None:
        """Delete a call."""


class MatchWatch(Protocol):
    """Is told what happens to matches, once it is saved."""

    def acted(self, match: Match, user_id: int) -> None:
        """Take note that one of its people has pressed something in `match`."""

    def changed(self, before: Match, after: Match) -> None:
        """Take note that a match has changed, or is shown by another message."""


class BoardPost(Protocol):
    """Where boards are shown, for changes that no press answers."""

    def redraw(self, match: Match) -> None:
        """Show `match` on its board soon; only the newest state counts."""

    def remind(self, match: Match) -> None:
        """Mention whoever is on turn, quietly; `Clocks.reminded` is told in which message."""

    def take_back_reminder(self, match: Match) -> None:
        """Delete the message that reminds somebody in `match`."""
