"""What the board needs of other features: tables that have not begun, and how it is to look."""

from collections.abc import Sequence
from typing import Protocol

from bot.features.settings.model import Look
from bot.match.model.match import Match
from bot.match.service.registry import LockedMatch


class Gathering(Protocol):
    """Tables that have not begun."""

    async def leave(self, locked: LockedMatch, user_id: int) -> None:
        """Let someone get up, or turn an invitation down."""

    async def remove(self, locked: LockedMatch, user_id: int) -> None:
        """Let the table go on without someone, who has not asked for it."""


class OpenGames(Protocol):
    """Knows which game of a channel a moderator means; raises `Refused` where that is unclear."""

    async def to_end(self, channel_id: int, number: int | None, threads: Sequence[int]) -> Match:
        """Return the game that is to be ended: the one of a number, or the only one.

        Those of `threads` are only named.
        """

    async def to_kick_from(self, channel_id: int, user_id: int, number: int | None) -> Match:
        """Return the game from which `user_id` is to be removed."""


class Appearance(Protocol):
    """Knows how those at a table, and its server, want a board to look."""

    def table_look(self, match: Match) -> Look:
        """Return how the board shows dice."""

    def shows_whole_turns(self, match: Match) -> bool:
        """Tell whether the bot's turns are shown in one go rather than by moves."""

    def offers_hints(self, match: Match) -> bool:
        """Tell whether the server lets its players ask for hints."""
