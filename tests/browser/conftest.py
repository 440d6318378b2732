"""A browser for each test."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser

from tests.browser.tab import open_browser


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """Start Chromium, and end it with the test."""
    async with open_browser(chromium) as browser:
        yield browser
