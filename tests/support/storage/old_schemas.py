"""Small databases of every schema that there was, with rows in its own words."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.config import PostgresUrl
from bot.database.migrations import Migration
from bot.database.opening import Address
from bot.database.postgres.address import read_address
from bot.database.postgres.opening import open_pool
from bot.database.postgres.schema import migrate as migrate_server
from bot.database.postgres.schema import shipped_migrations as of_postgres
from bot.database.sqlite.connection import open_database
from bot.database.sqlite.schema import migrate as migrate_file
from bot.database.sqlite.schema import shipped_migrations as of_sqlite
from bot.engine import write_state
from bot.match.model.match import Match
from tests.support.postgres.outsider import Outsider
from tests.support.storage.engines import outside
from tests.support.storage.games import NOW, accepted, invitation, resigned

NEWEST: Final = of_sqlite()[-1].number

FILE_VERSIONS: Final = tuple(migration.number for migration in of_sqlite())
"""The schemas that a file may have."""

SERVER_VERSIONS: Final = tuple(migration.number for migration in of_postgres())
"""The schemas that a database of PostgreSQL may have."""

_PEOPLE: Final = '[{"user_id": 1, "name": "Ada"}, {"user_id": 2, "name": "Ben"}]'

_FIGURES: Final = 8
"""The first schema that has figures."""

_MATCH: Final = """
INSERT INTO matches (
    players, guild_id, version, phase, channel_id, snapshot, log, created_at, deadline, ended_at
)
VALUES (?, 50, ?, ?, ?, ?, ?, ?, ?, ?)
"""
"""Columns that every schema has."""


def readers(target: Path) -> list[list[str]]:
    """Return the commands that read a database in the schema of today alone."""
    return [["recount"], ["recount", "--fix"], ["move", str(target)]]


def write_old(address: Address, version: int, *, rows: bool = True) -> None:
    """Give an empty database the schema `version`, a game that goes on, and one that is over.

    The figures of that one are counted at the next start.
    """
    if isinstance(address, Path):
        asyncio.run(_make_file(address, _until(version, of_sqlite())))
    else:
        asyncio.run(_make_server(address, _until(version, of_postgres())))
    if rows:
        with outside(address) as outsider:
            _add(outsider, resigned(accepted(invitation()), 1), "finished")
            _add(outsider, accepted(invitation(channel_id=61)), "playing")
            outsider.execute("INSERT INTO people (user_id, name, named_at) VALUES (1, 'Ada', 0)")
            if version >= _FIGURES:
                outsider.execute("INSERT INTO notes (key, value) VALUES ('figures', 'due')")
            outsider.execute("INSERT INTO notes (key, value) VALUES ('told', 'Cléo')")


def version_of(address: Address) -> int:
    """Return which schema a database has."""
    with outside(address) as outsider:
        sql = "PRAGMA user_version"
        if isinstance(address, PostgresUrl):
            sql = "SELECT version FROM schema_version"
        [(version,)] = outsider.execute(sql)
    assert isinstance(version, int)
    return version


def dump(path: Path) -> list[str]:
    """Return the whole schema of a file and all of its rows."""
    with closing(sqlite3.connect(path)) as connection:
        return [*connection.iterdump()]


def _until(version: int, migrations: list[Migration]) -> list[Migration]:
    return [migration for migration in migrations if migration.number <= version]


async def _make_file(path: Path, migrations: list[Migration]) -> None:
    async with open_database(path) as database:
        await migrate_file(database, migrations)
        await database.use_wal()


async def _make_server(url: PostgresUrl, migrations: list[Migration]) -> None:
    address = read_address(url)
    async with open_pool(address, None) as pool, pool.acquire() as connection:
        await migrate_server(connection, address, migrations)


def _add(outsider: Outsider, match: Match, phase: str) -> None:
    is_over = phase == "finished"
    outsider.execute(
        _MATCH,
        (
            _PEOPLE,
            match.version,
            phase,
            match.place.channel_id,
            write_state(match.state),
            match.log,
            NOW,
            None if is_over else NOW + 900,
            NOW + 60 if is_over else None,
        ),
    )
