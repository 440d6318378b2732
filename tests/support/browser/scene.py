"""A game at a moment worth a picture: some scores, a die set aside, three dice chosen."""

from playwright.async_api import expect

from tests.support.browser.tab import Tab

ROLLS = (
    "234566",  # Ada banks the straight
    "111246",  # Ben banks three 1s
    *("133466", "24445"),  # Ada sets the 1 aside, and rolls three 4s
)


async def play_scene(ada: Tab, ben: Tab) -> None:
    """Play a game with the dice of `ROLLS`, until both tabs show that moment."""
    await ada.run("farkle challenge", opponent="Ben")
    await expect(ben.shown).to_contain_text("challenges")
    board = await ben.step("Accept")
    for tab, points in ((ada, "750"), (ben, "1,000")):
        await tab.sees(board)
        await tab.step("Roll 6 dice – 2.3% farkle")
        await tab.step("Most points")
        board = await tab.step(f"Bank {points}")
    await ada.sees(board)
    await ada.step("Roll 6 dice – 2.3% farkle")
    await ada.choose(0)
    await ada.step("Roll 5 dice – 7.7% farkle")
    for place in (1, 2, 3):
        board = await ada.choose(place)
    await ben.sees(board)
