"""Games in the tavern: what they are about is kept, and winning one brings a prize."""

from dataclasses import replace

import pytest

from bot.domain.collection import Collection, Prize
from bot.domain.draft import laid_open, picked
from bot.domain.errors import ChannelBusyError
from bot.domain.levels import shipped_levels
from bot.domain.match import Match, Phase, opponent
from bot.domain.outfits import DiceFrom, Outfit, Tavern
from bot.domain.tavern import shipped_dice
from bot.storage import Storage
from tests.integration.storage.games import ADA, BEN, finish_one, invitation

BEGGAR = shipped_levels()["beggar"]
OWN = Tavern("beggar", DiceFrom.OWN, (Outfit(("weighted",)), Outfit(BEGGAR.dice, ready=True)))


def against_the_beggar(channel_id: int = 60) -> Match:
    """Return a game of Ada against the beggar that is not stored yet."""
    players = (ADA, opponent(BEGGAR.temper, BEGGAR.slug))
    return replace(invitation(channel_id, players=players), tavern=OWN)


async def test_what_was_chosen_comes_back(storage: Storage) -> None:
    match = await storage.matches.add(against_the_beggar())
    chosen = OWN.with_outfit(0, Outfit(("weighted", "ordinary"), ready=True))
    changed = match.next(phase=Phase.CHOOSING, tavern=chosen)
    await storage.matches.save(changed)
    assert await storage.matches.get(match.id) == changed


async def test_a_draft_comes_back(storage: Storage) -> None:
    spread = list(shipped_dice())[:12]
    tavern = picked(laid_open(Tavern("beggar", DiceFrom.DRAFT), spread), 3)
    match = await storage.matches.add(replace(invitation(), tavern=tavern))
    assert await storage.matches.get(match.id) == match


async def test_a_match_is_open_while_dice_are_chosen(storage: Storage) -> None:
    match = await storage.matches.add(replace(against_the_beggar(), phase=Phase.CHOOSING))
    assert await storage.matches.open_in(60) == match
    assert await storage.matches.open_of(ADA.user_id, 0, 9) == [match]
    assert await storage.matches.next_deadline() == match.deadline
    with pytest.raises(ChannelBusyError):
        await storage.matches.add(invitation())


async def test_each_win_against_a_level_brings_its_next_prize(storage: Storage) -> None:
    first = await finish_one(storage.matches, against_the_beggar())
    second = await finish_one(storage.matches, against_the_beggar())
    expected = [(Prize(ADA.user_id, thing),) for thing in BEGGAR.prizes[:2]]
    assert [first.prizes, second.prizes] == expected
    assert await storage.matches.get(second.id) == second


async def test_no_prize_for_a_loss_nor_for_a_win_against_somebody(storage: Storage) -> None:
    lost = await finish_one(storage.matches, against_the_beggar(), seat_to_leave=0)
    assert lost.prizes == ()
    people = await finish_one(storage.matches, replace(invitation(), tavern=OWN))
    assert people.prizes == ()
    assert people.awards == (), "and it counts for no figures"
    for person in (ADA, BEN):
        assert await storage.collections.of(person.user_id) == Collection()
