"""Whether a copy of the database can be used: its schema, and a look at some of its games."""

from collections.abc import Iterator
from typing import Final

from bot.database.migrations import require_known_schema
from bot.database.ports import Row, Transaction
from bot.database.sqlite.schema import shipped_migrations
from bot.database.statements import statements
from bot.match.model.errors import StorageError, UnusableStorageError
from bot.match.results.figures import Result, results
from bot.match.store.match_rows import read_match

SAMPLE: Final = 200
"""How many finished games are played through again, chosen at random."""

_SQL = statements(__package__, "recount")


def require_usable(transaction: Transaction) -> None:
    """Raise `UnusableStorageError` unless this version of the bot could go on with a copy."""
    [(file,)] = transaction.execute("SELECT file FROM pragma_database_list WHERE name = 'main'")
    [(version,)] = transaction.execute("PRAGMA user_version")
    require_known_schema(file, version, shipped_migrations())
    if not version:
        raise UnusableStorageError(f"The file {file} is not a database of this bot.")
    damaged = ", ".join(map(str, damaged_games(transaction)))
    if damaged:
        raise UnusableStorageError(
            f"The file {file} has games that are damaged: {damaged}. Use another backup, or see "
            "with farkle recount what is wrong with the database that it was made of."
        )


def damaged_games(transaction: Transaction) -> Iterator[int]:
    """Yield the ids of sampled games that cannot be read, or give other results than are kept."""
    for row in transaction.execute(_SQL["sample"], {"games": SAMPLE}):
        kept = transaction.execute(_SQL["results_of"], {"match_id": row["id"]})
        try:
            made = {each.person.user_id: each for each in results(read_match(row))}
        except StorageError:
            yield row["id"]
            continue
        if any(not _is_kept(made.get(each["user_id"]), each) for each in kept):
            yield row["id"]


def _is_kept(result: Result | None, row: Row) -> bool:
    return result is not None and tuple(row)[1:] == (
        result.won,
        result.place,
        result.score,
        result.banked,
        result.turns,
        result.best_turn,
        result.farkles,
        result.hot_dice,
    )
