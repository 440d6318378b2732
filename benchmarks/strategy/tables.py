"""Tables of docs/strategy.md."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.content.strategy import Strategy

Strategies = Mapping[str, Strategy]

ORDER: Final = (
    "tavern", "kingdom", "classic", "duel", "party", "facebook", "zilch", "ten_turns",
)  # fmt: skip
"""The rulesets as the page lists them: the usual one first."""


def listed(found: Strategies) -> list[str]:
    """Return the names of the rulesets in order."""
    return [name for name in ORDER if name in found]


def told(points: int | None, need: int | None = None) -> str:
    """Return from where to bank; *win* where that is what is still needed."""
    if points is None:
        return "never"
    return "win" if need is not None and points >= need else f"{points:,}"


def thresholds(rows: Iterable[tuple[str, Sequence[int | None]]]) -> str:
    """Return a table with a row for each name: from where to bank, by dice left."""
    heading = ["dice left", *map(str, range(1, 6)), "hot dice"]
    return grid([heading, *([name, *map(told, points)] for name, points in rows)])


def grid(rows: Sequence[Sequence[str]]) -> str:
    """Return `rows` as a table of Markdown, the first one its heading."""
    heading, *body = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([heading, "|---" * len(rows[0]) + "|", *body])
