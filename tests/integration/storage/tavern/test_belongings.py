"""What people own in the tavern: won once, by the end of a game."""

import sqlite3
from pathlib import Path

import pytest

from bot.content.levels import shipped_levels
from bot.features.tavern.store import give_level_prize
from bot.match.loadouts.collection import Collection, Prize
from bot.storage import recount
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import ADA, BEN, finish_one, invitation
from tests.support.storage.stores import Storage

FIRST_WIN = "strip"
"""What comes with the achievement of that name."""


@pytest.fixture
def connection(outsider: Outsider) -> sqlite3.Connection:
    outsider.row_factory = sqlite3.Row
    return outsider


async def test_an_achievement_brings_its_prize(storage: Storage) -> None:
    match = await finish_one(storage.matches, invitation())
    assert match.prizes == (Prize(ADA.user_id, FIRST_WIN),)
    assert await storage.matches.get(match.id) == match
    assert await storage.collections.of(ADA.user_id) == Collection({FIRST_WIN: 1})
    assert await storage.collections.of(BEN.user_id) == Collection()
    again = await finish_one(storage.matches, invitation())
    assert again.prizes == ()
    assert await storage.collections.of(ADA.user_id) == Collection({FIRST_WIN: 1})


async def test_a_level_gives_each_prize_once_and_then_no_more(
    storage: Storage, connection: sqlite3.Connection
) -> None:
    match = await finish_one(storage.matches, invitation())
    level = shipped_levels()["wagoner"]
    wins = len(level.prizes)
    won = [give_level_prize(connection, BEN.user_id, level, match.id) for _ in range(wins)]
    assert [prize.thing for prize in won if prize is not None] == list(level.prizes)
    assert give_level_prize(connection, BEN.user_id, level, match.id) is None
    owned = await storage.collections.of(BEN.user_id)
    assert owned.dice["wagoners"] == 3
    assert owned.badges == {"carpenters-advantage", "tin-might"}
    assert give_level_prize(connection, ADA.user_id, level, match.id) is not None


async def test_a_recount_gives_the_prizes_that_are_missing(
    storage: Storage, connection: sqlite3.Connection, path: Path
) -> None:
    await finish_one(storage.matches, invitation())
    connection.execute("DELETE FROM belongings")
    await recount(path, fix=False)
    assert await storage.collections.of(ADA.user_id) == Collection()
    await recount(path, fix=True)
    assert await storage.collections.of(ADA.user_id) == Collection({FIRST_WIN: 1})
