"""What is chosen in the tavern, and what becomes of a choice that cannot stand."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest

from bot.engine import RuleSet, Setup
from bot.features.tavern.refusals import TavernRefusal
from bot.features.tavern.service.loadout_choice import Chest, LoadoutChooser
from bot.features.tavern.service.wagers import Wagers
from bot.features.tavern.view.loadout_choice import NO_BADGE, chest_card
from bot.match.loadouts.collection import Collection
from bot.match.loadouts.loadout import DiceFrom, Tavern, Wager
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Playing
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import MatchWatch
from tests.support.matches.table import ADA, BEN, BOARD, HERE, Table
from tests.support.scenes.tables import english

WAGER = Tavern("beggar", DiceFrom.OWN, wager=Wager.AGREED)
BOTH = {ADA: Collection({"pie": 1}), BEN: Collection({"lucky": 1})}


async def sit_down(
    table: Table, tavern: Tavern, owned: Mapping[Person, Collection]
) -> LoadoutChooser:
    """Let Ada and Ben sit down to choose from what they own."""
    table.collections.owned.update({person.user_id: things for person, things in owned.items()})
    setup = Setup(RuleSet("tavern", target=2000), 2)
    match = await table.gathering.create(Playing(), HERE, (ADA, BEN), (), setup, variant=tavern)
    await table.gathering.posted(match, BOARD)
    return LoadoutChooser(table.registry, table.collections, clock=table.clock)


async def let_time_pass(table: Table, choosing: LoadoutChooser) -> Match:
    """Let the time to choose be over."""
    match = table.match
    assert match.deadline is not None
    table.clock.time = match.deadline
    await choosing.time_up(match)
    return table.match


def wager_of(match: Match) -> Wager:
    assert isinstance(match.variant, Tavern)
    return match.variant.wager


def badges_offered(chest: Chest) -> list[str]:
    """Return the values of the menu of badges: with ordinary dice there is no other."""
    [menu] = re.findall(
        r'"options": (\[.*?\])', json.dumps(chest_card(chest, 1, english(), bars=True).payload())
    )
    return [option["value"] for option in json.loads(menu)]


async def test_a_wager_is_off_where_the_time_is_up_before_both_have_staked_a_die(
    table: Table,
) -> None:
    choosing = await sit_down(table, WAGER, BOTH)
    await choosing.add(table.press(ADA), "pie")
    match = await let_time_pass(table, choosing)
    assert match.is_playing
    assert wager_of(match) is Wager.OFF


async def test_a_wager_stands_with_what_both_have_staked_in_time(table: Table) -> None:
    choosing = await sit_down(table, WAGER, BOTH)
    await choosing.add(table.press(ADA), "pie")
    await choosing.add(table.press(BEN), "lucky")
    assert wager_of(await let_time_pass(table, choosing)) is Wager.AGREED


async def test_a_wager_is_off_once_the_die_at_stake_is_gone(table: Table) -> None:
    choosing = await sit_down(table, WAGER, BOTH)
    await choosing.add(table.press(ADA), "pie")
    await choosing.add(table.press(BEN), "lucky")
    table.collections.owned[BEN.user_id] = Collection()
    assert wager_of(await let_time_pass(table, choosing)) is Wager.OFF


async def test_a_game_without_a_wager_gets_none(table: Table) -> None:
    choosing = await sit_down(table, replace(WAGER, wager=Wager.NONE), BOTH)
    assert wager_of(await let_time_pass(table, choosing)) is Wager.NONE


async def test_nobody_chooses_dice_where_all_have_ordinary_ones(table: Table) -> None:
    badged = Collection(badges=frozenset({"tin-might"}))
    tavern = Tavern("beggar", DiceFrom.ORDINARY, badges=True)
    choosing = await sit_down(table, tavern, {ADA: badged, BEN: badged})
    for refused in (
        choosing.add(table.press(ADA), "ordinary"),
        choosing.put_back(table.press(ADA), 0),
    ):
        with pytest.raises(Refused, match=MatchRefusal.NOT_ALLOWED_NOW):
            await refused
    assert (await choosing.wear(table.press(ADA), "tin-might")).outfit.badge == "tin-might"


async def test_the_time_to_choose_is_looked_at_once_it_is_up(table: Table) -> None:
    choosing = await sit_down(table, WAGER, BOTH)
    match = table.match
    assert match.deadline is not None
    table.clock.time = match.deadline - 1
    await choosing.time_up(match)
    assert table.match.is_choosing
    assert (await let_time_pass(table, choosing)).is_playing


async def test_a_wager_can_be_called_off_until_both_have_chosen(table: Table) -> None:
    choosing = await sit_down(table, WAGER, BOTH)
    await choosing.add(table.press(ADA), "pie")
    await choosing.ready(table.press(ADA))
    view = await Wagers(table.registry, table.collections).call_off(table.press(BEN))
    assert wager_of(view.match) is Wager.OFF


async def test_no_wager_is_called_off_in_a_game_that_has_begun(table: Table) -> None:
    choosing = await sit_down(table, WAGER, BOTH)
    for person, die in ((ADA, "pie"), (BEN, "lucky")):
        await choosing.add(table.press(person), die)
        await choosing.ready(table.press(person))
    with pytest.raises(Refused, match=MatchRefusal.NOT_ALLOWED_NOW):
        await Wagers(table.registry, table.collections).call_off(table.press(BEN))
    assert wager_of(table.match) is Wager.AGREED


async def test_there_is_no_wager_outside_the_tavern(table: Table, classic: RuleSet) -> None:
    await table.begin(classic)
    with pytest.raises(Refused, match=MatchRefusal.NOT_ALLOWED_NOW):
        await Wagers(table.registry, table.collections).call_off(table.press(ADA))


async def test_who_has_one_badge_on_is_offered_none_first(table: Table) -> None:
    badges = Collection(badges=frozenset({"tin-might", "tin-doppelganger"}))
    tavern = Tavern("beggar", DiceFrom.ORDINARY, badges=True)
    choosing = await sit_down(table, tavern, {ADA: badges, BEN: badges})
    chest = await choosing.look(table.press(ADA))
    assert badges_offered(chest) == ["tin-doppelganger", "tin-might"]
    chest = await choosing.wear(table.press(ADA), "tin-might")
    assert badges_offered(chest) == [NO_BADGE, "tin-doppelganger"]


async def test_only_a_die_that_lies_there_is_put_back(table: Table) -> None:
    choosing = await sit_down(table, WAGER, BOTH)
    await choosing.add(table.press(ADA), "pie")
    for place in (-1, 1):
        with pytest.raises(Refused, match=TavernRefusal.DIE_GONE):
            await choosing.put_back(table.press(ADA), place)
    assert (await choosing.put_back(table.press(ADA), 0)).outfit.dice == ()


async def test_nobody_opens_their_dice_from_a_board_that_is_elsewhere(table: Table) -> None:
    choosing = await sit_down(table, WAGER, BOTH)
    with pytest.raises(Refused, match=MatchRefusal.BOARD_MOVED):
        await choosing.open(table.press(ADA, place=Place(HERE.guild_id, 61)))
    assert (await choosing.open(table.press(ADA))).seat == 0


@dataclass
class Pressed(MatchWatch):
    """Remembers who has pressed something."""

    people: list[int] = field(default_factory=list)

    def acted(self, match: Match, user_id: int) -> None:
        self.people.append(user_id)


async def test_who_looks_at_their_dice_is_there(table: Table) -> None:
    choosing, pressed = await sit_down(table, WAGER, BOTH), Pressed()
    table.registry.watch(pressed)
    await choosing.look(table.press(BEN))
    assert pressed.people == [BEN.user_id]
