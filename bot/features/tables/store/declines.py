"""Who has declined whose challenges lately, in SQL."""

from bot.database.ports import Database, Transaction
from bot.database.statements import statements
from bot.features.tables.model.challenge_limits import OFTEN, PEACE

_SQL = statements(__package__, "declines")


class SqlDeclineStore:
    """Remembers for a while who has declined whose challenges; times are unix seconds."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def add(self, user_id: int, challenger_id: int, now: int) -> None:
        """Note that somebody has declined, and forget all that is longer ago than `PEACE`."""

        def work(transaction: Transaction) -> None:
            transaction.execute(_SQL["forget"], {"until": now - PEACE})
            transaction.execute(
                _SQL["add"], {"challenger_id": challenger_id, "user_id": user_id, "now": now}
            )

        await self._database.write(work)

    async def often(self, challenger_id: int, now: int) -> set[int]:
        """Return who has declined `OFTEN` times, each within `PEACE` of the one before and now."""
        rows = await self._database.fetch(
            _SQL["often"], {"challenger_id": challenger_id, "least": OFTEN, "after": now - PEACE}
        )
        return {row["user_id"] for row in rows}
