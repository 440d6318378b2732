"""No statement is put together from what people say: SQL is in files, and takes parameters."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

OF_DRIVERS = "execute executemany executescript execute_fetchall fetch fetchrow fetchval"
OF_OURS = "execute execute_later execute_many fetch first stream"
RUN_SQL = frozenset(f"{OF_DRIVERS} {OF_OURS}".split())
"""The methods whose first argument is a statement: of the drivers, `Database`, `Transaction`."""

READ_FROM_FILES = re.compile(r"_[A-Z]+|self\._sql")
"""What modules call the statements that they have from `statements()`."""

REVIEWED = {
    ("connection.py", "begin"): "one of the constants that `read` and `write` hand over",
    ("connection.py", "sql"): "`Database.fetch` passes on what its callers give, who are checked",
    ("connection.py", "text"): "the same, with numbers for the parameters",
    ("shared_commits.py", "self._sql"): "what `Database.fetch` was given, done with others",
    ("transaction.py", "text"): "`Transaction.execute` passes on the same",
    ("transaction.py", "bound[0][0]"): "(same)",
    ("transaction.py", "_AT_ONCE"): "a number of rows to fetch",
    ("checkup.py", "text"): "a statement of `notes.sql`, with numbers for the parameters",
    ("erase.py", "f'DELETE FROM {column.table} WHERE {column.column} = :one'"): (
        "names of the stores, which a test compares with the schema"
    ),
    (
        "erase.py",
        (
            "f'UPDATE {column.table} SET {column.column} = :former{emptied} "
            "WHERE {column.column} = :one'"
        ),
    ): "the same",
    ("export.py", "personal.exports[table]"): "a statement of the `export.sql` of a feature",
    ("export.py", "sql"): "a statement of the `export_server.sql` of a feature",
    ("sole_use.py", "_BEGIN.format(mode=mode)"): "one of two words of our own",
    ("moving.py", "at_once"): "a number of rows to fetch",
    ("sole_use.py", "text"): "a statement of `sole_use.sql`, with numbers for the parameters",
    ("moving.py", "statement"): "what makes an index or a trigger, from the database's own schema",
    (
        "moving.py",
        "f'ALTER TABLE {table} DISABLE TRIGGER USER'",
    ): "a name from the database's own schema",
    ("moving.py", "f'DELETE FROM {table}'"): "(same)",
    ("moving.py", "f'DROP INDEX {index}'"): "(same)",
    ("moving.py", "f'DROP {kind} {name}'"): "(same)",
    ("moving.py", "f'INSERT INTO {table} ({_names(columns)}) VALUES ({places})'"): "(same)",
    ("moving.py", "f'SELECT EXISTS (SELECT 1 FROM {table})'"): "(same)",
    ("moving.py", "f'SELECT count(*) FROM {table}'"): "(same)",
    ("moving.py", "f'SELECT max({column}) FROM {table}'"): "(same)",
    ("moving.py", "f'SELECT {_names(columns)} FROM {table}'"): "(same)",
    (
        "sole_use.py",
        "f'SELECT pg_try_advisory_xact_lock({Lock.MIGRATING:d})'",
    ): "a number of our own",
    ("schema.py", "f'PRAGMA user_version = {newest}'"): "a number counted from file names",
    ("schema.py", "statement"): "a statement of a migration's file",
    ("schema.py", "migration.script"): "a migration's file",
    (
        "schema.py",
        (
            "f\"BEGIN; SET LOCAL statement_timeout = '{_WITHIN}s';"
            'SELECT pg_advisory_xact_lock({Lock.MIGRATING:d})"'
        ),
    ): "numbers of our own",
    ("opening.py", "f'PRAGMA wal_autocheckpoint = {MOST_PAGES}'"): "a number of our own",
    ("scratch.py", "definition.replace('CREATE TABLE', 'CREATE TEMP TABLE', 1)"): (
        "a table's definition, from the database's own schema"
    ),
    (
        "scratch.py",
        (
            "f'CREATE TEMP TABLE {table} (LIKE public.{table} INCLUDING ALL EXCLUDING IDENTITY) "
            "ON COMMIT DROP'"
        ),
    ): "a table that `recount.py` names itself",
    (
        "scratch.py",
        (
            'f"ALTER TABLE pg_temp.{table} ALTER COLUMN {column} SET DEFAULT '
            "nextval(pg_get_serial_sequence('public.{table}', '{column}'))\""
        ),
    ): "the same, and its column",
    ("scratch.py", "f'ANALYZE pg_temp.{table}'"): "the same",
    ("scratch.py", "f'DROP TABLE {SCRATCH[transaction.engine]}.{table}'"): "the same",
    ("opening.py", """f"PRAGMA temp_store_directory = '{folder}'\""""): (
        "the folder of the database, its quotes doubled: a pragma takes no parameter"
    ),
    ("recount.py", "sql"): "a statement of `leaderboards.sql` with the index of each ranking",
    ("recount.py", "f'DELETE FROM {kept}.{table} WHERE {whole}'"): "names of our own tables",
    (
        "recount.py",
        (
            'f"INSERT INTO {kept}.{table} ({listed}) SELECT {listed} FROM {table} '
            "WHERE {whole}{_ORDER.get(table, '')}\""
        ),
    ): "names of our own tables, and of their columns",
    (
        "recount.py",
        (
            'f"SELECT {compared} FROM {first}.{table} WHERE {_whole(table)}'
            "{_THERE.get(table, '')} EXCEPT SELECT {compared} FROM {second}.{table}\""
        ),
    ): "the same",
}
"""The statements that are no entry of a `.sql` file and no constant, and why that is safe."""


def test_every_statement_is_fixed_or_reviewed(root: Path) -> None:
    found = set(_built(root / "bot"))
    assert found - REVIEWED.keys() == set(), "put the statement into a .sql file, with parameters"
    assert REVIEWED.keys() - found == set(), "no longer there: take it off the list"


def _built(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield each statement that neither stands there as it is nor is looked up by its name."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if _runs_sql(node) and not _is_fixed(node.args[0]):
                yield file.name, ast.unparse(node.args[0])


def _runs_sql(node: ast.AST) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in RUN_SQL
        and bool(node.args)
    )


def _is_fixed(statement: ast.expr) -> bool:
    """Tell whether this is a constant, or an entry of the statements that were read from files."""
    if isinstance(statement, ast.Subscript):
        return bool(READ_FROM_FILES.fullmatch(ast.unparse(statement.value)))
    return isinstance(statement, ast.Constant)
