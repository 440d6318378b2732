"""Games in the tavern: with dice chosen in private, to the end, and with a draft on a phone."""

import re

from playwright.async_api import Browser, expect

from tests.support.browser.players import choose
from tests.support.browser.tab import DESKTOP, PHONE, Tab, assert_fits
from tests.support.browser.table import open_table
from tests.support.browser.tavern_scene import DICE, HEAD_AND_ONES, begin_in_the_tavern

FARKLE = "223446"

TIMES = "\N{MULTIPLICATION SIGN}"

_WAITS_FOR_ADA = re.compile(r"Ada: [\d,]+ · to play| wins")
_MOST_PRESSES = 60


async def play_on(ada: Tab) -> str:
    """Play against the bot as the buttons suggest; return the last board."""
    for _ in range(_MOST_PRESSES):
        await expect(ada.shown).to_contain_text(_WAITS_FOR_ADA)
        board = await ada.shown.inner_text()
        if " wins" in board:
            return board
        await ada.step(choose(await ada.labels()))
    raise AssertionError("no end in sight")


async def test_a_game_with_dice_of_ones_own_against_the_beggar(browser: Browser) -> None:
    async with open_table(browser, HEAD_AND_ONES, FARKLE, HEAD_AND_ONES, dice=DICE) as (ada, _):
        await begin_in_the_tavern(ada)
        hers = f"Devil's head, Weighted {TIMES} 2, Lucky and Ordinary {TIMES} 2."
        await expect(ada.private_answer).to_contain_text(hers)
        await expect(ada.shown).to_contain_text(f"Ada's dice: {hers}")
        last = await play_on(ada)
        assert "Ada wins" in last
        assert "New in Ada's collection:" in last


async def test_a_draft_between_two_people_fits_a_phone(browser: Browser) -> None:
    async with open_table(browser, sizes=(DESKTOP, PHONE)) as (ada, ben):
        await ada.run("farkle tavern play", opponent="Ben", dice="the same dice, picked in turn")
        await expect(ben.shown).to_contain_text("Accept")
        await ben.step("Accept")
        for tab, name in ((ben, "Ben"), (ada, "Ada")) * 3:
            await expect(tab.shown).to_contain_text(f"{name} picks a die")
            await assert_fits(ben)
            await expect(ben.shown.get_by_role("combobox")).to_be_in_viewport(ratio=1)
            await tab.select(f"{name} picks a die")
        await expect(ada.shown).to_contain_text("Both players use the same dice")
        await ada.step(next(label for label in await ada.labels() if label.startswith("Roll ")))
        await expect(ben.dice).to_have_count(await ada.dice.count())
        await assert_fits(ben)
