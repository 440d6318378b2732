"""How a game in the tavern begins: who has something to choose, and for how long."""

from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.content.levels import shipped_levels
from bot.match.loadouts.collection import Collection
from bot.match.loadouts.draft import seat_to_pick
from bot.match.loadouts.loadout import DiceFrom, Tavern
from bot.match.model.match import Match, Person, opponent
from bot.match.model.phases import Equipping, Playing
from bot.match.service.seating import seated
from tests.support.scenes.tables import ANN, BEN, Table

BEGGAR = opponent(Level.PERFECT, "beggar")
NOW = 1_000
NOTHING = {person.user_id: Collection({}) for person in (ANN, BEN)}
BADGED = {**NOTHING, ANN.user_id: Collection({}, badges=frozenset({"tin-might"}))}


def begin(tavern: Tavern, *people: Person, owned: dict[int, Collection] | None = None) -> Match:
    """Return the game of `people`, who have all sat down."""
    match = replace(Table(people=people).match(), variant=tavern, seed=bytes(32))
    return seated(match, NOW, owned or NOTHING)


def readiness(match: Match) -> list[bool]:
    assert isinstance(match.variant, Tavern)
    return [outfit.ready for outfit in match.variant.outfits]


def test_people_who_choose_do_not_wait_long_for_each_other() -> None:
    match = begin(Tavern("beggar", DiceFrom.OWN), ANN, BEN)
    assert isinstance(match.phase, Equipping)
    assert match.deadline == NOW + 300
    assert readiness(match) == [False, False]


def test_a_slow_game_leaves_as_much_time_to_choose_as_a_turn_has() -> None:
    tavern = Tavern("beggar", DiceFrom.OWN)
    slow = replace(Table().match().setup.rules, turn_seconds=3600)
    match = replace(Table(slow).match(), variant=tavern)
    assert seated(match, NOW, NOTHING).deadline == NOW + 3600


def test_nobody_waits_for_who_plays_with_the_bot() -> None:
    match = begin(Tavern("beggar", DiceFrom.OWN), ANN, BEGGAR)
    assert match.deadline == NOW + 86_400
    assert readiness(match) == [False, True]


@pytest.mark.parametrize("people", [(BEGGAR, ANN), (ANN, BEGGAR), (ANN, BEN)])
def test_the_bot_alone_picks_a_die_before_anybody_has_pressed(people: tuple[Person, ...]) -> None:
    tavern = begin(Tavern("beggar", DiceFrom.DRAFT), *people).variant
    assert isinstance(tavern, Tavern)
    first = seat_to_pick(replace(tavern, picks=()))
    assert first is not None
    assert len(tavern.picks) == int(people[first].is_bot)
    to_pick = seat_to_pick(tavern)
    assert to_pick is not None
    assert not people[to_pick].is_bot


def test_who_owns_no_badge_has_none_to_choose() -> None:
    tavern = Tavern("beggar", DiceFrom.ORDINARY, badges=True)
    assert readiness(begin(tavern, ANN, BEN, owned=BADGED)) == [False, True]
    without = replace(tavern, badges=False)
    assert isinstance(begin(without, ANN, BEN, owned=BADGED).phase, Playing)


def test_the_bot_brings_what_its_level_has() -> None:
    tavern = begin(Tavern("wagoner", DiceFrom.OWN, badges=True), ANN, BEGGAR).variant
    assert isinstance(tavern, Tavern)
    level = shipped_levels()["beggar"]
    assert (tavern.outfits[1].dice, tavern.outfits[1].badge) == (level.dice, level.badge)
    plain = begin(Tavern("wagoner", DiceFrom.ORDINARY), ANN, BEGGAR)
    assert plain.setup.badges in {(), (None, None)}
