"""What tables need from outside: who is new, what people own, and threads."""

from typing import Protocol

from bot.match.loadouts.collection import Collection as Loot
from bot.match.model.match import Match


class Collections(Protocol):
    """Knows what people own in the tavern."""

    async def of(self, user_id: int) -> Loot:
        """Return what somebody owns."""


class Newcomers(Protocol):
    """Knows who has never played."""

    async def offer_lessons(self, user_id: int) -> bool:
        """Tell whether to offer somebody the lessons: once, before their first game is over."""


class Threads(Protocol):
    """Where games have threads of their own; what goes wrong there ends no game."""

    def open(self, match: Match) -> None:
        """Let `match`, which has just begun, go on in a thread of its channel, if that has any."""

    def release(self, match: Match) -> None:
        """Let the thread in which `match` has ended fall silent, if it was its own."""
