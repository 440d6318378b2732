"""The options of a roll: all that the rules allow to be kept, and choosing one beside the board."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement

import pytest

from bot.engine import (
    FAIR,
    JOKER,
    Bank,
    Die,
    Faces,
    IllegalMove,
    InPlay,
    Positions,
    Reason,
    Roll,
    RuleSet,
    Setup,
    State,
    check,
    legal_moves,
    ruling,
    start,
)
from bot.features.board.buttons import OptionButton
from bot.features.board.service.play import require_choice
from bot.features.board.view.options import MOST_OPTIONS, options_card, options_of
from bot.kit.components.limits import refused
from bot.match.model.errors import Refused
from bot.match.model.match import Person, Place
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from bot.match.service.registry import View
from tests.support.matches.table import ADA, BEN, CLEO, Table, build_table
from tests.support.scenes.tables import PICTURES, english, shipped_rules
from tests.support.scenes.tables import Table as Scene

MIXED = (1, 2, 3, 5, 6, 6)
PRIVATE = 9_999
"""The private message beside the board."""


def states(rules: RuleSet) -> Iterator[State]:
    """Yield a state for every roll of all dice from which there is something to choose."""
    begun = start(Setup(rules, seats=2))
    for roll in combinations_with_replacement(range(1, 7), rules.scoring.dice):
        if ruling(rules, roll, begun.table.roll(roll)) is None:
            yield replace(begun, roll=roll)


def kept(state: State) -> set[Faces]:
    """Return the faces of everything that a legal roll may keep."""
    moves = [move for move in legal_moves(state) if isinstance(move, Roll)]
    return {tuple([state.roll[place] for place in move.keep]) for move in moves}


@pytest.mark.parametrize("name", sorted(shipped_rules()))
def test_options_are_the_selections_that_the_engine_allows(name: str) -> None:
    for state in states(shipped_rules()[name]):
        options = options_of(state)
        faces = [option.selection.faces for option in options]
        assert set(faces) == kept(state)
        assert len(faces) == len(set(faces)), "equal dice make no difference"
        points = [option.points for option in options]
        assert points == sorted(points, reverse=True)
        for option in options:
            places = option.choice.places
            assert tuple([state.roll[place] for place in places]) == option.selection.faces
            assert option.choice.bank_refused == check(state, Bank(places))
            assert option.points == state.table.roll(state.roll).by_positions[places].points


def test_which_of_equal_dice_are_chosen_stays_as_it_is() -> None:
    state = replace(start(Setup(shipped_rules()["tavern"], seats=2)), roll=(1, 1, 1, 2, 3, 4))
    assert [option.choice.places for option in options_of(state)] == [(0, 1, 2), (0, 1), (0,)]
    assert [option.choice.places for option in options_of(state, (1, 2))] == [
        (0, 1, 2),
        (1, 2),
        (0,),
    ]


def test_the_most_that_there_can_be_fits_into_a_message() -> None:
    dice = (Die(joker=2),) * 3 + (FAIR,) * 3
    match = Scene(shipped_rules()["kingdom"], dice=dice).match()
    roll = (1, 1, 3, 5, 5, JOKER, JOKER)
    many = replace(match, state=replace(match.state, roll=roll, dice=(*dice, FAIR)))
    assert len(options_of(many.state)) > MOST_OPTIONS
    card = options_card(many, (), english(), PICTURES)
    assert refused(card.payload()) == []
    assert "selections score less." in str(card)


@pytest.mark.parametrize("places", range(128))
def test_a_button_carries_places_as_bits(places: int) -> None:
    button = OptionButton(1, 2, places)
    assert sum(1 << place for place in button.dice) == places
    assert OptionButton.read(button.write()) == button


async def rolled(table: Table, rules: RuleSet, *rolls: Faces) -> None:
    await table.begin(rules, *rolls)
    await table.play.roll(table.press(ADA))


async def choose(
    table: Table, *dice: int, who: Person = ADA, message_id: int = PRIVATE, **changes: object
) -> View:
    press = table.press(who, message_id=message_id, **changes)
    return await table.play.choose(press, dice)


async def test_choosing_beside_the_board_writes_nothing(table: Table, classic: RuleSet) -> None:
    await rolled(table, classic, MIXED, MIXED[:5])
    before = table.match
    assert (await table.play.options(table.press(ADA))).selection == ()
    assert (await choose(table, 0, 3)).selection == (0, 3)
    assert (await choose(table, 3)).selection == (3,)
    assert (await choose(table)).selection == (3,), "none of them leaves it"
    assert table.match is before
    view = await table.play.roll(table.press(ADA))
    assert view.match.state.aside == (5,)


async def test_what_the_message_shows_as_chosen_is_known_to_the_options(
    table: Table, classic: RuleSet
) -> None:
    await rolled(table, classic, MIXED)
    shown: Positions = (0,)
    restarted = build_table(table.store)
    press = restarted.press(ADA, shown=lambda: shown)
    assert (await restarted.play.options(press)).selection == shown
    assert (await choose(restarted)).selection == shown


@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        ((1,), Reason.DOES_NOT_SCORE),
        ((0, 1), Reason.DOES_NOT_SCORE),
        ((6,), Reason.NO_SUCH_DIE),
        ((0, 6), Reason.NO_SUCH_DIE),
    ],
)
async def test_dice_that_were_not_offered_are_not_chosen(
    dice: Positions, reason: Reason, table: Table, classic: RuleSet
) -> None:
    await rolled(table, classic, MIXED)
    await table.choose(ADA, 0)
    with pytest.raises(IllegalMove) as illegal:
        await choose(table, *dice)
    assert illegal.value.reason is reason
    assert table.registry.peek(1) == View(table.match, (0,))


@pytest.mark.parametrize(
    ("who", "refusal"),
    [(BEN, MatchRefusal.NOT_YOUR_TURN), (CLEO, MatchRefusal.NOT_A_PLAYER)],
)
async def test_only_the_player_on_turn_is_told_and_chooses(
    who: Person, refusal: MatchRefusal, table: Table, classic: RuleSet
) -> None:
    await rolled(table, classic, MIXED)
    for asking in (table.play.options(table.press(who)), choose(table, 0, who=who)):
        with pytest.raises(Refused) as told:
            await asking
        assert told.value.refusal is refusal
    assert table.registry.peek(1) == View(table.match, ())


async def test_elsewhere_nothing_is_chosen(table: Table, classic: RuleSet) -> None:
    await rolled(table, classic, MIXED)
    with pytest.raises(Refused) as told:
        await choose(table, 0, place=Place(table.match.place.guild_id, 1))
    assert told.value.refusal is MatchRefusal.BOARD_MOVED


async def test_options_of_an_older_roll_choose_nothing(table: Table, classic: RuleSet) -> None:
    await rolled(table, classic, MIXED, (1, 2, 3, 4, 6))
    old = table.match.version
    await choose(table, 0)
    await table.play.roll(table.press(ADA))
    with pytest.raises(Outdated) as outdated:
        await choose(table, 0, version=old)
    assert outdated.value.view == View(table.match, ())


async def test_there_are_no_options_without_a_roll(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED)
    with pytest.raises(IllegalMove) as illegal:
        await table.play.options(table.press(ADA))
    assert illegal.value.reason is Reason.ROLL_FIRST


async def test_a_game_that_has_ended_is_left_alone(table: Table, classic: RuleSet) -> None:
    await rolled(table, classic, MIXED)
    version = table.match.version
    await table.resign(BEN.user_id)
    with pytest.raises(Outdated) as outdated:
        await choose(table, 0, version=version)
    assert outdated.value.refused is not None
    assert outdated.value.refused.refusal is MatchRefusal.GAME_ENDED


async def test_a_farkle_that_waits_for_a_badge_leaves_nothing_to_choose(
    table: Table, classic: RuleSet
) -> None:
    await rolled(table, classic, MIXED)
    badges = InPlay((1, 0), farkled=True)
    waiting = replace(table.match, state=replace(table.match.state, badges=badges))
    with pytest.raises(IllegalMove) as illegal:
        require_choice(waiting, ADA.user_id)
    assert illegal.value.reason is Reason.FARKLE_WAITS
