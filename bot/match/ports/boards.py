"""Where what happens in a match is shown, and who is told of it."""

from typing import Protocol

from bot.match.model.match import Match
from bot.match.model.turn_calls import TurnCall


class MatchWatch:
    """Is told what happens to matches, once it is saved: whoever must follow it listens.

    Watches inherit from it, and take note of what concerns them. They must not wait.
    """

    def added(self, match: Match) -> None:
        """Take note of a new match."""

    def acted(self, match: Match, user_id: int) -> None:
        """Take note that one of its people has pressed something in `match`."""

    def changed(self, before: Match, after: Match) -> None:
        """Take note that a match has changed, or is shown by another message."""

    def outdated(self, match: Match) -> None:
        """Take note that the board shows an older `match`, and nobody is about to show this one."""


class BoardPost(Protocol):
    """Where boards are shown, for changes that no press answers."""

    def redraw(self, match: Match) -> None:
        """Show `match` on its board soon; only the newest state counts."""

    def retire(self, match: Match, newer: Match) -> None:
        """Let the old board of `match` lead to the message of `newer`, or the way to get it back.

        There is nothing to do where it was never posted.
        """

    def remind(self, match: Match) -> None:
        """Mention whoever is on turn, quietly; `Clocks.reminded` is told in which message."""

    def take_back_reminder(self, match: Match, message_id: int) -> None:
        """Delete the message that reminds somebody in `match`."""

    def bring_down(self, match: Match) -> None:
        """Post the board of `match` anew if it has scrolled far away; the old one leads there."""


class TurnCaller(Protocol):
    """Calls people to their turns; what goes wrong is its own affair."""

    async def call(self, match: Match, *, quiet: bool) -> int | None:
        """Mention whoever is on turn, and return the id of the message, None when there is none."""

    async def take_back(self, call: TurnCall) -> None:
        """Delete a call."""
