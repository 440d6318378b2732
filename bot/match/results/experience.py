"""How much somebody has played with people, as far as a rating depends on it."""

from enum import StrEnum
from typing import Final

FRIENDLY_GAMES: Final = 3
"""Somebody's first games with people, as many as these, are not rated unless all ask for it."""


class Experience(StrEnum):
    """What a person had played when they came to a table."""

    NEW = "new"
    """Fewer than `FRIENDLY_GAMES` games that count."""
    UNRATED = "unrated"
    """More, none of which was rated: they may not know what that means."""
    RATED = "rated"


def experience_of(games: int, rated: int) -> Experience:
    """Return the experience of somebody with so many games that count, `rated` of them rated."""
    if games < FRIENDLY_GAMES:
        return Experience.NEW
    return Experience.RATED if rated else Experience.UNRATED
