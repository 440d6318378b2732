"""Badges in games of the tavern: chosen in private, used by a button on the board."""

import pytest

from bot.advice.fingerprint import rules_hash
from bot.content.badges import shipped_badges
from bot.content.levels import shipped_levels
from bot.engine import Setup
from bot.features.analysis.buttons import HintButton
from bot.features.board.buttons import (
    AcceptFarkleButton,
    BadgeButton,
    BankButton,
    BestButton,
    RollButton,
)
from bot.features.tables.buttons import AcceptButton
from bot.features.tavern.buttons import BadgeMenu, ChooseButton, PickMenu, ReadyButton
from bot.features.tavern.view.loadout_choice import NO_BADGE
from bot.kit.components.parts import ButtonStyle
from bot.kit.components.selection import DieButton
from bot.solver.badges.store import save_badges
from bot.solver.model.games import Badged, equipment_of
from bot.solver.tables.library import solved_folder
from tests.support.e2e.messages.chest import Chest, give, lose
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.solver.solved import badged, rules

BEGGAR = say("opponent-beggar")


async def test_who_owns_no_badge_is_not_asked_for_one(table: Table) -> None:
    alone = ("farkle tavern play", {"dice": "ordinary", "badges": True})
    await table.ada.slash(table.channel, alone[0], **alone[1])
    assert table.can(RollButton), "there was nothing to choose"
    await table.resign(table.ada)
    give(table, table.ada, "tin-might")
    await table.ada.slash(table.channel, alone[0], opponent=table.ben, **alone[1])
    await table.press(table.ben, AcceptButton)
    assert say("choosing-ready", name="Ben") in table.board()
    assert say("choosing-seat", name="Ada") in table.board()
    assert table.button(ChooseButton)["label"] == say("button-choose-badge")
    assert table.button(ChooseButton)["style"] == ButtonStyle.SECONDARY
    asked = await table.press(table.ben, ChooseButton)
    assert told(asked) == say("refusal-no-badge")
    await (await Chest.open(table, table.ada)).press(ReadyButton)
    assert table.can(RollButton)


