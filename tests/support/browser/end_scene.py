"""A game of five rounds to its end, with the race of its scores as a picture."""

import re
from itertools import cycle

from playwright.async_api import expect

from tests.support.browser.tab import Tab

TURNS = (
    ("144426", "500"),
    ("155346", "200"),
    ("111234", "1,000"),
    ("123456", "1,500"),
    ("234664", None),
    ("111134", "2,000"),
    ("112266", "1,500"),
    ("223446", None),
    ("111234", "1,000"),
)
"""What Ada and Ben roll in turn, and bank; a farkle ends a turn by itself."""


async def play_end_scene(ada: Tab, ben: Tab) -> None:
    """Play `TURNS`, until both tabs show the end with the picture."""
    await ada.run("farkle challenge", opponent="Ben")
    await expect(ben.shown).to_contain_text("challenges")
    board = await ben.step("Accept")
    for tab, (_, banked) in zip(cycle((ada, ben)), TURNS, strict=False):
        await tab.sees(board)
        board = await tab.step("Roll 6 dice – 2.3% farkle")
        if banked is not None:
            await tab.step("Most points")
            board = await tab.step(f"Bank {banked}")
    for tab in (ada, ben):
        race = tab.shown.get_by_role("img", name=re.compile("The race of the scores"))
        await expect(race).to_be_visible()
        await expect(race).not_to_have_js_property("naturalWidth", 0)  # it is there in full
