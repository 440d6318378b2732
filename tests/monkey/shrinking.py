"""The shortest list of acts that still goes wrong, by leaving out ever smaller parts."""

import time
from collections.abc import Callable, Sequence

from tests.monkey.acts import Act

Fails = Callable[[Sequence[Act]], bool]
"""Tells whether acts go wrong as the whole list did."""


def shrink(acts: Sequence[Act], fails: Fails, seconds: float) -> list[Act]:
    """Return the fewest of `acts` that were found to fail until the time is over.

    Each round leaves out parts of half the length of the round before, and goes on as long as any
    can be (delta debugging: Zeller and Hildebrandt, "Simplifying and isolating failure-inducing
    input", 2002).
    """
    left, length, until = list(acts), max(1, len(acts) // 2), time.monotonic() + seconds
    while True:
        start = 0
        before = len(left)
        while start < len(left):
            if time.monotonic() > until:
                return left
            shorter = left[:start] + left[start + length :]
            if fails(shorter):
                left = shorter
            else:
                start += length
        if length == 1 and len(left) == before:
            return left
        length = max(1, length // 2)
