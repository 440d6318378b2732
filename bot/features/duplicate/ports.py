"""Where deals are kept."""

from typing import Protocol

from bot.features.duplicate.model import DealResults, SealedDeal
from bot.match.model.match import Match
from bot.match.model.variants import Deal


class DealStore(Protocol):
    """Keeps the seals of deals, and answers questions about their games."""

    async def seal(self, fresh: SealedDeal) -> SealedDeal:
        """Return the deal as it was sealed first: `fresh` if that is now."""

    async def sealed(self, deal: Deal) -> SealedDeal | None:
        """Return a deal, None when it was never sealed."""

    async def game(self, deal: Deal, user_id: int) -> Match | None:
        """Return somebody's game of a deal, finished or not, None when there is none."""

    async def open_games(self, deal: Deal) -> list[int]:
        """Return the ids of the games of a deal that are being played."""

    async def move_end(self, deal: Deal, ends_at: int) -> None:
        """Store that a deal ends at another time (Unix seconds), and so do all its games."""

    async def results(self, deal: Deal) -> DealResults | None:
        """Return the finished games of a deal, None when it was never sealed."""
