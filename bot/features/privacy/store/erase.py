"""What deleting a person's and a server's data have in common."""

from collections.abc import Iterable

from bot.database.personal_data import Fate, IdColumn
from bot.database.ports import Transaction


def erase(transaction: Transaction, columns: Iterable[IdColumn], one: int, former: int) -> None:
    """Delete the rows of `one` that go, and put `former` into those that stay."""
    for each in columns:
        if each.fate is Fate.DELETED:
            transaction.execute(
                f"DELETE FROM {each.table} WHERE {each.column} = :one",  # noqa: S608 - names of ours
                {"one": one},
            )
        elif each.fate is Fate.RENAMED:
            emptied = "".join(f", {name} = ''" for name in each.also)
            transaction.execute(
                f"UPDATE {each.table} SET {each.column} = :former{emptied} "  # noqa: S608 - (same)
                f"WHERE {each.column} = :one",
                {"one": one, "former": former},
            )
