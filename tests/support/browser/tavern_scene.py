"""A game in the tavern at a moment worth a picture: loaded dice, a devil's head among them."""

from playwright.async_api import expect

from tests.support.browser.tab import Tab

DICE = ("weighted", "weighted", "lucky", "devils-head")
"""What Ada owns, by slug."""

CHOSEN = ("Devil's head die", "Weighted die, 2 left", "Weighted die", "Lucky die")
"""What she plays with, as the menu has it."""

HEAD_AND_ONES = "J11356"
"""Her first roll: three 1s with the devil's head."""


async def begin_in_the_tavern(ada: Tab) -> None:
    """Sit down with the beggar, and choose dice in private."""
    await ada.run("farkle tavern play")
    await expect(ada.shown).to_contain_text("Ada is choosing")
    await ada.press("Choose")
    for die in CHOSEN:
        await ada.select("Add a die", die)
    await ada.press("Ready")
    await expect(ada.shown).to_contain_text("Ada's turn")


async def play_tavern_scene(ada: Tab) -> None:
    """Play until the devil's head and two 1s are chosen."""
    await begin_in_the_tavern(ada)
    await ada.step("Roll 6 dice – 0.4% farkle")
    for place in (0, 1):
        await ada.choose(place)
    await ada.step("die_devil_tavern Devil")
