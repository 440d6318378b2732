"""Who is told what becomes of challenges."""

from typing import Protocol

from bot.features.ladder.model import Challenge


class ChallengeNews(Protocol):
    """Tells people where they see it; never raises."""

    async def renew(self, challenge: Challenge) -> None:
        """Show in the message of `challenge` how it was answered."""

    async def tell(self, challenge: Challenge) -> None:
        """Say after the game of `challenge` what it has changed."""
