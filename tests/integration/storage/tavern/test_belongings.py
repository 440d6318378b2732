"""What people own in the tavern: won once, by the end of a game."""

from bot.advice.level import Level
from bot.content.levels import shipped_levels
from bot.database.opening import Address
from bot.match.loadouts.collection import Collection, Prize
from bot.match.model.match import Person, opponent
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
    prizes = shipped_levels()["wagoner"].prizes
    wagoner = opponent(Level.PERFECT, "wagoner")

    async def won_by(person: Person) -> list[str]:
        match = await finish_one(storage.matches, invitation(players=(person, wagoner)))
        assert {prize.user_id for prize in match.prizes} <= {person.user_id}
        return [prize.thing for prize in match.prizes]

    assert [await won_by(BEN) for _ in prizes] == [[prize] for prize in prizes]
    assert await won_by(BEN) == []
    owned = await storage.collections.of(BEN.user_id)
    assert owned.dice["wagoners"] == 3
    assert owned.badges == {"carpenters-advantage", "tin-might"}
    assert await won_by(ADA) == [prizes[0]]


async def test_a_recount_gives_the_prizes_that_are_missing(
    storage: Storage, outsider: Outsider, address: Address
) -> None:
    await finish_one(storage.matches, invitation())
    outsider.execute("DELETE FROM belongings")
    await recount(address, fix=False)
    assert await storage.collections.of(ADA.user_id) == Collection()
    await recount(address, fix=True)
    assert await storage.collections.of(ADA.user_id) == Collection({FIRST_WIN: 1})
