"""How many matches there are, for whoever watches the bot."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.database.ports import Database
from bot.database.statements import statements

_SQL = statements(__package__, "census")


@dataclass(frozen=True, slots=True)
class Census:
    """Numbers of matches at one moment.

    - `open_by_rules`: how many are open, by the name of their rules.
    - `overdue`: how many should have been looked at: their deadline or reminder has come.
    """

    open_by_rules: Mapping[str, int]
    overdue: int


async def take_census(database: Database, now: int) -> Census:
    """Return how many matches are open, and how many of them were due `now` (Unix seconds)."""
    by_rules = await database.fetch(_SQL["open_by_rules"])
    [(overdue,)] = await database.fetch(_SQL["overdue"], {"now": now})
    return Census({row["rules"]: row["matches"] for row in by_rules}, overdue)
