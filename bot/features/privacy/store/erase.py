"""What deleting a person's and a server's data have in common."""

from collections.abc import Iterable

from bot.database.personal_data import Fate, IdColumn
from bot.database.ports import Transaction


def erase(transaction: Transaction, columns: Iterable[IdColumn], user_id: int, former: int) -> None:
    """Delete the rows of `user_id` that go, and put `former` into those that stay."""
    for column in columns:
        if column.fate is Fate.DELETED:
            transaction.execute(
                f"DELETE FROM {column.table} WHERE {column.column} = :one",  # noqa: S608 - names of ours
                {"one": user_id},
            )
        elif column.fate is Fate.RENAMED:
            emptied = "".join(f", {name} = ''" for name in column.also)
            transaction.execute(
                f"UPDATE {column.table} SET {column.column} = :former{emptied} "  # noqa: S608 - (same)
                f"WHERE {column.column} = :one",
                {"one": user_id, "former": former},
            )
