"""Where what people own in the tavern is kept."""

from typing import Protocol

from bot.match.loadouts.collection import Collection


class CollectionStore(Protocol):
    """Keeps what people own in the tavern. What a game wins them is added with its end."""

    async def of(self, user_id: int) -> Collection:
        """Return what somebody owns."""
