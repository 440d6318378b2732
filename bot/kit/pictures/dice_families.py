"""Families of loaded dice: what is marked on their faces, where dice are pictures."""

from enum import StrEnum
from functools import lru_cache
from typing import Final

from bot.engine import Die

_HEAVY: Final = 2.5
"""How often the face of a heavy die comes, where that of an ordinary die does once."""
_SCORING: Final = 1.2
"""The same of the 1s and 5s of a lucky die together; those of an unlucky one come as seldom."""


class DieFamily(StrEnum):
    """What a loaded die is like; each is part of the names of emojis, and so for ever."""

    HEAVY = "heavy"
    """One face comes most of the time."""
    ODD = "odd"
    EVEN = "even"
    LUCKY = "lucky"
    """The faces that score alone come more often."""
    UNLUCKY = "unlucky"
    """They come more seldom."""
    LOADED = "loaded"
    """Anything else."""


@lru_cache(maxsize=1024)
def family_of(die: Die) -> DieFamily | None:
    """Return the family of `die`, None where all its faces are equally likely."""
    times = [len(die.weights) * weight / sum(die.weights) for weight in die.weights]
    odd, even, scoring = times[::2], times[1::2], (times[0] + times[4]) / 2
    if len(set(times)) == 1:
        return None
    if max(times) >= _HEAVY:
        return DieFamily.HEAVY
    if min(odd) > max(even):
        return DieFamily.ODD
    if min(even) > max(odd):
        return DieFamily.EVEN
    if scoring >= _SCORING:
        return DieFamily.LUCKY
    return DieFamily.UNLUCKY if scoring <= 1 / _SCORING else DieFamily.LOADED
