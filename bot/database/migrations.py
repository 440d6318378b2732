"""Numbered scripts that bring the schema up to date, for each engine in its own `migrations/`."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from bot.database.errors import UnusableStorageError


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
    return sorted(found, key=lambda migration: migration.number)


@dataclass(frozen=True, slots=True)
class Schema:
    """Which schema a database has, and which one this version of the bot works with.

    - `version`: the number of the last migration that was run, 0 where the bot has no table.
    - `newest`: the number of the last migration that this version has.
    - `pending`: the names of the migrations between the two, in order.
    """

    version: int
    newest: int
    pending: tuple[str, ...]

    @property
    def is_older(self) -> bool:
        """Tell whether an older version of the bot has written the database."""
        return self.version < self.newest

    @property
    def is_newer(self) -> bool:
        """Tell whether a newer version of the bot has written the database."""
        return self.version > self.newest


def schema_among(version: int, migrations: Sequence[Migration]) -> Schema:
    """Return the schema of a database that has `version`, seen from `migrations`."""
    pending = tuple(migration.name for migration in migrations if version < migration.number)
    return Schema(version, migrations[-1].number, pending)


def require_known_schema(database: object, version: int, migrations: Sequence[Migration]) -> None:
    """Raise `UnusableStorageError` if a newer version of the bot has written the `database`."""
    newest = migrations[-1].number
    if version > newest:
        raise UnusableStorageError(
            f"The database {database} was written by a newer version of the bot "
            f"(schema {version}; this version knows {newest}). "
            "Update the bot, or name another database in FARKLE_DATABASE."
        )


def require_current_schema(database: object, version: int, migrations: Sequence[Migration]) -> None:
    """Raise `UnusableStorageError` unless this version of the bot works with the schema."""
    require_known_schema(database, version, migrations)
    newest = migrations[-1].number
    if not version:
        raise UnusableStorageError(
            f"The database {database} has no tables of the bot, and nothing was changed. Start the "
            "bot, which makes them, or name another database in FARKLE_DATABASE."
        )
    if version < newest:
        raise UnusableStorageError(
            f"The database {database} was written by an older version of the bot (schema "
            f"{version}; this version has {newest}), and nothing was changed. Make a backup, stop "
            "the bot if it runs, and bring the database up to date: run farkle migrate, or start "
            "this version of the bot."
        )
