"""Draw the pictures of boards in README and docs anew: `make screenshots`."""

import asyncio
import shutil
import sys
from pathlib import Path

from tests.support.browser.end_scene import TURNS, play_end_scene
from tests.support.browser.scene import ROLLS, play_scene
from tests.support.browser.tab import DESKTOP, PHONE, Tab, open_browser
from tests.support.browser.table import open_table
from tests.support.browser.tavern_scene import DICE, HEAD_AND_ONES, play_tavern_scene

DOCS = Path(__file__).parents[3] / "docs"

TALL = (PHONE[0], 1500)
"""A narrow screen that is high enough for the end of a game."""

SHARPNESS = 2
"""Pixels of a picture for one of the page, each way."""

_MARGIN = 16
"""Pixels of the page around the message."""

_PASSING = ".message-time, .message-context-actions"
"""What would make every picture another: the time, and the tools for who points at a message."""


async def draw_board(tab: Tab, path: Path) -> None:
    """Draw the message with the board, up to a little beyond it."""
    await tab.page.mouse.move(0, 0)  # no button lights up
    for passing in await tab.page.locator(_PASSING).all():
        await passing.evaluate("element => { element.style.visibility = 'hidden' }")
    message = await tab.board.bounding_box()
    board = await tab.shown.bounding_box()
    assert message is not None
    assert board is not None
    await tab.screenshot(
        path,
        clip={
            "x": message["x"],
            "y": message["y"],
            "width": board["x"] + board["width"] + _MARGIN - message["x"],
            "height": board["y"] + board["height"] + _MARGIN - message["y"],
        },
    )


async def draw_pictures(chromium: str, folder: Path) -> None:
    """Write board.png and board-phone.png, the same board on a wide and on a narrow screen.

    And board-end.png, the end of a game on a narrow screen, and board-tavern.png, one with loaded
    dice.
    """
    async with (
        open_browser(chromium) as browser,
        open_table(browser, *ROLLS, sizes=(DESKTOP, PHONE), sharpness=SHARPNESS) as (wide, narrow),
    ):
        await play_scene(wide, narrow)
        await draw_board(wide, folder / "board.png")
        await draw_board(narrow, folder / "board-phone.png")
    rolls = [roll for roll, _ in TURNS]
    async with (
        open_browser(chromium) as browser,
        open_table(browser, *rolls, sizes=(DESKTOP, TALL), sharpness=SHARPNESS) as (wide, narrow),
    ):
        await play_end_scene(wide, narrow)
        await draw_board(narrow, folder / "board-end.png")
    async with (
        open_browser(chromium) as browser,
        open_table(browser, HEAD_AND_ONES, dice=DICE, sharpness=SHARPNESS) as (ada, _),
    ):
        await play_tavern_scene(ada)
        await draw_board(ada, folder / "board-tavern.png")


if __name__ == "__main__":
    found = shutil.which("chromium")
    if found is None:
        sys.exit("Chromium is missing. Install it, or run `make browser` as root.")
    asyncio.run(draw_pictures(found, DOCS))
