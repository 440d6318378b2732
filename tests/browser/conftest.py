"""One browser for all tests, and a world with a bot that only counts for those that ask for it."""

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser

from sandbox.world import World, open_page, open_world
from tests.support.browser.tab import open_browser
from tests.support.tally_bot import TallyBot


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run these tests in one event loop, which is the browser's as well."""
    here = [item for item in items if item.path.is_relative_to(Path(__file__).parent)]
    for item in filter(pytest_asyncio.is_async_test, here):
        item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def started(chromium: str) -> AsyncIterator[Browser]:
    """Start Chromium, which takes two seconds of CPU, and end it with the last test."""
    async with open_browser(chromium) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browser(started: Browser) -> AsyncIterator[Browser]:
    """Return the browser without a tab, and close what the test opens."""
    yield started
    for context in started.contexts:
        await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def world() -> AsyncIterator[World]:
    picture = BytesIO()
    Image.new("RGB", (8, 8), "green").save(picture, "PNG")
    async with open_world(lambda: TallyBot(picture.getvalue())) as world:
        yield world


@pytest_asyncio.fixture(loop_scope="session")
async def address(world: World) -> AsyncIterator[str]:
    async with open_page(world, port=0) as page:
        yield page.url
