"""The tavern, as people see it."""

import re

from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.content.levels import shipped_levels
from bot.features.tavern.buttons import (
    CollectionPage,
    FirstLevelButton,
    ReadyButton,
    ShowCollectionButton,
)
from bot.features.tavern.view.collection import BADGES, ROWS
from bot.features.tavern.view.prizes import thing_about
from bot.match.loadouts.loadout import DiceFrom, Tavern
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.chest import Chest, give
from tests.support.e2e.player import lose_turn
from tests.support.e2e.reading import PrivateMessage, shown, told
from tests.support.e2e.table import Table, say

STRIP = say("prize", name="Strip die", about=thing_about("strip", say))
FACES = re.compile(r"<:die_\d_tavern:\d+> |[⚀-⚅] ")
BEGGAR = say("opponent-beggar")


async def test_dice_that_come_with_an_achievement_are_shown(table: Table) -> None:
    empty = told(await table.ben.slash(table.channel, "farkle tavern dice"))
    assert say("collection-dice", dice=0, kinds=0) in empty
    assert "**Ordinary die**" in empty
    await table.begin()
    await table.resign(table.ada)
    assert say("finished-unplayed") in table.board()
    assert STRIP not in table.board(), "for nothing"
    await table.begin()
    await lose_turn(table)
    await table.resign(table.ada)
    assert say("finished-unplayed") not in table.board()
    assert say("prizes-won", name="Ben", prizes=STRIP) in FACES.sub("", table.board())
    await table.restart()
    owned = told(await table.ben.slash(table.channel, "farkle tavern dice"))
    assert say("collection-dice", dice=1, kinds=1) in owned
    assert "**Strip die**" in owned


async def test_whoever_owns_nothing_is_led_to_the_first_opponent(table: Table) -> None:
    opened = await table.ada.slash(table.channel, "farkle tavern dice")
    level = shipped_levels()["beggar"]
    prize = level.prizes[0]
    begin = say(
        "collection-begin",
        name=BEGGAR,
        prize=shipped_dice()[prize].name,
        about=thing_about(prize, say),
    )
    assert begin in told(opened)
    card = PrivateMessage(opened)
    await table.ada.click(card.message, custom_id=FirstLevelButton().write())
    [match] = await table.bot.features.tables.open_games.here(table.channel.id)
    assert isinstance(match.variant, Tavern)
    assert (match.variant.level, match.variant.dice) == ("beggar", DiceFrom.OWN)
    assert match.setup.rules.target == level.target
    await (await Chest.open(table, table.ada)).press(ReadyButton)
    give(table, table.ben, prize)
    assert begin not in told(await table.ben.slash(table.channel, "farkle tavern dice"))


async def test_whoever_owns_something_shows_the_best_of_it(table: Table) -> None:
    refused = await forge(table, table.ada, table.channel, ShowCollectionButton().write())
    assert told(refused) == say("refusal-nothing-owned")
    give(table, table.ada, "weighted", "weighted", "tin-might", *list(shipped_dice())[:8])
    card = PrivateMessage(await table.ada.slash(table.channel, "farkle tavern dice"))
    pressed = await table.press(table.ada, ShowCollectionButton, on=card.message)
    public = shown(pressed)
    assert say("collection-of", name="Ada") in public
    assert say("collection-die", die="Weighted die", count=2) in public
    assert shipped_badges()["tin-might"].name in public
    assert pressed.response is not None
    assert len(pressed.response.attachments) == ROWS
    assert not table.buttons(pressed.response.message)


async def test_badges_have_pages_of_their_own(table: Table) -> None:
    give(table, table.ada, *list(shipped_badges())[: BADGES + 1])
    card = PrivateMessage(await table.ada.slash(table.channel, "farkle tavern dice"))
    assert say("page-number", number=1, of=3) in card.text()
    names = [badge.name for badge in shipped_badges().values()]
    await table.press(table.ada, CollectionPage, 2, on=card.message)
    assert names[0] in card.text()
    assert names[BADGES] not in card.text()
    await table.press(table.ada, CollectionPage, 3, on=card.message)
    assert names[BADGES] in card.text()
