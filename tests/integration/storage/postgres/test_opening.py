"""What cannot be opened is told in one sentence, and left as it was."""

import asyncio
import builtins
import socket
from contextlib import closing

import pytest

from bot.config import PostgresUrl
from bot.database.errors import StorageError, UnusableStorageError
from bot.database.migrations import Migration
from bot.database.opening import open_beside
from bot.database.postgres import opening
from bot.database.postgres.opening import open_postgres
from bot.database.postgres.schema import shipped_migrations
from tests.support.postgres.databases import Databases
from tests.support.postgres.outsider import PostgresOutsider


async def refusal(url: PostgresUrl) -> str:
    with pytest.raises(UnusableStorageError) as caught:
        async with open_postgres(url):
            pass
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert "secret" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://farkle:secret@127.0.0.1:9/farkle", "cannot be reached"),
        ("postgresql://farkle:secret@no-such-host.invalid/farkle", "nobody knows the host"),
        ("postgresql://farkle:secret@127.0.0.1:9/farkle?sslmode=nonsense", "cannot be used"),
    ],
)
async def test_a_wrong_address_is_said(url: str, said: str) -> None:
    assert said in await refusal(PostgresUrl(url))


async def test_a_server_that_is_slow_may_be_quicker_next_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(opening, "_REACHED", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        url = PostgresUrl(f"postgresql://farkle@127.0.0.1:{port}/farkle?sslmode=disable")
        with pytest.raises(StorageError, match="did not answer in time") as caught:
            async with open_postgres(url):
                pass
    assert not isinstance(caught.value, UnusableStorageError), "it is waited for"


async def test_a_database_or_a_user_that_is_not_there_is_said(postgres: Databases) -> None:
    with postgres.lend() as url:
        name = url.url.partition("?")[0].rpartition("/")[2]
        missing = PostgresUrl(url.url.replace(name, "no_such_database"))
        assert "is not there" in await refusal(missing)
        nobody = PostgresUrl(url.url.replace("//", "//no_such_user@").replace("farkle@", "", 1))
        assert "does not let this user in" in await refusal(nobody)


async def test_a_newer_schema_is_refused_and_left(postgres: Databases) -> None:
    with postgres.new() as url, closing(PostgresOutsider(url)) as outsider:
        outsider.execute("UPDATE schema_version SET version = 999")
        assert "written by a newer version" in await refusal(url)
        assert outsider.execute("SELECT version FROM schema_version") == [(999,)]


async def test_an_older_version_of_postgres_is_refused(
    postgres: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "OLDEST", 99)
    with postgres.lend() as url:
        assert "which is too old" in await refusal(url)


async def test_an_encoding_that_cannot_hold_every_name_is_refused(postgres: Databases) -> None:
    with postgres.new(encoding="LATIN1") as url:
        assert "LATIN1" in await refusal(url)


async def test_a_migration_that_fails_changes_nothing(
    postgres: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Migration(1000, "1000_broken", "CREATE TABLE half (id BIGINT); SELECT FROM nowhere;")
    newest = shipped_migrations()[-1].number
    with postgres.new() as url, closing(PostgresOutsider(url)) as outsider:
        monkeypatch.setattr(opening, "shipped_migrations", lambda: [*shipped_migrations(), broken])
        assert "1000_broken failed" in await refusal(url)
        assert outsider.execute("SELECT to_regclass('half') IS NULL") == [(True,)]
        assert outsider.execute("SELECT version FROM schema_version") == [(newest,)]


async def test_of_processes_that_start_together_one_migrates(postgres: Databases) -> None:
    async def start(url: PostgresUrl) -> None:
        async with open_postgres(url) as database:
            await database.fetch("SELECT 1 FROM matches")

    with postgres.new(migrated=False) as url:
        await asyncio.gather(*(start(url) for _ in range(4)))


async def test_a_missing_extra_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    importing = builtins.__import__

    def without(name: str, *args: object) -> object:
        if name == "bot.database.postgres.opening":
            raise ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg")
        return importing(name, *args)  # type: ignore[arg-type] # as Python calls it

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(UnusableStorageError, match=r"farkle-discord\[postgres\]"):
        async with open_beside(PostgresUrl("postgresql://farkle@localhost/farkle")):
            pass
