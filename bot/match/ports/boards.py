"""Ports: boards, calls, and being told of changes to matches."""

from typing import Protocol

from bot.match.model.match import Match
from bot.match.model.turn_calls import TurnCall


class MatchWatch:
    """A listener of the registry: told of every change to a match, once it is saved.

    Listeners inherit from it and override what concerns them. They must not wait.
    """

    def added(self, match: Match) -> None:
        """Take note of a new match."""

    def acted(self, match: Match, user_id: int) -> None:
        """Take note that one of its people has pressed something in `match`."""

    def changed(self, before: Match, after: Match) -> None:
        """Take note that a match has changed, or has moved to another message."""

    def outdated(self, match: Match) -> None:
        """Take note that the board shows an older version than `match`."""


class BoardPost(Protocol):
    """Shows boards, for changes that do not answer a press."""

    def redraw(self, match: Match) -> None:
        """Show `match` on its board soon; only the newest state is drawn."""

    def retire(self, match: Match, newer: Match) -> None:
        """Turn the old board of `match` into a link to that of `newer`, or a way to bring it back.

        Does nothing if it was never posted.
        """

    def remind(self, match: Match) -> None:
        """Remind the player on turn, without a sound; pass the message to `Clocks.reminded`."""

    def take_back_reminder(self, match: Match, message_id: int) -> None:
        """Delete the reminder of `match`."""

    def bring_down(self, match: Match) -> None:
        """Post the board of `match` again if it has scrolled far away; the old one links to it."""


class TurnCaller(Protocol):
    """Calls people to their turns; never raises."""

    async def call(self, match: Match, *, quiet: bool) -> int | None:
        """Mention the player on turn; return the id of the message, None if there is none."""

    async def take_back(self, call: TurnCall) -> None:
        """Delete a call to a turn."""
