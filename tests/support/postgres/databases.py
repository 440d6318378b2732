"""Databases with the schema of today on one server of PostgreSQL."""

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from itertools import count
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from bot.config import PostgresUrl
from bot.database.postgres.opening import open_postgres
from tests.support.postgres.outsider import PostgresOutsider, Rows

_EMPTY: Final = """
DO $$
DECLARE
    each TEXT;
    has_rows BOOLEAN;
    filled TEXT[];
BEGIN
    -- Of a test that gave up the server may still be doing something.
    PERFORM pg_terminate_backend(pid)
    FROM pg_stat_activity
    WHERE datname = current_database() AND pid != pg_backend_pid();
    FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I)', each) INTO has_rows;
        IF has_rows AND each != 'schema_version' THEN
            filled := array_append(filled, quote_ident(each));
        END IF;
    END LOOP;
    IF filled IS NOT NULL THEN
        EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE';
    END IF;
    PERFORM setval(seqrelid, seqstart, FALSE) FROM pg_sequence;
END;
$$
"""
"""Leaves nothing in any table: a hundredth of what another database costs."""

_COLUMNS: Final = """
SELECT relname, attname, atttypid::BIGINT, attnotnull
FROM pg_attribute
JOIN pg_class ON pg_class.oid = attrelid
WHERE relnamespace = 'public'::REGNAMESPACE AND attnum > 0 AND NOT attisdropped
ORDER BY relname, attname
"""
"""The columns of all tables and indexes."""


class Databases:
    """Lends databases to one test after another."""

    def __init__(self, server: PostgresUrl) -> None:
        """Use a server at whose first database the user may make others."""
        self._server = server
        self._names = (f"farkle_test_{os.getpid()}_{number}" for number in count())
        self._admin = PostgresOutsider(server)
        self.shared = self._made("UTF8")
        _migrate(self.shared)
        self._columns = self._columns_now()

    def _made(self, encoding: str) -> PostgresUrl:
        name = next(self._names)
        self._admin.execute(
            f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0"
            " LC_COLLATE 'C' LC_CTYPE 'C'"
        )
        return PostgresUrl(urlunsplit(urlsplit(self._server.url)._replace(path=f"/{name}")))

    def _drop(self, url: PostgresUrl) -> None:
        name = urlsplit(url.url).path.removeprefix("/")
        self._admin.execute(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def lend(self) -> Iterator[PostgresUrl]:
        """Yield the address of a database without any row.

        Where a test leaves another schema, those after it get another database.
        """
        yield self.shared
        with self.lent() as connection:
            connection.execute(_EMPTY)
        if self._columns_now() != self._columns:
            self._drop(self.shared)
            self.shared = self._made("UTF8")
            _migrate(self.shared)

    @contextmanager
    def lent(self) -> Iterator[PostgresOutsider]:
        """Yield another connection to the database that is lent."""
        with closing(PostgresOutsider(self.shared)) as connection:
            yield connection

    def _columns_now(self) -> Rows:
        with self.lent() as connection:
            return connection.execute(_COLUMNS)

    async def cut(self) -> None:
        """Let the server end every connection to the database that is lent."""
        name = urlsplit(self.shared.url).path.removeprefix("/")
        self._admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ?", [name]
        )

    @contextmanager
    def new(self, *, encoding: str = "UTF8", migrated: bool = True) -> Iterator[PostgresUrl]:
        """Yield the address of a new database, without any schema unless `migrated`."""
        url = self._made(encoding)
        try:
            if migrated and encoding == "UTF8":
                _migrate(url)
            yield url
        finally:
            self._drop(url)

    def close(self) -> None:
        self._drop(self.shared)
        self._admin.close()


def _migrate(url: PostgresUrl) -> None:
    """Give an empty database the schema of today."""
    with ThreadPoolExecutor(1) as thread:  # the test may have a loop of its own
        thread.submit(asyncio.run, _open(url)).result()


async def _open(url: PostgresUrl) -> None:
    async with open_postgres(url):
        pass
