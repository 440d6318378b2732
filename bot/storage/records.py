"""Leaderboards and figures in SQL; they are written by the trigger `count_results`."""

from bot.domain.match import Person
from bot.domain.records import Figures, Page, Standing
from bot.storage.database import Database
from bot.storage.statements import statements

_SQL = statements("records")


class SqlRecordStore:
    """The port `RecordStore` on a database."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def leaderboard(self, guild_id: int, page: int, rows: int) -> Page:
        """Return a page of a server's leaderboard of `rows` rows; pages past the end give the last.

        Most wins first, then the higher win rate; equal ones share a rank.
        """
        found = await self._database.fetch(
            _SQL["leaderboard"], {"guild_id": guild_id, "page": page, "rows": rows}
        )
        if not found:
            return Page(number=1, of=1, rows=())
        return Page(
            number=found[0]["page_number"],
            of=found[0]["page_count"],
            rows=tuple(
                Standing(
                    rank=row["rank"],
                    person=Person(row["user_id"], row["name"]),
                    games=row["games"],
                    wins=row["wins"],
                    best_turn=row["best_turn"],
                )
                for row in found
            ),
        )

    async def figures(self, guild_id: int, user_id: int) -> Figures | None:
        """Return one person's figures in a server, None when they have finished no game there."""
        found = await self._database.fetch(
            _SQL["figures"], {"guild_id": guild_id, "user_id": user_id}
        )
        if not found:
            return None
        user_id, name, *numbers = found[0]
        return Figures(Person(user_id, name), *numbers)
