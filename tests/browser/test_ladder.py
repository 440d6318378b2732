"""Two people join a ladder, and one challenges the other: on a desktop and on a phone."""

from playwright.async_api import Browser, expect

from tests.support.browser.tab import DESKTOP, PHONE, assert_fits
from tests.support.browser.table import open_table


async def test_a_challenge_begins_a_game(browser: Browser) -> None:
    async with open_table(browser, sizes=(DESKTOP, PHONE)) as (ada, ben):
        await ben.run("farkle-events ladder")
        await ben.press("Join")
        await expect(ada.shown).to_contain_text("1. Ben")
        await ada.press("Join")
        await expect(ada.shown).to_contain_text("2. Ada")
        await assert_fits(ben)
        await ada.press("Challenge")
        await expect(ada.private_answer).to_contain_text("Who do you want to challenge?")
        await ada.private_answer.get_by_role("combobox").click()
        await ada.private_answer.get_by_role("option").first.click()
        await expect(ben.shown).to_contain_text("Ada challenges")
        await assert_fits(ben)
        await ben.press("Accept")
        await expect(ada.shown).to_contain_text("Ada's turn")
