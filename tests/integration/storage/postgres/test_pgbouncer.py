"""PgBouncer, which gives each transaction another of its few connections."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.config import PostgresUrl
from bot.database.errors import UnusableStorageError
from bot.database.opening import open_ears
from bot.database.ports import Transaction
from bot.database.postgres.opening import open_postgres
from bot.storage import recount
from tests.support.postgres.bouncer import CONNECTIONS, bounced
from tests.support.postgres.databases import Databases
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import WireServer


@pytest.fixture
def url(postgres: Databases, pgbouncer: str) -> Iterator[PostgresUrl]:
    """Return the address of an empty database behind PgBouncer."""
    with postgres.lend() as direct, bounced(pgbouncer, direct) as url:
        yield url


async def test_more_transactions_than_it_has_connections_for_wait_for_each_other(
    url: PostgresUrl,
) -> None:
    def add_one(transaction: Transaction) -> None:
        [(value,)] = transaction.execute("SELECT value FROM notes WHERE key = 'one'")
        transaction.execute(
            "UPDATE notes SET value = :value WHERE key = 'one'", {"value": str(int(value) + 1)}
        )

    async with open_postgres(url, time_limit=60) as one, open_postgres(url, time_limit=60) as other:
        await one.fetch("INSERT INTO notes (key, value) VALUES ('one', '0')")
        await asyncio.gather(
            *(database.write(add_one) for database in (one, other) for _ in range(5 * CONNECTIONS))
        )
        [row] = await other.fetch("SELECT value FROM notes WHERE key = 'one'")
    assert row["value"] == str(10 * CONNECTIONS)


async def test_the_bot_plays_a_game_through_it(url: PostgresUrl, tmp_path: Path) -> None:
    async with WireServer(openapi=openapi()) as discord:
        async with BotProcess(discord, tmp_path, url) as bot:
            table = Table(discord)
            await table.sit_down()
            await table.play_to_the_end()
            assert bot.complaints() == []
        discord.check()
    assert await recount(url, fix=False) == []


@pytest.mark.parametrize("ignored", ["", "statement_timeout, jit"])
async def test_an_address_that_does_not_say_so_is_refused(
    postgres: Databases, pgbouncer: str, ignored: str
) -> None:
    with postgres.lend() as direct, bounced(pgbouncer, direct, ignored) as url:
        unsaid = PostgresUrl(url.url.replace("&statement_cache_size=0", ""))
        with pytest.raises(UnusableStorageError, match=r"end the address in \?statement_cache"):
            async with open_postgres(unsaid):
                pass


async def test_processes_that_share_a_bot_need_the_server_itself(url: PostgresUrl) -> None:
    with pytest.raises(UnusableStorageError, match="the address of PostgreSQL itself"):
        async with open_ears(url, lambda _: None):
            pass
