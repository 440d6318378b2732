"""The sandbox as people use it: with pauses, and while nobody presses anything.

How quick it is, `python -m benchmarks.sandbox` measures; here stands only what no busy machine can
break.
"""

import re

from playwright.async_api import Browser, expect

from tests.support.browser.players import choose, on_turn
from tests.support.browser.tab import Tab
from tests.support.browser.terminal import farkle_sandbox
from tests.support.browser.walk import clock_off, walk

AT_MOST = 5_000
"""Milliseconds from a press until both people see what came of it, on however slow a machine."""

LONGEST_TURN = 60_000
"""Milliseconds in which an opponent surely ends a turn: few have ten moves, of 1.8 seconds each."""

_ADAS_TURN = re.compile(r"Ada: [\d,]+ · to play")


async def test_nobody_waits_and_the_clock_is_right_and_opponents_play_by_themselves(
    browser: Browser,
) -> None:
    async with farkle_sandbox("--port", "0") as sandbox:
        address = await sandbox.address()
        ada, ben = await Tab.open(browser, address), await Tab.open(browser, address)
        presses = await walk(ada, ben)
        assert [press for press in presses if max(press.own, press.other) > AT_MOST] == []
        assert await clock_off(ada) < 2

        await ada.run("farkle bot")
        await expect(ada.shown).to_contain_text("Petra the Perfect")
        board = await ada.shown.inner_text()
        while on_turn(board) == "Ada":
            board = await ada.step(choose(await ada.labels()))
        await expect(ada.shown).to_contain_text(_ADAS_TURN, timeout=LONGEST_TURN)
