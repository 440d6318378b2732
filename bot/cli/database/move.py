"""`farkle move`: everything that the database has, copied to another one."""

import asyncio
from dataclasses import replace
from pathlib import Path

from bot.cli.progress import shown
from bot.cli.running.settings import load_settings
from bot.cli.running.single_instance import only_copy
from bot.cli.text import fail, text
from bot.config import Settings, parse_database
from bot.database.errors import StorageError, UnusableStorageError
from bot.database.opening import Address
from bot.features.standings.store.soundness import SAMPLE
from bot.features.tables.store.block_key import key_file
from bot.storage import move


def move_database(target: str) -> None:
    """Copy the database to `target`, prove the copy, and say what to set."""
    settings = load_settings()
    source, address = settings.database, _parse(target)
    if isinstance(source, Path) and not source.exists():
        fail(text("cli-move-no-database", path=str(source)), 2)
    if _is_same(source, address):
        fail(text("cli-move-itself", path=str(source)), 2)
    try:
        with (
            only_copy(source),
            only_copy(address),
        ):
            copied = asyncio.run(move(source, address, shown))
    except UnusableStorageError as error:
        fail(str(error), 2)
    except StorageError as error:
        fail(str(error))
    print(
        text(
            "cli-move-done",
            rows=sum(copied.values()),
            games=copied["matches"],
            source=str(source),
            target=str(address),
            sample=SAMPLE,
        )
    )
    print(text("cli-move-next", source=str(source), target=str(address)))
    _tell_of_files(settings, replace(settings, database=address))


def _parse(target: str) -> Address:
    try:
        return parse_database(target)
    except ValueError as error:
        fail(text("cli-move-bad-target", why=str(error)), 2)


def _is_same(source: Address, target: Address) -> bool:
    """Tell whether both are one file by any name; of servers the databases themselves tell."""
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


def _tell_of_files(old: Settings, new: Settings) -> None:
    """Say where the bot has to look for what was never in the database."""
    key = key_file(old.files)
    if key != key_file(new.files) and key.exists():
        print(text("cli-move-files", files=str(old.files.resolve()), file=str(key)))
