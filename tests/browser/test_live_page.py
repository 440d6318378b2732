"""The page of the sandbox, with a bot that only counts."""

import asyncio
import sys
from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from PIL import Image
from playwright.async_api import Browser, Request, expect

from sandbox.world import World, open_page, open_world
from tests.browser.tab import PATIENCE, PHONE, Tab
from tests.tally_bot import EMOJI_NAME, TallyBot

ACTION = "/api/action"
"""Where a page sends what is done on it."""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    picture = BytesIO()
    Image.new("RGB", (8, 8), "green").save(picture, "PNG")
    async with open_world(lambda: TallyBot(picture.getvalue())) as world:
        yield world


@pytest.fixture
async def address(world: World) -> AsyncIterator[str]:
    async with open_page(world, port=0) as page:
        yield page.url


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
        tab.page.on("request", lambda each: sent.append(each) if ACTION in each.url else None)
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
