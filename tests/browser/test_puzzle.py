"""The first puzzle on a phone, by the keyboard alone: chosen, shown, and the next one."""

from playwright.async_api import Browser, expect

from bot.kit.texts.texts import catalogue
from tests.support.browser.tab import PHONE, Tab
from tests.support.browser.terminal import farkle_sandbox

say = catalogue().english


async def test_a_puzzle_is_answered_by_the_keyboard_alone(browser: Browser) -> None:
    async with farkle_sandbox("--port", "0") as sandbox:
        ada = await Tab.open(browser, await sandbox.address(), size=PHONE)
        await ada.run("farkle puzzle")
        await expect(ada.private_answer).to_contain_text(say("puzzle-question"))
        die = ada.private_answer.get_by_role("button").first
        face = await die.inner_text()
        await ada.press_private(face)
        await expect(die).to_contain_text(f"✓ {face}")
        await ada.press_private(say("button-puzzle-give-up"))
        await expect(ada.private_answer).to_contain_text(say("puzzle-shown").lstrip("# "))
        await ada.press_private(say("button-puzzle-next"))
        await expect(ada.private_answer).to_contain_text(say("puzzle-question"))
