"""Where the faces that were rolled are counted."""

from typing import Protocol

from bot.features.fairness.model.frequencies import FaceCounts


class FaceStore(Protocol):
    """Knows how the dice have fallen."""

    async def counts(self) -> FaceCounts:
        """Return how often each face was rolled in all finished games but the daily ones."""
