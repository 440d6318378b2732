"""A browser for each test, and a world with a bot that only counts for those that ask for it."""

from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from PIL import Image
from playwright.async_api import Browser

from sandbox.world import World, open_page, open_world
from tests.support.browser.tab import open_browser
from tests.support.tally_bot import TallyBot


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """Start Chromium, and end it with the test."""
    async with open_browser(chromium) as browser:
        yield browser


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
