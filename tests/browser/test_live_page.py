"""The page of the sandbox, with a bot that only counts."""

import asyncio
import re
import sys
import time
from io import BytesIO

import pytest
from PIL import Image
from playwright.async_api import Browser, Request, expect

from sandbox.world import World
from tests.support.browser.tab import ACTION, PATIENCE, PHONE, Tab
from tests.support.tally_bot import EMOJI_NAME, TallyBot


async def test_each_tab_is_another_person_and_stays_so(browser: Browser, address: str) -> None:
    ada, ben = await Tab.open(browser, address), await Tab.open(browser, address)
    assert [await ada.person(), await ben.person()] == ["Ada", "Ben"]
    await ada.page.reload()
    assert await ada.person() == "Ada"
    await ada.become("Ben")
    assert await ada.person() == "Ben"


async def test_command_is_shown_to_both_and_its_private_answer_to_one(
    browser: Browser, address: str
) -> None:
    ada, ben = await Tab.open(browser, address), await Tab.open(browser, address)
    await ada.run("tally open", friend="Ben", note="sheep")
    await expect(ada.board).to_contain_text("pressed 0 times")
    await expect(ben.board).to_contain_text("pressed 0 times")
    await expect(ada.private_answer).to_contain_text("With Ben: sheep")
    await expect(ben.private_answer).to_have_count(0)


async def test_emoji_is_shown_as_the_picture_that_was_uploaded(
    browser: Browser, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere")  # a process for each picture is slow
    ada = await Tab.open(browser, address, size=PHONE)
    await ada.run("tally open", friend="Ben")
    picture = ada.board.get_by_role("img", name=EMOJI_NAME)
    await expect(picture).to_have_js_property("naturalWidth", 8)


async def test_emoji_that_is_uploaded_later_is_shown_too(
    browser: Browser, address: str, world: World
) -> None:
    picture = BytesIO()
    Image.new("RGB", (16, 16), "blue").save(picture, "PNG")
    bot = world.env.bot
    assert isinstance(bot, TallyBot)
    bot.emoji = await bot.create_application_emoji(name="later", image=picture.getvalue())
    ada = await Tab.open(browser, address, size=PHONE)
    await ada.run("tally open", friend="Ben")
    picture_shown = ada.board.get_by_role("img", name="later")
    await expect(picture_shown).to_have_js_property("naturalWidth", 16)


async def test_presses_of_two_people_at_once_all_count(browser: Browser, address: str) -> None:
    ada, ben = await Tab.open(browser, address), await Tab.open(browser, address)
    await ada.run("tally open", friend="Ben")

    # A page that redraws the button under the mouse sends nothing: what it does send must count.
    sent: list[Request] = []

    async def press_often(tab: Tab) -> None:
        tab.page.on(
            "request", lambda request: sent.append(request) if ACTION in request.url else None
        )
        for _ in range(10):
            await tab.press("Press")

    await asyncio.gather(press_often(ada), press_often(ben))
    assert len(sent) > 10, "both people pressed"
    async with asyncio.timeout(PATIENCE / 1000):
        for tab in (ada, ben):
            while f"pressed {len(sent)} times" not in await tab.board.inner_text():  # noqa: ASYNC110 - a page tells of no change
                await asyncio.sleep(0.05)


async def test_what_the_bot_does_unasked_is_shown(
    browser: Browser, address: str, world: World
) -> None:
    ada = await Tab.open(browser, address)
    channel = world.env.bot.get_partial_messageable(world.table.id)
    await channel.send("Last orders!")
    await expect(ada.messages.last).to_contain_text("Last orders!")


async def test_nobody_waits_for_an_answer_to_somebody_else(
    browser: Browser, address: str, world: World
) -> None:
    ada, ben = await Tab.open(browser, address), await Tab.open(browser, address)
    await ada.run("tally open", friend="Ben")
    bot = world.env.bot
    assert isinstance(bot, TallyBot)
    bot.slow_for = world.people[0].id
    await ada.press("Press")
    await expect(ada.page.locator("#action-status")).to_have_text("Completing action…")
    await ben.press("Press")
    await expect(ben.board).to_contain_text("pressed 1 times")
    await expect(ada.board).to_contain_text("pressed 1 times")
    bot.go_on.set()
    await expect(ben.board).to_contain_text("pressed 2 times")
    await expect(ada.board).to_contain_text("pressed 2 times")


async def test_relative_times_go_on_by_themselves(
    browser: Browser, address: str, world: World
) -> None:
    ada = await Tab.open(browser, address)
    channel = world.env.bot.get_partial_messageable(world.table.id)
    now = int(time.time())
    await channel.send(f"<t:{now + 2}:R>, not <t:{now}:T>")
    await expect(ada.messages.last).to_contain_text(
        re.compile(r"in \d+ seconds?, not [\d:]+ [AP]M$")
    )
    await expect(ada.messages.last).to_contain_text(
        re.compile(r"\d seconds? ago, not [\d:]+ [AP]M$")
    )


async def test_whoever_acts_is_shown_the_answer(
    browser: Browser, address: str, world: World
) -> None:
    ada = await Tab.open(browser, address, size=PHONE)
    channel = world.env.bot.get_partial_messageable(world.table.id)
    for number in range(20):
        await channel.send(f"Round {number}")
    await expect(ada.messages).to_have_count(20)
    await ada.messages.first.scroll_into_view_if_needed()
    await ada.run("tally open", friend="Ben")
    await expect(ada.button("Press")).to_be_in_viewport()
    await channel.send("Last orders!")
    await expect(ada.messages.last).to_be_in_viewport()
