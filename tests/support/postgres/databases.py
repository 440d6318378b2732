"""Databases with the schema of today on one server of PostgreSQL."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from bot.config import PostgresUrl
from bot.database.postgres.opening import open_postgres
from tests.support.postgres.outsider import PostgresOutsider

_EMPTY: Final = """
DO $$
DECLARE
    each TEXT;
    has_rows BOOLEAN;
    filled TEXT[];
BEGIN
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


class Databases:
    """Lends databases to one test after another."""

    def __init__(self, server: PostgresUrl) -> None:
        """Use a server at whose first database the user may make others."""
        self._server = server
        self._names = (f"farkle_test_{os.getpid()}_{number}" for number in count())
        self._admin = PostgresOutsider(server)
        self._shared = self._made()
        asyncio.run(_migrate(self._shared))

    def _made(self) -> PostgresUrl:
        name = next(self._names)
        self._admin.execute(f"CREATE DATABASE {name}")
        return PostgresUrl(urlunsplit(urlsplit(self._server.url)._replace(path=f"/{name}")))

    def _drop(self, url: PostgresUrl) -> None:
        name = urlsplit(url.url).path.removeprefix("/")
        self._admin.execute(f"DROP DATABASE {name} WITH (FORCE)")

    @contextmanager
    def lend(self) -> Iterator[PostgresUrl]:
        """Yield the address of a database without any row; its schema may not be changed."""
        yield self._shared
        with closing(PostgresOutsider(self._shared)) as connection:
            connection.execute(_EMPTY)

    @contextmanager
    def new(self, *, migrated: bool = True) -> Iterator[PostgresUrl]:
        """Yield the address of a new database, without any schema unless `migrated`."""
        url = self._made()
        try:
            if migrated:
                asyncio.run(_migrate(url))
            yield url
        finally:
            self._drop(url)

    def close(self) -> None:
        self._drop(self._shared)
        self._admin.close()


async def _migrate(url: PostgresUrl) -> None:
    async with open_postgres(url):
        pass
