"""What a press costs: one round trip, a new version of its row, and nothing in any index.

And the end of a game, during which nobody else's game can end.
"""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.config import PostgresUrl
from bot.database.ports import Transaction
from bot.database.postgres.address import read_address
from bot.database.postgres.connection import PostgresDatabase
from bot.database.postgres.opening import open_pool
from bot.database.statements import statements
from bot.engine import Bank
from bot.match.model.match import Person
from bot.match.results.figures import results
from bot.match.store.match_rows import game_columns
from bot.match.store.matches import SqlMatchStore
from bot.storage import FINISHING
from tests.support.matches.phases import end_of_match
from tests.support.storage.games import accepted, invitation, moved, resigned, rolled
from tests.support.storage.stores import open_storage

if TYPE_CHECKING:
    from asyncpg import Pool, Record

MOST_TRIPS = 4
"""Of the end of a game: begin, what is known before, what is counted (dice, too), commit."""

SQL = statements("bot.match.store", "matches")


async def test_a_move_is_saved_in_one_round_trip(url: PostgresUrl) -> None:
    address = read_address(url)
    async with open_pool(address, time_limit=60) as pool:
        matches = SqlMatchStore(PostgresDatabase(pool, address, time_limit=60), steps=())
        begun = accepted(await matches.add(invitation()))
        await matches.save(begun)
        roll = rolled(begun)
        await matches.save(roll, begun)  # which prepares the statement
        before = await round_trips(pool)
        await matches.save(moved(roll, Bank((0,))), roll)
        assert await round_trips(pool) - before == 1


@pytest.mark.parametrize("seats", [2, 6])
async def test_the_end_of_a_game_takes_few_round_trips_however_many_played(
    seats: int, url: PostgresUrl, tmp_path: Path
) -> None:
    people = tuple([Person(number, f"P{number}") for number in range(1, seats + 1)])
    address = read_address(url)
    async with (
        open_storage(url, tmp_path / "farkle.db"),
        open_pool(address, time_limit=60) as pool,
    ):
        matches = SqlMatchStore(PostgresDatabase(pool, address, time_limit=60), FINISHING)
        trips = 0
        for _ in range(2):  # the first one opens ledgers, and prepares the statements
            ended = accepted(await matches.add(invitation(players=people)))
            for seat in range(1, seats):
                ended = resigned(ended, seat)
            ended = replace(ended, version=1)
            before = await round_trips(pool)
            await matches.finish(ended, results(ended), end_of_match(ended))
            trips = await round_trips(pool) - before
        assert trips == MOST_TRIPS


async def round_trips(pool: "Pool[Record]") -> int:
    """Return how often the connection that was used last has sent something and waited."""
    async with pool.acquire() as connection:
        trips: int = connection._protocol.queries_count  # type: ignore[attr-defined]  # noqa: SLF001 - not in the stubs, since the driver alone counts with it
        return trips


async def test_a_roll_leaves_the_indexes_as_they_are(url: PostgresUrl, tmp_path: Path) -> None:
    async with open_storage(url, tmp_path / "farkle.db") as storage:
        begun = accepted(await storage.matches.add(invitation()))
        await storage.matches.save(begun)

        def left_alone(transaction: Transaction) -> int:
            before = left_alone_so_far(transaction)
            assert transaction.execute(SQL["save_game"], game_columns(rolled(begun)))
            return left_alone_so_far(transaction) - before

        assert await storage.database.write(left_alone) == 1


def left_alone_so_far(transaction: Transaction) -> int:
    """Return how many updates of matches needed no entry in any index ("heap-only tuples")."""
    [(updates,)] = transaction.execute(
        "SELECT n_tup_hot_upd FROM pg_stat_xact_user_tables WHERE relname = 'matches'"
    )
    return int(updates)
