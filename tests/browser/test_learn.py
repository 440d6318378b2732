"""The lessons on a phone, by the keyboard alone: from the word to newcomers to the end of one."""

from playwright.async_api import Browser, expect

from bot.kit.texts.texts import catalogue
from tests.support.browser.tab import NEWCOMERS, PHONE, Tab
from tests.support.browser.terminal import farkle_sandbox

say = catalogue().english


async def test_a_newcomer_takes_a_lesson_by_the_keyboard_alone(browser: Browser) -> None:
    async with farkle_sandbox("--port", "0") as sandbox:
        ada = await Tab.open(browser, await sandbox.address(), size=PHONE)
        await ada.run("farkle bot")
        await expect(ada.private_answer).to_contain_text(NEWCOMERS)
        await ada.press_private(say("button-learn"))
        await ada.press_private(say("button-lesson", number=1))
        for dice in ((0,), (0, 4)):  # the 1 alone is not all that scores
            for place in dice:
                await ada.press_private(("1", "3", "4", "4", "5", "6")[place])
            await ada.press_private(say("button-bank"))
        await expect(ada.private_answer).to_contain_text(say("lesson-step", step=2, of=3))
        await ada.press_private(say("button-best"))
        await ada.press_private(say("button-bank"))
        await ada.press_private(say("button-best"))
        await ada.press_private(say("button-bank"))
        await expect(ada.private_answer).to_contain_text(say("lesson-done").strip("*"))
        await ada.press_private(say("button-lessons"))
        await expect(ada.private_answer).to_contain_text("What scores · done")
