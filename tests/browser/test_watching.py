"""A third person watches two who play, in a view that follows by itself, and guesses who wins."""

import re
from pathlib import Path

from playwright.async_api import Browser, expect

from bot.kit.texts.texts import catalogue
from tests.support.browser.tab import PHONE, Tab
from tests.support.browser.terminal import farkle_sandbox

say = catalogue().english


async def test_a_third_person_watches_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    async with farkle_sandbox("--port", "0", "--players", "Ada,Ben,Cleo,Dan") as sandbox:
        address = await sandbox.address()
        ada, ben = await Tab.open(browser, address), await Tab.open(browser, address)
        cleo = await Tab.open(browser, address, size=PHONE)
        await ada.run("farkle challenge", opponent="Ben", rated="False")
        await expect(ben.shown).to_contain_text("Ada challenges @Ben to Farkle")
        await ben.step("Accept")
        await cleo.press(say("button-more"))
        view = cleo.private_answer
        await expect(view).to_contain_text(say("more-watch"))
        await cleo.press_private(say("button-watch"))
        await expect(view).to_contain_text("The game starts.")
        await cleo.press_private(say("button-guess", name="Ben"))
        await expect(view).to_contain_text(say("guess-own", name="Ben"))
        await cleo.screenshot(tmp_path / "begun.png")
        await ada.press(re.compile("^Roll"))
        await expect(view).not_to_contain_text("The game starts.")
        await expect(view).to_contain_text("Win chances: Ada")
        await cleo.screenshot(tmp_path / "rolled.png")
        dan = await Tab.open(browser, address)
        await dan.run("farkle-events tv")
        await expect(dan.private_answer).to_contain_text("You're watching game 1")
        await dan.screenshot(tmp_path / "tv.png")
        await ada.run("farkle resign")
        await expect(view).to_contain_text("Ben won the game.")
        await expect(view).to_contain_text(say("guess-was-right", name="Ben", points=1))
        await cleo.screenshot(tmp_path / "over.png")
