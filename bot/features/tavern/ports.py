"""Where what people own in the tavern is kept."""

from typing import Protocol

from bot.match.loadouts.collection import Collection
from bot.match.loadouts.loadout import Tavern


class CollectionStore(Protocol):
    """Keeps what people own in the tavern. What a game wins them is added with its end."""

    async def of(self, user_id: int) -> Collection:
        """Return what somebody owns."""

    async def pass_die(self, match_id: int, tavern: Tavern, loser_id: int, winner_id: int) -> bool:
        """Store the die that a finished game in the `tavern` has passed on, and give it, or not.

        Tell whether the loser still owned it; if not, nothing changes. Raises `StaleError` when the
        match has passed one on already.
        """
