"""Where what people own in the tavern is kept."""

from typing import Protocol

from bot.match.loadouts.collection import Collection
from bot.match.model.match import Match


class CollectionStore(Protocol):
    """Keeps what people own in the tavern. What a game wins them is added with its end."""

    async def of(self, user_id: int) -> Collection:
        """Return what somebody owns."""

    async def pass_die(self, match: Match, loser_id: int, winner_id: int) -> bool:
        """Store the die that the finished `match` has passed on, and give it to the winner, or not.

        Tell whether the loser still owned it; if not, nothing changes. Raises `StaleError` when the
        match has passed one on already.
        """
