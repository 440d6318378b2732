"""Blocks of people whose data was deleted, in SQL."""

import logging
from collections.abc import Collection

from bot.database.ports import Database, Transaction, Value
from bot.database.statements import statements
from bot.features.tables.store.block_key import BlockKey

_SQL = statements(__package__, "blocks")
_log = logging.getLogger(__name__)


class SqlBlockStore:
    """Keeps the blocks of people whose data was deleted.

    It can tell whether somebody who is named is blocked by somebody else, and never whom anybody
    has blocked: `key` is kept beside the database.
    """

    def __init__(self, database: Database, key: BlockKey) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database
        self._key = key

    async def holding(self, blocked_id: int, user_ids: Collection[int]) -> set[int]:
        """Return those of `user_ids` who have blocked `blocked_id`."""

        def work(transaction: Transaction) -> set[int]:
            return {
                user_id for user_id in user_ids if self._holds(transaction, user_id, blocked_id)
            }

        return await self._database.read(work)

    async def count(self, user_id: int) -> int:
        """Return how many people somebody has blocked; those of a lost key hold no longer."""
        key: dict[str, Value] = {"user_id": user_id, "key_name": self._key.name}
        [row] = await self._database.fetch(_SQL["count_of"], key)
        people: int = row["people"]
        return people

    async def lift(self, user_id: int, blocked_ids: Collection[int]) -> None:
        """End the blocks of these people by somebody, as far as there are any."""

        def work(transaction: Transaction) -> None:
            for blocked_id in blocked_ids:
                transaction.execute(_SQL["lift"], self._row(user_id, blocked_id))

        await self._database.write(work)

    async def lift_all(self, user_id: int) -> None:
        """End all of somebody's blocks that are kept here."""
        await self._database.fetch(_SQL["lift_all"], {"user_id": user_id})

    def keep(self, transaction: Transaction, user_id: int) -> None:
        """Keep the blocks of somebody whose data is being deleted, within that transaction."""
        blockers = transaction.execute(_SQL["blockers"], {"user_id": user_id})
        kept = [self._row(row["user_id"], user_id) for row in blockers]
        transaction.execute_many(_SQL["add"], [row | {"key_name": self._key.name} for row in kept])

    async def warn_of_lost_key(self) -> None:
        """Say so in the log where some blocks were kept by another key than the one there is."""
        [row] = await self._database.fetch(_SQL["lost"], {"key_name": self._key.name})
        if row["blocks"]:
            _log.warning(
                "%d blocks of people who have deleted their data hold no longer: their key is lost."
                " Put %s back from a backup to have them again.",
                row["blocks"],
                self._key.path,
            )

    def _holds(self, transaction: Transaction, user_id: int, blocked_id: int) -> bool:
        row = transaction.first(_SQL["holds"], self._row(user_id, blocked_id))
        return row is not None

    def _row(self, user_id: int, blocked_id: int) -> dict[str, int | bytes]:
        return {"user_id": user_id, "digest": self._key.digest(user_id, blocked_id)}
