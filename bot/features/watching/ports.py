"""Who knows the odds, who is on a server, and what a watcher sees."""

from collections.abc import Collection
from typing import Protocol

from bot.advice.choices import Advice
from bot.engine import State
from bot.features.watching.model.scene import Scene
from bot.match.model.asker import Asker
from bot.match.model.errors import Refused
from bot.match.model.match import Place


class Odds(Protocol):
    """Knows the odds. It thinks beside the event loop."""

    async def advise(self, state: State, asker: Asker) -> Advice:
        """Return every choice of the player on turn in `state`, a game not yet over.

        Raises `WorkUndone` when that cannot be worked out now.
        """


class Members(Protocol):
    """Knows who has left a server."""

    async def note_present(self, guild_id: int, user_id: int) -> None:
        """Note that somebody acts on a server, and so has not left it."""

    async def have_left(self, guild_id: int, user_ids: Collection[int]) -> bool:
        """Look for people who were not seen for long; tell whether one has left just now."""


class WatcherScreen(Protocol):
    """A private message in which somebody watches."""

    @property
    def user_id(self) -> int:
        """Who watches."""

    def reads(self, place: Place) -> bool:
        """Tell whether they can read what is at `place`, when they have just pressed something."""

    def still_reads(self, place: Place) -> bool:
        """Tell the same long after that; False where nobody can know."""

    async def show(self, scene: Scene) -> bool:
        """Show `scene`; tell whether the message can still be changed. Never raises."""

    async def close(self, why: Refused) -> None:
        """Say why there is nothing more to see. Never raises."""
