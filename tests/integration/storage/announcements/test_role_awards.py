"""Who wears which role, and who is to."""

from bot.features.announcements.model.role_awards import RoleAward, RoleAwardKind
from tests.support.storage.games import ADA, BEN, CLEO, GUILD
from tests.support.storage.stores import Storage

STARS, SUNS = 90, 91


def podium(user_id: int, role_id: int = STARS, *, over: bool = False) -> RoleAward:
    return RoleAward(GUILD, RoleAwardKind.PODIUM, user_id, role_id, over)


async def crown(
    storage: Storage, *user_ids: int, honour: RoleAwardKind = RoleAwardKind.PODIUM
) -> None:
    await storage.honours.crown(GUILD, honour, STARS, user_ids)


async def give_all(storage: Storage) -> None:
    """Do what is open, as Discord would let the bot."""
    for wearer in await storage.honours.open(GUILD):
        await (storage.honours.drop(wearer) if wearer.over else storage.honours.note_given(wearer))


async def test_roles_go_from_some_to_others(storage: Storage) -> None:
    await crown(storage, ADA.user_id, BEN.user_id)
    assert await storage.honours.open_servers() == [GUILD]
    await give_all(storage)
    assert await storage.honours.open_servers() == []
    await crown(storage, BEN.user_id, CLEO.user_id)
    assert await storage.honours.open(GUILD) == [
        podium(ADA.user_id, over=True),
        podium(CLEO.user_id),
    ]


async def test_who_gets_it_back_before_it_was_taken_goes_on_wearing_it(storage: Storage) -> None:
    await crown(storage, ADA.user_id)
    await give_all(storage)
    await crown(storage, BEN.user_id)
    await crown(storage, ADA.user_id)
    assert podium(ADA.user_id) in await storage.honours.open(GUILD)
    await give_all(storage)
    assert await storage.honours.of_person(ADA.user_id) == [podium(ADA.user_id, over=True)]
    assert await storage.honours.of_person(BEN.user_id) == []


async def test_what_has_changed_meanwhile_is_not_noted_as_done(storage: Storage) -> None:
    await crown(storage, ADA.user_id)
    await crown(storage, BEN.user_id)
    await storage.honours.note_given(podium(ADA.user_id))
    assert podium(ADA.user_id, over=True) in await storage.honours.open(GUILD)
    await crown(storage, ADA.user_id)
    await storage.honours.drop(podium(ADA.user_id, over=True))
    assert podium(ADA.user_id) in await storage.honours.open(GUILD)


async def test_a_role_that_somebody_has_for_two_things_is_kept_for_one(storage: Storage) -> None:
    await crown(storage, ADA.user_id)
    await crown(storage, ADA.user_id, honour=RoleAwardKind.CHAMPION)
    await give_all(storage)
    await crown(storage, honour=RoleAwardKind.CHAMPION)
    assert await storage.honours.open(GUILD) == []
    await crown(storage)
    assert await storage.honours.open(GUILD) == [podium(ADA.user_id, over=True)]


async def test_another_role_is_for_the_same_people(storage: Storage) -> None:
    await crown(storage, ADA.user_id)
    await give_all(storage)
    await storage.honours.change_role(GUILD, RoleAwardKind.PODIUM, SUNS)
    assert await storage.honours.open(GUILD) == [
        podium(ADA.user_id, over=True),
        podium(ADA.user_id, SUNS),
    ]
    await storage.honours.change_role(GUILD, RoleAwardKind.PODIUM, None)
    assert all(wearer.over for wearer in await storage.honours.open(GUILD))


async def test_a_role_that_is_gone_is_forgotten_with_all_who_wore_it(storage: Storage) -> None:
    await crown(storage, ADA.user_id)
    await storage.honours.forget_role(GUILD + 1, STARS)
    assert await storage.honours.of_person(ADA.user_id)
    await storage.honours.forget_role(GUILD, STARS)
    assert not await storage.honours.of_person(ADA.user_id)
