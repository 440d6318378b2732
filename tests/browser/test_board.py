"""The board without a mouse, and on a phone."""

from itertools import groupby
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, expect

from tests.support.browser.scene import ROLLS, play_scene
from tests.support.browser.screenshots import draw_board
from tests.support.browser.tab import DESKTOP, PHONE, Tab, assert_fits
from tests.support.browser.table import open_table


async def press_by_keyboard(tab: Tab, button: Locator, key: str = "Enter") -> None:
    await tab.tab_to(button)
    await expect(button).to_be_enabled()  # buttons rest while a press is on its way
    await tab.page.keyboard.press(key)


async def challenge_by_keyboard(tab: Tab, opponent: str) -> None:
    await tab.tab_to(tab.page.get_by_role("textbox", name="Message"))
    await tab.page.keyboard.type("/farkle challenge")
    await expect(tab.page.locator(".command-entry").first).to_be_visible()
    await tab.page.keyboard.press("Enter")
    await expect(tab.page.locator(".command-option-input[data-option=opponent]")).to_be_focused()
    await tab.page.keyboard.type(opponent)
    await expect(tab.page.locator(".command-suggestion")).to_contain_text([opponent])
    await tab.page.keyboard.press("Enter")
    await press_by_keyboard(tab, tab.page.get_by_role("button", name="Send"))


async def test_game_by_the_keyboard_alone(browser: Browser) -> None:
    async with open_table(browser, "124456", "223346") as (ada, ben):
        await challenge_by_keyboard(ada, "Ben")
        await expect(ben.shown).to_contain_text("Ada challenges @Ben")
        await press_by_keyboard(ben, ben.button("Accept"))

        await expect(ada.shown).to_contain_text("Ada's turn")
        await press_by_keyboard(ada, ada.button("Roll 6 dice – 2.3% farkle"))
        await expect(ada.dice).to_have_count(6)
        await press_by_keyboard(ada, ada.dice.nth(0), "Space")
        await expect(ada.shown).to_contain_text("Chosen: single one 100")
        await press_by_keyboard(ada, ada.dice.nth(4), "Space")
        await expect(ada.shown).to_contain_text("Turn total: 150")
        await press_by_keyboard(ada, ada.button("Bank 150"))

        await expect(ben.shown).to_contain_text("Ada banked 150.")
        await press_by_keyboard(ben, ben.button("Roll 6 dice – 2.3% farkle"))
        await expect(ada.shown).to_contain_text("Farkle! Ben loses nothing")


async def test_board_fits_a_phone(browser: Browser, tmp_path: Path) -> None:
    picture = tmp_path / "phone.png"
    async with open_table(browser, *ROLLS, sizes=(DESKTOP, PHONE)) as (ada, ben):
        await play_scene(ada, ben)
        await assert_fits(ben)
        assert await rows(ben.dice) == [3, 2]
        await draw_board(ben, picture)
        await ben.sees(await ada.step("Bank 500"))
        await ben.step("Roll 6 dice – 2.3% farkle")
        await assert_fits(ben)
        assert await rows(ben.dice) == [3, 3]
    with Image.open(picture) as drawn:
        assert drawn.width == PHONE[0]


async def test_the_form_for_a_word_fits_a_phone(browser: Browser) -> None:
    async with open_table(browser, sizes=(DESKTOP, PHONE)) as (ada, ben):
        await ada.run("farkle challenge", opponent="Ben")
        await expect(ben.shown).to_contain_text("Dice sealed as")
        await ben.press("Add a word")
        form = ben.page.get_by_role("dialog")
        await expect(form.get_by_role("textbox")).to_be_in_viewport(ratio=1)
        wider = await form.evaluate("""form => Math.max(
            ...[form, ...form.querySelectorAll("*")].map(e => e.scrollWidth - e.clientWidth)
        )""")
        assert wider <= 0
        await form.get_by_role("textbox").fill("marmalade")
        await form.get_by_role("button", name="Submit").click()
        await expect(ada.shown).to_contain_text("Words mixed in: marmalade (Ben)")


async def rows(buttons: Locator) -> list[int]:
    """Return how many of the buttons stand side by side, from the top."""
    heights = [await button.evaluate("e => e.offsetTop") for button in await buttons.all()]
    return [len(list(row)) for _, row in groupby(heights)]
