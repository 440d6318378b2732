"""Whether a copy of the database can be used: its schema, and a look at some of its games."""

from collections.abc import Iterator
from typing import Final

from bot.database.errors import StorageError, UnusableStorageError
from bot.database.migrations import Schema, require_known_schema, schema_among
from bot.database.ports import Row, Transaction
from bot.database.sqlite.schema import shipped_migrations
from bot.database.statements import statements
from bot.features.standings.store.counted import COUNTED, with_counted
from bot.match.results.figures import Result, results
from bot.match.store.match_rows import read_match

SAMPLE: Final = 200
"""How many finished games are played through again, chosen at random."""

_SQL = with_counted(statements(__package__, "recount"))


def require_usable(transaction: Transaction) -> Schema:
    """Return the schema of a copy; raise `UnusableStorageError` if the bot cannot use it."""
    schema = require_sound_games(transaction)
    require_known_schema(_file(transaction), schema.version, shipped_migrations())
    return schema


def require_sound_games(transaction: Transaction) -> Schema:
    """Return the schema of a copy; raise `UnusableStorageError` if it is not ours, or damaged.

    Games of another schema than that of today are not looked at: its columns are others.
    """
    file = _file(transaction)
    [(version,)] = transaction.execute("PRAGMA user_version")
    ours = transaction.execute("SELECT 1 FROM sqlite_master WHERE name = 'matches'")
    if not version or not ours:
        raise UnusableStorageError(f"The file {file} is not a database of this bot.")
    schema = schema_among(version, shipped_migrations())
    if schema.is_older or schema.is_newer:
        return schema
    damaged = ", ".join(map(str, damaged_games(transaction)))
    if damaged:
        raise UnusableStorageError(
            f"The file {file} has games that are damaged: {damaged}. Use another backup, or see "
            "with farkle recount what is wrong with the database that it was made of."
        )
    return schema


def _file(transaction: Transaction) -> str:
    [(file,)] = transaction.execute("SELECT file FROM pragma_database_list WHERE name = 'main'")
    return str(file)


def damaged_games(transaction: Transaction) -> Iterator[int]:
    """Yield the ids of sampled games that cannot be read, or give other results than are kept."""
    for row in transaction.execute(_SQL["sample"], {"games": SAMPLE}):
        kept = transaction.execute(_SQL["results_of"], {"match_id": row["id"]})
        try:
            made = {result.person.user_id: result for result in results(read_match(row))}
        except StorageError:
            yield row["id"]
            continue
        if any(not _is_kept(made.get(row["user_id"]), row) for row in kept):
            yield row["id"]


def _is_kept(result: Result | None, row: Row) -> bool:
    names = ("won", "place", "score", "banked", *COUNTED)
    return result is not None and all(row[name] == getattr(result, name) for name in names)
