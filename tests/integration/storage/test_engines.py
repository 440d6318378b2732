"""Both engines have the same tables, and take the same statements."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg

from bot.database.postgres.parameters import prepared
from bot.database.postgres.schema import shipped_migrations as of_postgres
from bot.database.sqlite.schema import shipped_migrations as of_sqlite
from bot.database.statements import Statement, statements
from tests.support.postgres.databases import Databases
from tests.support.postgres.outsider import PostgresOutsider

BOT: Final = Path(__file__).parents[3] / "bot"

POSTGRES_ALONE: Final = {("schema_version", "version"), ("figures", "rowid")}
"""What SQLite keeps elsewhere: `PRAGMA user_version`, and the row id that every table has."""

AS_IN_SQLITE: Final = {"int8": int, "text": str, "bytea": bytes, "float8": float}
"""The types of PostgreSQL that are those of SQLite; any other would need another value."""

TRUTH: Final = {"bool", "int4"}
"""Types that a column of a result may have too: what it is asked is whether it is 0."""

OF_ONE_ENGINE: Final = {"migrations", "sqlite", "postgres"}
"""The folders of what only one engine runs."""

POSTGRES_TEXTS: Final = {"shards.sql"}
"""Files of what only several processes run, which are always on PostgreSQL."""


def every_statement() -> Iterator[tuple[str, Statement]]:
    for file in sorted(BOT.rglob("*.sql")):
        package = ".".join(file.parent.relative_to(BOT.parent).parts)
        is_second = file.name.endswith(".postgres.sql")
        if is_second or file.parent.name in OF_ONE_ENGINE or file.name in POSTGRES_TEXTS:
            continue
        for name, statement in statements(package, file.stem).items():
            if not name.endswith("_cursor"):
                yield f"{package} {file.stem} {name}", statement


def test_both_schemas_have_the_same_tables_and_columns(postgres: Databases) -> None:
    assert of_postgres()[-1].number == of_sqlite()[-1].number
    with closing(sqlite3.connect(":memory:")) as connection:
        for migration in of_sqlite():
            connection.executescript(migration.script)
        files = connection.execute(
            "SELECT tables.name, columns.name"
            " FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS columns"
            " WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'"
        ).fetchall()
    with postgres.lend() as url, closing(PostgresOutsider(url)) as outsider:
        servers = outsider.execute(
            "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT)"
            " FROM information_schema.columns WHERE table_schema = 'public'"
        ).fetchall()
    assert set(servers) - POSTGRES_ALONE == set(files)


def test_postgres_takes_every_statement_with_the_types_of_sqlite(postgres: Databases) -> None:
    async def check(url: str) -> list[str]:
        connection = await asyncpg.connect(url)
        odd = []
        for name, statement in every_statement():
            text, names = prepared(statement, _Anything())
            text = text.replace("main.", "public.")
            taken = await connection.prepare(text)
            types = {parameter.name for parameter in taken.get_parameters()}
            told = {attribute.type.name for attribute in taken.get_attributes()}
            if not types <= AS_IN_SQLITE.keys() or not told <= AS_IN_SQLITE.keys() | TRUTH:
                odd.append(f"{name}: {types} {told} {names}")
        await connection.close()
        return odd

    with postgres.lend() as url:
        assert asyncio.run(check(url.url)) == []


class _Anything(dict[str, None]):
    """Values for parameters of any name."""

    def __missing__(self, name: str) -> None:
        return None


def test_a_second_text_is_only_where_the_first_will_not_do(postgres: Databases) -> None:
    async def check(url: str) -> list[str]:
        connection = await asyncpg.connect(url)
        needless = []
        for name, statement in every_statement():
            if statement.postgres == statement:
                continue
            text, _ = prepared(str.__str__(statement), _Anything())
            try:
                await connection.prepare(text)
            except asyncpg.PostgresError:
                continue
            needless.append(name)
        await connection.close()
        return needless

    with postgres.lend() as url:
        assert asyncio.run(check(url.url)) == []