async def test_dice_are_chosen_without_a_word_of_badges_by_who_owns_none(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle tavern play", badges=True)
    chest = await Chest.open(table, table.ada)
    assert "badge" not in chest.text()
    await chest.press(ReadyButton)
    assert table.can(RollButton)


async def wear(table: Table, badge: str) -> None:
    """Let Ada begin a game against the beggar with ordinary dice and a badge."""
    give(table, table.ada, badge)
    await table.ada.slash(table.channel, "farkle tavern play", dice="ordinary", badges=True)
    chest = await Chest.open(table, table.ada)
    assert say("chest-no-badge") in chest.text()
    await chest.select(BadgeMenu, badge)
    assert shipped_badges()[badge].name in chest.text()
    await chest.press(ReadyButton)


async def roll(table: Table, cup: ScriptedCup, faces: str) -> None:
    """Let Ada roll."""
    cup.next(faces)
    await table.press(table.ada, RollButton)


async def test_a_badge_is_worn_and_used_as_often_as_it_can_be(
    table: Table, cup: ScriptedCup
) -> None:
    await wear(table, "tin-doppelganger")
    name = shipped_badges()["tin-doppelganger"].name
    its = shipped_badges()[shipped_levels()["beggar"].badge].name
    assert say("badge-worn-uses", name="Ada", badge=name, uses=1) in table.board()
    assert say("badge-worn", name=BEGGAR, badge=its) in table.board()
    assert not table.can(BadgeButton), "there is no roll to double"
    await roll(table, cup, "112346")
    assert table.label(BadgeButton) == say("button-badge-doppelganger")
    await table.press(table.ada, BadgeButton)
    assert say("event-used-doppelganger", name="Ada") in table.board()
    assert say("badge-worn-uses", name="Ada", badge=name, uses=0) in table.board()
    assert not table.can(BadgeButton)
    await table.press(table.ada, BestButton)
    assert table.label(BankButton) == say("button-bank-points", points=400)


async def test_dice_are_chosen_for_a_badge_that_asks_for_some(
    table: Table, cup: ScriptedCup
) -> None:
    await wear(table, "tin-fortune")
    await roll(table, cup, "122346")
    assert table.label(BadgeButton) == say("button-badge-choose")
    assert not table.can(BadgeButton)
    await table.press(table.ada, DieButton, 1)
    await table.restart()
    assert table.label(BadgeButton) == say("button-badge-fortune", dice=1)
    cup.next("1")
    await table.press(table.ada, BadgeButton)
    assert "# ⚀ ⚀ ⚁ ⚂ ⚃ ⚅" in table.board()


@pytest.mark.parametrize("uses_it", [True, False])
async def test_a_farkle_waits_for_a_badge_that_can_undo_it(
    table: Table, cup: ScriptedCup, uses_it: bool
) -> None:
    await wear(table, "tin-resurrection")
    await roll(table, cup, "223346")
    assert say("choice-farkle-waits") in table.board()
    assert not table.can(RollButton)
    assert not table.can(DieButton)
    await table.restart()
    if uses_it:
        cup.next("112346")
        await table.press(table.ada, BadgeButton)
        assert "# ⚀ ⚀ ⚁ ⚂ ⚃ ⚅" in table.board()
        assert table.can(BestButton)
    else:
        await table.press(table.ada, AcceptFarkleButton)
        assert say("turn-opponent", name=BEGGAR) in table.board()


async def test_what_cannot_be_worn_is_said(table: Table) -> None:
    give(table, table.ada, "tin-might")
    await table.ada.slash(table.channel, "farkle tavern play", badges=True)
    chest = await Chest.open(table, table.ada)
    name = shipped_badges()["tin-might"].name
    await chest.select(BadgeMenu, "tin-might")
    await chest.select(BadgeMenu, NO_BADGE)
    lose(table, table.ada)
    refused = await chest.select(BadgeMenu, "tin-might")
    assert told(refused) == say("refusal-badge-not-owned", badge=name)
    await chest.press(ReadyButton)
    assert name not in table.board()


async def test_a_draft_with_badges_waits_for_both(table: Table) -> None:
    give(table, table.ada, "tin-might")
    await table.ada.slash(table.channel, "farkle tavern play", dice="draft", badges=True)
    chest = await Chest.open(table, table.ada)
    await chest.select(BadgeMenu, "tin-might")
    await chest.press(ReadyButton)
    for _ in range(3):
        options = table.button(PickMenu)["options"]
        assert isinstance(options, list)
        await table.choose(table.ada, PickMenu, str(options[0]["value"]))
    assert table.can(RollButton)
    assert shipped_badges()["tin-might"].name in table.board()


async def test_a_hint_weighs_the_badge_once_the_game_is_solved(
    table: Table, cup: ScriptedCup
) -> None:
    await wear(table, "tin-doppelganger")
    await roll(table, cup, "111236")
    hint = told(await table.press(table.ada, HintButton))
    assert say("basis-estimated") in hint
    assert say("move-doppelganger") not in hint
    line = "kingdom(target=1500)"
    doppelganger = shipped_badges()["tin-doppelganger"].badge
    equipped = equipment_of(Setup(rules(line), badges=(doppelganger, None)))
    assert isinstance(equipped, Badged)
    solved = solved_folder(table.settings.solved, equipped)
    save_badges(badged(equipped, line), solved, rules_hash(rules(line), equipped))
    hint = told(await table.press(table.ada, HintButton))
    assert say("hint-best", choice=say("move-doppelganger")) in hint
    assert say("why-badge-now") in hint
    assert say("basis-solved") in hint


async def test_a_draft_tells_who_may_choose_a_badge_and_who_has_none(table: Table) -> None:
    give(table, table.ben, "tin-might")
    await table.ada.slash(
        table.channel, "farkle tavern play", opponent=table.ben, dice="draft", badges=True
    )
    await table.press(table.ben, AcceptButton)
    assert say("draft-badge", name="Ben") in table.board()
    assert say("choosing-ready", name="Ada") not in table.board()
    assert table.button(ChooseButton)["style"] == ButtonStyle.SECONDARY
    assert told(await table.press(table.ada, ChooseButton)) == say("refusal-no-badge")
    chest = await Chest.open(table, table.ben)
    await chest.select(BadgeMenu, "tin-might")
    await chest.press(ReadyButton)
    assert say("chest-badge-settled") in chest.text()
    assert not table.can(ChooseButton), "nobody has anything left to choose but dice"
    assert table.can(PickMenu)


async def test_a_badge_that_was_lost_meanwhile_is_not_worn(table: Table) -> None:
    give(table, table.ada, "tin-might")
    await table.ada.slash(table.channel, "farkle tavern play", dice="ordinary", badges=True)
    chest = await Chest.open(table, table.ada)
    await chest.select(BadgeMenu, "tin-might")
    lose(table, table.ada)
    gone = say("refusal-badge-not-owned", badge=shipped_badges()["tin-might"].name)
    assert told(await chest.press(ReadyButton)) == gone
    assert table.can(ChooseButton)
