"""What people own in the tavern: won once, by the end of a game."""

from functools import partial

from bot.content.levels import shipped_levels
from bot.database.opening import Address
from bot.features.tavern.store import give_level_prize
from bot.match.loadouts.collection import Collection, Prize
from bot.storage import recount
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import ADA, BEN, finish_one, invitation
from tests.support.storage.stores import Storage

FIRST_WIN = "strip"
"""What comes with the achievement of that name."""


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
    storage: Storage,
) -> None:
    match = await finish_one(storage.matches, invitation())
    level = shipped_levels()["wagoner"]
    wins = len(level.prizes)
    ben, ada = (
        partial(give_level_prize, user_id=person.user_id, level=level, match_id=match.id)
        for person in (BEN, ADA)
    )
    won = [await storage.database.write(ben) for _ in range(wins)]
    assert [prize.thing for prize in won if prize is not None] == list(level.prizes)
    assert await storage.database.write(ben) is None
    owned = await storage.collections.of(BEN.user_id)
    assert owned.dice["wagoners"] == 3
    assert owned.badges == {"carpenters-advantage", "tin-might"}
    assert await storage.database.write(ada) is not None


async def test_a_recount_gives_the_prizes_that_are_missing(
    storage: Storage, outsider: Outsider, address: Address
) -> None:
    await finish_one(storage.matches, invitation())
    outsider.execute("DELETE FROM belongings")
    await recount(address, fix=False)
    assert await storage.collections.of(ADA.user_id) == Collection()
    await recount(address, fix=True)
    assert await storage.collections.of(ADA.user_id) == Collection({FIRST_WIN: 1})
