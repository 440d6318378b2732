"""The ports of the domain kept in SQL: queries, migrations and repositories.

An SQLite file in WAL mode, used through one connection::

    async with open_storage(Path("data/farkle.db")) as storage:
        matches = await storage.matches.open_in(channel_id)
"""

from bot.storage.storage import Storage, open_storage

__all__ = ["Storage", "open_storage"]
