"""What a watcher sees."""

from typing import Protocol

from bot.features.watching.model.scene import Scene
from bot.match.model.errors import Refused
from bot.match.model.match import Place


class WatcherScreen(Protocol):
    """A private message in which somebody watches."""

    @property
    def user_id(self) -> int:
        """Who watches."""

    def reads(self, place: Place) -> bool:
        """Tell whether they can read what is at `place`, when they have just pressed something."""

    def still_reads(self, place: Place) -> bool:
        """Tell whether the watcher can read `place`, long after a press; False if unknown."""

    async def show(self, scene: Scene) -> bool:
        """Show `scene`; tell whether the message can still be changed. Never raises."""

    async def close(self, why: Refused) -> None:
        """Show `why` there is nothing more to watch. Never raises."""
