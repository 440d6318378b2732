"""Databases as they were before a migration."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.database.sqlite.connection import open_database
from bot.database.sqlite.schema import migrate, shipped_migrations
from bot.engine import write_state
from tests.support.storage.games import invitation


async def invite_before(path: Path, migration: str) -> None:
    """Write a database without the migration of that name and the later ones: an invitation."""
    migrations = shipped_migrations()
    [first] = [shipped.number for shipped in migrations if shipped.name.endswith(migration)]
    async with open_database(path) as database:
        await migrate(database, [shipped for shipped in migrations if shipped.number < first])
    insert = """
        INSERT INTO matches (
            version, phase, guild_id, channel_id, players, snapshot, log, created_at
        )
        VALUES (0, 'invited', 50, 60, '[{"user_id":1,"name":"Ada"}]', :snapshot, :log, 0)
    """
    fresh = invitation()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(insert, {"snapshot": write_state(fresh.state), "log": fresh.log})
        connection.commit()
