"""Help on the page, wide and narrow: its commands can be read by everybody, and clicked."""

import pytest
from playwright.async_api import Browser, expect

from tests.support.browser.tab import DESKTOP, PHONE, assert_fits
from tests.support.browser.table import open_table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "narrow"])
async def test_help_turns_to_its_topics_and_types_commands(
    browser: Browser, size: tuple[int, int]
) -> None:
    async with open_table(browser, sizes=(size, size)) as (_, ben):
        await ben.run("farkle help")
        card = ben.private_answer
        for topic in ("Strategy", "For admins"):
            await card.get_by_role("combobox").first.click()
            await card.get_by_role("option", name=topic, exact=True).click()
            await expect(card).to_contain_text(f"Help: {topic}")
            await expect(card.get_by_role("combobox").first).to_contain_text(topic)
        await expect(card).to_contain_text("/farkle-mod end ends a game")
        await assert_fits(ben)
        await card.get_by_text("/farkle rules create", exact=True).click()
        await expect(ben.page.locator(".command-entry").first).to_contain_text("rules create")
