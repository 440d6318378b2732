"""Games in the tavern: what they are about is kept, and winning one brings a prize."""

from dataclasses import replace

import pytest

from bot.content.dice import shipped_dice
from bot.content.levels import shipped_levels
from bot.match.loadouts.collection import Collection, Prize
from bot.match.loadouts.draft import laid_open, picked
from bot.match.loadouts.loadout import DiceFrom, Outfit, Tavern, Wager
from bot.match.model.errors import ChannelBusyError, StaleError
from bot.match.model.match import Match, opponent
from bot.match.model.phases import Equipping, Playing
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import ADA, BEN, finish_one, invitation
from tests.support.storage.stores import Storage

BEGGAR = shipped_levels()["beggar"]
OWN = Tavern(
    "beggar",
    DiceFrom.OWN,
    outfits=(Outfit(("weighted",), "tin-might"), Outfit(BEGGAR.dice, ready=True)),
)


def against_the_beggar(channel_id: int = 60) -> Match:
    """Return a game of Ada against the beggar that is not stored yet."""
    players = (ADA, opponent(BEGGAR.temper, BEGGAR.slug))
    return replace(invitation(channel_id, players=players), variant=OWN)


async def test_what_was_chosen_comes_back(storage: Storage) -> None:
    match = await storage.matches.add(against_the_beggar())
    chosen = OWN.with_outfit(0, Outfit(("weighted", "ordinary"), ready=True))
    changed = match.next(phase=Equipping(), variant=chosen)
    await storage.matches.save(changed)
    assert await storage.matches.get(match.id) == changed


async def test_what_others_are_choosing_is_in_no_export(storage: Storage) -> None:
    match = await storage.matches.add(replace(invitation(), phase=Equipping(), variant=OWN))
    export = await storage.privacy.export(BEN.user_id)
    assert [row["tavern"] for row in export["matches"]] == [None]
    await storage.matches.save(match.next(phase=Playing()))
    export = await storage.privacy.export(BEN.user_id)
    assert all(row["tavern"] for row in export["matches"])


async def test_a_draft_comes_back(storage: Storage) -> None:
    spread = list(shipped_dice())[:12]
    tavern = picked(laid_open(Tavern("beggar", DiceFrom.DRAFT), spread), 3)
    match = await storage.matches.add(replace(invitation(), variant=tavern))
    assert await storage.matches.get(match.id) == match


async def test_a_match_is_open_while_dice_are_chosen(storage: Storage) -> None:
    match = await storage.matches.add(replace(against_the_beggar(), phase=Equipping()))
    assert await storage.matches.open_in(60) == [match]
    assert await storage.matches.open_of(ADA.user_id, 0) == [match]
    assert await storage.matches.next_deadline() == match.deadline
    with pytest.raises(ChannelBusyError):
        await storage.matches.add(invitation())


async def test_a_wager_passes_a_die_on_once_and_only_while_it_is_owned(
    storage: Storage, outsider: Outsider
) -> None:
    outfits = (Outfit(("weighted",), ready=True), Outfit(("pie", "lucky"), ready=True))
    tavern = Tavern("beggar", DiceFrom.OWN, outfits=outfits, wager=Wager.AGREED)
    match = await finish_one(storage.matches, replace(invitation(), variant=tavern))
    outsider.execute(
        "INSERT INTO belongings (owner_id, thing, winner_id, origin, number, match_id)"
        " VALUES (?, 'pie', ?, 'test', 1, ?)",
        [BEN.user_id, BEN.user_id, match.id],
    )
    gone = replace(tavern, passed="lucky")
    assert not await storage.collections.pass_die(match.id, gone, BEN.user_id, ADA.user_id)
    unchanged = await storage.matches.get(match.id)
    assert unchanged is not None
    assert unchanged.variant == tavern
    passed = replace(tavern, passed="pie")
    assert await storage.collections.pass_die(match.id, passed, BEN.user_id, ADA.user_id)
    assert (await storage.collections.of(ADA.user_id)).dice == {"pie": 1}
    assert (await storage.collections.of(BEN.user_id)).dice == {}
    stored = await storage.matches.get(match.id)
    assert stored is not None
    assert stored.variant == passed
    with pytest.raises(StaleError):
        await storage.collections.pass_die(match.id, passed, ADA.user_id, BEN.user_id)
    assert (await storage.collections.of(ADA.user_id)).dice == {"pie": 1}, "and none comes back"


async def test_each_win_against_a_level_brings_its_next_prize(storage: Storage) -> None:
    first = await finish_one(storage.matches, against_the_beggar())
    second = await finish_one(storage.matches, against_the_beggar())
    expected = [(Prize(ADA.user_id, thing),) for thing in BEGGAR.prizes[:2]]
    assert [first.prizes, second.prizes] == expected
    assert await storage.matches.get(second.id) == second


async def test_no_prize_for_a_loss_nor_for_a_win_against_somebody(storage: Storage) -> None:
    lost = await finish_one(storage.matches, against_the_beggar(), seat_to_leave=0)
    assert lost.prizes == ()
    people = await finish_one(storage.matches, replace(invitation(), variant=OWN))
    assert people.prizes == ()
    assert people.awards == (), "and it counts for no figures"
    for person in (ADA, BEN):
        assert await storage.collections.of(person.user_id) == Collection()
