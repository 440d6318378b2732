"""`farkle migrate`: the schema of the database brought up to date without a start of the bot."""

import asyncio
from pathlib import Path

from bot.cli.progress import shown
from bot.cli.running.settings import load_settings
from bot.cli.running.single_instance import only_copy
from bot.cli.text import fail, text
from bot.database.errors import StorageError
from bot.database.migrations import Schema
from bot.database.opening import Address, schema_of
from bot.storage import migrate


def migrate_database(*, dry_run: bool) -> None:
    """Bring the database up to date while no bot runs; with `dry_run` only say what it would do."""
    database = load_settings().database
    if isinstance(database, Path) and not database.exists():
        fail(text("cli-migrate-no-database", path=str(database)))
    try:
        if dry_run:
            schema = _schema(database)
        else:
            with only_copy(database):
                schema = _schema(database)
                # Also where nothing is pending: what a migration asked for may be left to be done.
                asyncio.run(migrate(database, shown))
    except StorageError as error:
        fail(str(error))
    told = {"schema": schema.version, "newest": schema.newest}
    if not schema.pending:
        print(text("cli-migrate-current", path=str(database), schema=schema.version))
    elif dry_run:
        print(text("cli-migrate-would", path=str(database), **told))
        for name in schema.pending:
            print(f"  {name}")
        print(text("cli-migrate-backup"))
    else:
        print(text("cli-migrate-done", path=str(database), **told))


def _schema(database: Address) -> Schema:
    """Return the schema that the bot has made; end with a sentence where it has made none."""
    schema = asyncio.run(schema_of(database))
    if not schema.version:
        fail(text("cli-migrate-empty", path=str(database)))
    return schema
