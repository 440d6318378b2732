"""All the games of one person, however many."""

from typing import Final

from bot.database.ports import Database, Row
from bot.database.statements import statements

READ_AT_ONCE: Final = 100
"""Games that one statement reads: others are answered between two pages."""

_LAST: Final = 2**63 - 1
"""Not before any time, and not before the number of any game."""

_SQL = statements(__package__, "matches")


async def rows_of_all_games(database: Database, user_id: int, now: int) -> list[Row]:
    """Return the rows of a person's open games, and of wished rematches at `now`, newest first."""
    found: dict[int, Row] = {}
    until = match_id = _LAST
    while True:
        page = {"until": until, "match_id": match_id, "most": READ_AT_ONCE}
        rows = await database.fetch(_SQL["open_of"], {"user_id": user_id, "now": now} | page)
        # A game that ends between two pages stands on both.
        found |= {row["id"]: row for row in rows}
        if len(rows) < READ_AT_ONCE:
            return list(found.values())
        until, match_id = rows[-1]["until"], rows[-1]["id"]
