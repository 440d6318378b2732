"""What is on this machine: the database, its disk and its backups, tables, languages."""

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from bot.advice.fingerprint import plain
from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.locales import find_flaws
from bot.cli.text import text
from bot.config import Settings
from bot.content.folder import data_folder
from bot.database.checkup import Checkup
from bot.database.errors import StorageError
from bot.database.opening import Address, examine
from bot.database.sqlite.daily_backups import days_in
from bot.engine import RuleSet
from bot.features.rulebook.feature import shipped_rulebook
from bot.features.tables.store.block_key import find_block_key, key_file
from bot.kit.locale_check import Payload, read_locales
from bot.solver.model.games import rules_obstacle
from bot.solver.tables.store import TableRefused, load_table
from bot.solver.three.store import FOLDER, load_three

_MB: Final = 1e6
_LEAST_FREE: Final = 100 * _MB
"""Bytes without which the log beside the database may not find room."""

_OLDEST_BACKUP: Final = 2
"""Days after which the newest backup is too old: the bot makes one a day."""


def look_here(settings: Settings, commands: Sequence[Payload]) -> Iterator[Finding]:
    """Yield what there is to say of each; `commands` are those of this version, translated."""
    yield _database(settings.database)
    yield _disk(settings.files)
    yield _backups(settings)
    yield _key(settings.files)
    yield _tables()
    yield _languages(commands)


def _database(path: Address) -> Finding:
    if isinstance(path, Path) and not path.exists():
        return Finding(
            Check.DATABASE, Severity.WARN, text("cli-doctor-database-none", path=str(path))
        )
    try:
        found = asyncio.run(examine(path))
    except StorageError as error:
        return Finding(Check.DATABASE, Severity.FAIL, str(error))
    if found.damage is not None:
        damaged = text("cli-doctor-database-damaged", path=str(path), damage=found.damage)
        return Finding(Check.DATABASE, Severity.FAIL, damaged)
    return _whole(path, found)


def _whole(path: Address, found: Checkup) -> Finding:
    """Tell of a database that can be read which schema it has."""
    size, schema = f"{found.bytes / _MB:.1f}", found.schema
    if not schema.version:
        empty = text("cli-doctor-database-empty", path=str(path))
        return Finding(Check.DATABASE, Severity.WARN, empty)
    told: dict[str, str | int] = {"path": str(path), "size": size, "schema": schema.version}
    if schema.is_older:
        older = text("cli-doctor-database-older", **told, newest=schema.newest)
        return Finding(Check.DATABASE, Severity.OK, older)
    key = "cli-doctor-database-ok" if isinstance(path, Path) else "cli-doctor-database-server"
    return Finding(Check.DATABASE, Severity.OK, text(key, **told))


def _disk(database: Path) -> Finding:
    """Look whether there is room to go on, and for one more copy of the database."""
    folder = next(parent for parent in database.resolve().parents if parent.exists())
    free = shutil.disk_usage(folder).free
    told = {"folder": str(folder), "free": f"{free / _MB:.0f}"}
    if free < _LEAST_FREE:
        return Finding(Check.DISK, Severity.FAIL, text("cli-doctor-disk-full", **told))
    if not os.access(folder, os.W_OK):
        return Finding(
            Check.DISK, Severity.FAIL, text("cli-doctor-disk-unwritable", folder=str(folder))
        )
    size = database.stat().st_size if database.exists() else 0
    if free < _LEAST_FREE + 2 * size:
        return Finding(Check.DISK, Severity.WARN, text("cli-doctor-disk-tight", **told))
    return Finding(Check.DISK, Severity.OK, text("cli-doctor-disk-ok", **told))


def _backups(settings: Settings) -> Finding:
    if not isinstance(settings.database, Path):
        return Finding(Check.BACKUPS, Severity.OK, text("cli-doctor-backups-server"))
    folder = settings.backups
    if folder is None:
        return Finding(Check.BACKUPS, Severity.WARN, text("cli-doctor-backups-off"))
    told = {"folder": str(folder)}
    try:
        days = days_in(folder)
    except FileNotFoundError:
        days = []
    except OSError as error:
        unreadable = text("cli-doctor-backups-unreadable", **told, why=str(error.strerror))
        return Finding(Check.BACKUPS, Severity.FAIL, unreadable)
    if not _is_writable(folder):
        unwritable = text("cli-doctor-backups-unwritable", **told)
        return Finding(Check.BACKUPS, Severity.FAIL, unwritable)
    return _newest_of(days, told)


def _newest_of(days: Sequence[date], told: Mapping[str, str]) -> Finding:
    """Tell how old the newest backup is, of those made on `days`."""
    if not days:
        return Finding(Check.BACKUPS, Severity.WARN, text("cli-doctor-backups-none", **told))
    newest = days[0].isoformat()
    if (datetime.now(UTC).date() - days[0]).days > _OLDEST_BACKUP:
        old = text("cli-doctor-backups-old", **told, day=newest)
        return Finding(Check.BACKUPS, Severity.FAIL, old)
    return Finding(Check.BACKUPS, Severity.OK, text("cli-doctor-backups-ok", **told, day=newest))


def _is_writable(folder: Path) -> bool:
    """Tell whether this user can write to a folder, or make it where it is missing."""
    there = next(path for path in (folder, *folder.resolve().parents) if path.exists())
    return os.access(there, os.W_OK | os.X_OK)


def _key(database: Path) -> Finding:
    """Look whether the key beside the database can be used; without it no start succeeds."""
    try:
        key = find_block_key(database)
    except StorageError as error:
        return Finding(Check.KEY, Severity.FAIL, str(error))
    said = "cli-doctor-key-none" if key is None else "cli-doctor-key-ok"
    return Finding(Check.KEY, Severity.OK, text(said, path=str(key_file(database))))


def _tables() -> Finding:
    """Look whether the solved games that ship with the bot can be read."""
    two, three = data_folder() / "policies", data_folder() / "policies" / FOLDER
    loads: tuple[Callable[[RuleSet, Path, str], object], ...] = load_table, load_three
    tables, refused = 0, []
    for rules in shipped_rulebook():
        wanted = not rules_obstacle(rules), (three / f"{rules.name}.npz").exists()
        for load, folder, ships in zip(loads, (two, three), wanted, strict=True):
            if ships:
                tables += 1
                try:
                    load(plain(rules), folder, rules.name)
                except TableRefused as why:
                    refused.append(str(why))
    if refused:
        told = text("cli-doctor-tables-refused", tables="; ".join(refused))
        return Finding(Check.TABLES, Severity.FAIL, told)
    return Finding(Check.TABLES, Severity.OK, text("cli-doctor-tables-ok", tables=tables))


def _languages(commands: Sequence[Payload]) -> Finding:
    folder = data_folder() / "locales"
    read = read_locales(folder)
    flaws = len(find_flaws(folder, read, commands))
    if flaws:
        return Finding(
            Check.LANGUAGES, Severity.WARN, text("cli-doctor-languages-flaws", flaws=flaws)
        )
    return Finding(
        Check.LANGUAGES, Severity.OK, text("cli-doctor-languages-ok", languages=len(read))
    )
