"""The button *Options*: what scores in a roll, and choosing it on the board."""

import pytest
from simcord import InteractionResult, MemberActor

from bot.features.board.buttons import BankButton, OptionButton, OptionsButton, RollButton
from bot.kit.components.selection import DieButton
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.reading import PrivateMessage, read, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

ONE, FIVE, BOTH = 0b000001, 0b010000, 0b010001
"""The options of 112356 are a lot; those of 122356 are these."""


async def open_options(table: Table, who: MemberActor | None = None) -> PrivateMessage:
    return PrivateMessage(await table.press(who or table.ada, OptionsButton))


async def choose(table: Table, card: PrivateMessage, places: int) -> InteractionResult:
    return await table.press(table.ada, OptionButton, places, on=card.message)


def chosen(table: Table) -> list[int]:
    """Return the places of the dice that the board shows as chosen."""
    buttons = table.buttons().items()
    dice = {button.place: raw for button, raw in buttons if isinstance(button, DieButton)}
    return [place for place, raw in dice.items() if str(raw["label"]).startswith("✓")]


@pytest.mark.parametrize("rated", [False, True])
async def test_every_selection_is_told_and_chosen_on_the_board(
    table: Table, cup: ScriptedCup, *, rated: bool
) -> None:
    cup.next("122356", "11346")
    await table.begin(rated=rated)
    assert (say("terms-unrated") in table.board()) is not rated
    await table.press(table.ada, RollButton)
    stored = table.stored()
    card = await open_options(table)
    assert [line for line in card.text().splitlines() if line.startswith("- ")] == [
        "- **1 5**: 150 (single one 100 + single five 50)",
        "- **1**: 100 (single one 100)",
        "- **5**: 50 (single five 50)",
    ]
    assert card.text().count(say("options-press")) == 1
    assert chosen(table) == []
    await choose(table, card, BOTH)
    await table.env.settle()
    assert chosen(table) == [0, 4]
    assert table.label(BankButton) == say("button-bank-points", points=150)
    assert say("options-chosen", dice="1 5", points=150) in card.text()
    await choose(table, card, FIVE)
    await table.env.settle()
    assert chosen(table) == [4]
    assert table.stored() == stored, "choosing dice writes nothing"
    await table.press(table.ada, RollButton)
    assert say("turn-total", points=50) in table.board()


async def test_options_of_an_older_roll_show_those_of_the_newest(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("122356", "11346")
    await table.begin()
    await table.press(table.ada, RollButton)
    card = await open_options(table)
    await choose(table, card, ONE)
    await table.press(table.ada, RollButton)
    await choose(table, card, FIVE)
    assert say("options-outdated") in card.text()
    assert "- **1 1**: 200" in card.text()
    assert chosen(table) == []
    await choose(table, card, 0b11)
    await table.env.settle()
    assert chosen(table) == [0, 1]


async def test_options_of_a_turn_that_is_over_say_whose_turn_it_is(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("122356")
    await table.begin()
    await table.press(table.ada, RollButton)
    card = await open_options(table)
    await choose(table, card, ONE)
    await table.press(table.ada, BankButton)
    board = table.board()
    shown = card.message
    await table.press(table.ada, OptionButton, FIVE, on=shown)
    assert say("refusal-not-your-turn", name="Ben") in card.text()
    assert say("button-open-board") in card.text()
    assert table.board() == board


async def test_options_of_a_game_that_has_ended_say_so(table: Table, cup: ScriptedCup) -> None:
    cup.next("122356")
    await table.begin()
    await table.press(table.ada, RollButton)
    card = await open_options(table)
    await table.resign(table.ben)
    await choose(table, card, ONE)
    assert card.text() == say("refusal-game-ended")


@pytest.mark.parametrize("who", ["ben", "cleo"])
async def test_options_are_for_whoever_is_on_turn(who: str, table: Table, cup: ScriptedCup) -> None:
    cup.next("122356")
    await table.begin()
    await table.press(table.ada, RollButton)
    board = table.board()
    sentences = {
        "ben": say("refusal-not-your-turn", name="Ada"),
        "cleo": say("refusal-not-a-player", players="Ada and Ben"),
    }
    assert told(await table.press(getattr(table, who), OptionsButton)) == sentences[who]
    assert table.board() == board


async def test_options_and_their_choice_survive_a_restart(table: Table, cup: ScriptedCup) -> None:
    cup.next("122356", "11346")
    await table.begin()
    await table.press(table.ada, RollButton)
    await table.press(table.ada, DieButton, 0)
    await table.restart()
    card = await open_options(table)
    assert say("options-chosen", dice="1", points=100) in card.text()
    await table.restart()
    await choose(table, card, BOTH)
    await table.env.settle()
    assert chosen(table) == [0, 4]


async def test_options_of_the_daily_game_take_its_place(table: Table, cup: ScriptedCup) -> None:
    cup.next("122356")
    day = await open_day(table)
    await day.roll()
    board = day.text()
    await day.press(OptionsButton)
    assert say("options-title") in day.text()
    await day.press(OptionButton, 0)
    assert day.text() == board, "back without a choice"
    await day.press(OptionsButton)
    await day.press(OptionButton, BOTH)
    assert say("button-bank-points", points=150) in day.text()
    await day.press(BankButton)
    assert table.channel.last_message is None, "nobody else saw any of it"


async def test_old_options_of_the_daily_game_show_it_as_it_is(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("122356")
    day = await open_day(table)
    await day.roll()
    other = await open_day(table)
    await other.press(OptionsButton)
    await day.press(OptionsButton)
    await day.press(OptionButton, ONE)
    await day.press(BankButton)
    late = await other.press(OptionButton, BOTH)
    assert say("event-banked", name="Ada", points=100) in other.text()
    assert [read(followup) for followup in late.followups] in ([], [say("refusal-board-outdated")])
