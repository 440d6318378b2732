"""Presses that are not what the board waits for: each gets an answer, and none does harm."""

import pytest
from discord import ButtonStyle, ComponentType

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.tables.buttons import AcceptButton, DeclineButton
from bot.kit.components.custom_ids import PREFIX
from bot.kit.components.raw import RawComponent
from bot.kit.components.selection import DieButton
from tests.support.buttons import Kind
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import components, told, told_nothing
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


def a_row(*custom_ids: str) -> RawComponent:
    return {
        "type": ComponentType.action_row.value,
        "components": [
            {
                "type": ComponentType.button.value,
                "style": ButtonStyle.secondary.value,
                "label": custom_id[:80],
                "custom_id": custom_id,
            }
            for custom_id in custom_ids
        ],
    }


@pytest.mark.parametrize("kind", [DieButton, BestButton, RollButton, BankButton])
@pytest.mark.parametrize("who", ["ben", "cleo"])
async def test_press_of_somebody_else_is_answered_privately(
    who: str, kind: Kind, table: Table, cup: ScriptedCup
) -> None:
    cup.next("122456")
    await table.begin()
    await table.press(table.ada, RollButton)
    await table.press(table.ada, DieButton, 0)
    board, stored = table.board(), table.stored()
    arg = 4 if kind is DieButton else None
    answer = told(await table.press(getattr(table, who), kind, arg))
    assert (
        answer
        == {
            "ben": say("refusal-not-your-turn", name="Ada"),
            "cleo": say("refusal-not-a-player", players="Ada and Ben"),
        }[who]
    )
    assert (table.board(), table.stored()) == (board, stored)


@pytest.mark.parametrize("kind", [AcceptButton, DeclineButton])
async def test_only_the_invited_person_answers_an_invitation(kind: Kind, table: Table) -> None:
    await table.challenge()
    board, stored = table.board(), table.stored()
    own = told(await table.press(table.ada, kind))
    assert own == say("refusal-already-seated")
    assert told(await table.press(table.cleo, kind)).endswith(say("cmd-challenge") + "`.")
    assert (table.board(), table.stored()) == (board, stored)


async def test_second_press_of_roll_rolls_nothing(table: Table) -> None:
    await table.begin()
    before_the_roll = components(table.message)
    await table.press(table.ada, RollButton)
    rolled, stored, requests = table.board(), table.stored(), table.requests()
    await table.show_again(table.message, before_the_roll)
    result = await table.press(table.ada, RollButton)
    assert told_nothing(result), "pressing twice is no mistake to be told of"
    assert (table.board(), table.stored()) == (rolled, stored)
    assert table.requests() == requests + 2  # one of them put the old board back


async def test_second_press_of_bank_banks_nothing(table: Table, cup: ScriptedCup) -> None:
    cup.next("111234")
    await table.begin()
    for kind in (RollButton, BestButton):
        await table.press(table.ada, kind)
    before_the_bank = components(table.message)
    await table.press(table.ada, BankButton)
    banked, stored = table.board(), table.stored()
    await table.show_again(table.message, before_the_bank)
    await table.press(table.ada, BankButton)
    assert (table.board(), table.stored()) == (banked, stored)


async def test_press_on_an_old_version_shows_the_newest(table: Table, cup: ScriptedCup) -> None:
    cup.next("111234", "122456")
    await table.begin()
    first = components(table.message)
    for who, kind in (
        (table.ada, RollButton),
        (table.ada, BestButton),
        (table.ada, BankButton),
        (table.ben, RollButton),
    ):
        await table.press(who, kind)
    newest, stored = table.board(), table.stored()
    for who in (table.ada, table.ben):
        await table.show_again(table.message, first)
        result = await table.press(who, RollButton)
        assert told(result) == say("refusal-board-outdated")
        assert (table.board(), table.stored()) == (newest, stored)


async def test_a_choice_of_dice_on_an_old_version_chooses_nothing(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("122456", "1345")
    await table.begin()
    await table.press(table.ada, RollButton)
    await table.press(table.ada, BestButton)
    chosen = components(table.message)
    await table.press(table.ada, RollButton)
    newest = table.board()
    await table.show_again(table.message, chosen)
    await table.press(table.ada, DieButton, 1)
    assert table.board() == newest


async def test_press_on_a_finished_game(table: Table) -> None:
    await table.begin(turns=1)
    first = components(table.message)
    await play_to_the_end(table)
    finished, stored = table.board(), table.stored()
    await table.show_again(table.message, first)
    result = await table.press(table.ada, RollButton)
    assert told(result) == say("refusal-game-ended")
    assert (table.board(), table.stored()) == (finished, stored)
    await table.restart()
    await table.show_again(table.message, first)
    assert told(await table.press(table.ada, RollButton)) == say("refusal-game-ended")
    assert table.board() == finished


async def test_press_on_a_retired_board_leads_to_the_new_one(table: Table) -> None:
    await table.begin()
    old, buttons = table.message, components(table.message)
    await table.cleo.slash(table.channel, "farkle show")
    new, stored = table.message, table.stored()
    await table.show_again(old, buttons)
    answer = told(await table.press(table.ada, RollButton, on=old))
    assert answer.startswith(say("refusal-board-moved"))
    assert new.jump_url in answer
    assert table.stored() == stored
    await table.press(table.ada, RollButton, on=new)
    assert table.stored() != stored


@pytest.mark.parametrize(
    "custom_id",
    [
        "fk0:12:roll",
        "fk2:1:1:roll",
        f"{PREFIX}:zz",
        f"{PREFIX}:1:1:dance",
        f"{PREFIX}:1:1:die",
        f"{PREFIX}:1:1:die:9",
        f"{PREFIX}:-1:1:roll",
        f"{PREFIX}:1:1:roll:1",
        f"{PREFIX}:Z:1:roll",
        f"{PREFIX}:{'z' * 60}:1:roll",
        f"{PREFIX}:{'z' * 90}",
    ],
)
async def test_button_that_cannot_be_read_is_answered(custom_id: str, table: Table) -> None:
    message = await table.post(a_row(custom_id))
    result = await table.ada.click(message, custom_id=custom_id)
    assert told(result) == say("refusal-button-outdated")


async def test_button_of_a_game_that_never_was_is_answered(table: Table) -> None:
    message = await table.post(a_row(f"{PREFIX}:zzz:1:roll"))
    result = await table.ada.click(message, custom_id=f"{PREFIX}:zzz:1:roll")
    assert told(result) == say("refusal-game-gone")


async def test_die_that_is_not_on_the_table_is_refused(table: Table, cup: ScriptedCup) -> None:
    cup.next("111236", "145")
    await table.begin()
    for kind in (RollButton, BestButton, RollButton):
        await table.press(table.ada, kind)
    sixth = str(table.button(DieButton, 0)["custom_id"]).removesuffix("0") + "5"
    stored = table.stored()
    await table.show_again(table.message, [a_row(sixth)])
    result = await table.ada.click(table.message, custom_id=sixth)
    assert told(result) == say("reason-no-such-die")
    assert table.stored() == stored
