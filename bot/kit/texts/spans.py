"""Spans of time in words."""

from collections.abc import Iterator
from typing import Final

from bot.kit.texts.texts import Texts

DAYS_FROM: Final = 48 * 3600
"""Seconds from which on a span is told in days; below, hours say more."""

UNITS: Final = (("days", 86_400), ("hours", 3600), ("minutes", 60), ("seconds", 1))
"""The units and their seconds; `span-<unit>` is the text of each."""

_MOST_UNITS: Final = 2


def span(seconds: int, texts: Texts) -> str:
    """Return so many `seconds` in the two greatest units: "31 hours and 20 minutes"."""
    first, *rest = [texts(f"span-{unit}", count=count) for unit, count in _counts(seconds)]
    return texts("span-both", greater=first, less=rest[0]) if rest else first


def _counts(seconds: int) -> Iterator[tuple[str, int]]:
    units = UNITS if seconds >= DAYS_FROM else UNITS[1:]
    counts = []
    for unit, size in units:
        count, seconds = divmod(seconds, size)
        counts.append((unit, count))
    first = next((at for at, (_, count) in enumerate(counts) if count), len(counts) - 1)
    head, *rest = counts[first : first + _MOST_UNITS]
    yield head
    yield from [counted for counted in rest if counted[1]]
