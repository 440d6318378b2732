"""Somebody follows the README: starts the sandbox, opens two tabs, plays, and stops it again."""

import re
import signal

from playwright.async_api import Browser, expect

from tests.support.browser.players import play_to_the_end
from tests.support.browser.tab import Tab
from tests.support.browser.terminal import Ended, farkle_sandbox


async def test_whole_game_from_the_command_line_to_the_leaderboard(browser: Browser) -> None:
    async with farkle_sandbox("--port", "0") as sandbox:
        address = await sandbox.address()
        ada, ben = await Tab.open(browser, address), await Tab.open(browser, address)
        await ada.run("farkle challenge", opponent="Ben", target="500")
        await expect(ben.shown).to_contain_text("Ada challenges @Ben to Farkle")
        board = await ben.step("Accept")
        assert "first to 500" in board
        last = await play_to_the_end(board, {"Ada": ada, "Ben": ben})

        won = re.search(r"^(\w+) wins", last, re.MULTILINE)
        assert won is not None, last
        winner = won[1]
        for tab in (ada, ben):
            await tab.sees(last)
            to_play = tab.shown.get_by_role("button", name=re.compile("Roll|Bank"))
            await expect(to_play).to_have_count(0)

        loser = "Ben" if winner == "Ada" else "Ada"
        await ada.run("farkle leaderboard")
        for tab in (ada, ben):
            await expect(tab.shown).to_contain_text(f"1. {winner}: 1 of 1 won")
            await expect(tab.shown).to_contain_text(f"2. {loser}: 0 of 1 won")
        assert await sandbox.stop(signal.SIGINT) == Ended(0, "", "")
