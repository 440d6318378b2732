"""Numbered scripts that bring the schema up to date, for each engine in its own `migrations/`."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from bot.match.model.errors import UnusableStorageError


@dataclass(frozen=True, slots=True)
class Migration:
    """A script that brings the schema from the migration before it to `number`."""

    number: int
    name: str
    script: str


def migrations_of(package: str) -> list[Migration]:
    """Return the migrations beside the modules of `package`, in order.

    Their files are named like `0001_initial.sql`.
    """
    found = [
        Migration(
            int(file.name.partition("_")[0]),
            file.name.removesuffix(".sql"),
            file.read_text(encoding="utf-8"),
        )
        for file in files(package).joinpath("migrations").iterdir()
        if file.name.endswith(".sql")
    ]
    return sorted(found, key=lambda each: each.number)


def require_known_schema(database: object, version: int, migrations: Sequence[Migration]) -> None:
    """Raise `UnusableStorageError` if a newer version of the bot has written the `database`."""
    newest = migrations[-1].number
    if version > newest:
        raise UnusableStorageError(
            f"The database {database} was written by a newer version of the bot "
            f"(schema {version}; this version knows {newest}). "
            "Update the bot, or name another database in FARKLE_DATABASE."
        )


def require_schema_of_today(
    database: object, version: int, migrations: Sequence[Migration]
) -> None:
    """Raise `UnusableStorageError` unless this version of the bot has written the `database`."""
    require_known_schema(database, version, migrations)
    newest = migrations[-1].number
    if version < newest:
        raise UnusableStorageError(
            f"The database {database} was written by an older version of the bot (schema "
            f"{version}; this version has {newest}). Start this version on it once, and stop it "
            "again."
        )
