"""A tournament by clicking: planned on a desktop, played by four people, watched on a phone."""

import os
from pathlib import Path

from playwright.async_api import Browser, expect

from bot.kit.texts.texts import catalogue
from tests.support.browser.tab import DESKTOP, PHONE, Tab
from tests.support.browser.table import open_server

say = catalogue().english

PEOPLE = ("Ada", "Ben", "Cleo", "Dora")
TITLE = "Winter Cup"
WINS = "111111"
"""A roll that wins at once, whoever has it."""

PICTURES = os.environ.get("FARKLE_PICTURES")
"""A folder for pictures of what is seen on the way."""


async def test_an_organizer_sets_one_up_and_four_people_play_it(browser: Browser) -> None:
    sizes = (DESKTOP, PHONE, DESKTOP, PHONE)
    async with open_server(browser, *[WINS] * 3, people=PEOPLE, sizes=sizes) as tabs:
        ada, ben, *_ = tabs
        await plan(ada)
        for tab in tabs:
            await expect(tab.board).to_contain_text(TITLE)
            await join(tab)
        for tab in (ada, ben):
            await expect(tab.shown).to_contain_text("4 of 4")
            await tab.ready()
        await look(ben, "card-phone")
        await look(ada, "card")
        await begin(ada)
        by_name = dict(zip(PEOPLE, tabs, strict=True))
        for game in (1, 2, 3):
            await play(by_name, game)
        for tab in (ada, ben):
            await tab.go_to("# farkle")
            await expect(tab.shown).to_contain_text("won!")
        await picture(ada)
        await look(ada, "bracket")
        await picture(ben)
        await look(ben, "bracket-phone")


async def plan(ada: Tab) -> None:
    """Plan a knock-out of four, and announce it."""
    await ada.run("farkle-events tournament create", name=TITLE, format="Knockout")
    await expect(ada.private_answer).to_contain_text(TITLE)
    await look(ada, "draft")
    await choose(ada, 0, say("tournament-screen-people"))
    await choose(ada, 1, say("tournament-option-most", value=4))
    await look(ada, "draft-people")
    await ada.press_private(say("button-tournament-announce"))


async def choose(tab: Tab, place: int, option: str) -> None:
    """Choose in a menu of the private message, by its place from 0."""
    menu = tab.private_answer.get_by_role("combobox").nth(place)
    await menu.click()
    options = tab.private_answer.get_by_role("option")
    await options.filter(has=tab.page.get_by_text(option, exact=True)).first.click()
    await expect(menu).to_contain_text(option)
    await tab.ready()


async def join(tab: Tab) -> None:
    await tab.press(say("button-tournament-join"))
    await expect(tab.private_answer).to_contain_text(TITLE)


async def begin(ada: Tab) -> None:
    """Begin from the organizer's panel."""
    organize = say("button-tournament-organize")
    await ada.messages.get_by_role("button", name=organize, exact=True).last.click()
    await expect(ada.private_answer).to_contain_text(say("button-tournament-begin"))
    await look(ada, "panel")
    await ada.press_private(say("button-tournament-begin"))


async def play(tabs: dict[str, Tab], game: int) -> None:
    """Let whoever begins a game win it with one roll."""
    ada = tabs["Ada"]
    threads = ada.channel.locator("option").filter(has_text=f"game {game}")
    await expect(threads).to_have_count(1)
    label = await threads.inner_text()
    await ada.go_to(label)
    await expect(ada.shown).to_contain_text("to play")
    words = await ada.shown.inner_text()
    [name] = [player for player in PEOPLE if f"{player}: 0 · to play" in words]
    tab = tabs[name]
    if tab is not ada:
        await tab.go_to(label)
    if game == 1:
        await look(tab, "game")
    await tab.press("Roll 6 dice – 2.3% farkle")
    for step in ("Most points", "Bank 8,000"):
        await tab.press(step)
    await expect(tab.shown).to_contain_text("wins by 8,000")


async def picture(tab: Tab) -> None:
    """Open the bracket in a private message."""
    card = tab.messages.filter(has_text=TITLE)
    await card.get_by_role("button", name=say("button-tournament-show"), exact=True).last.click()
    await expect(tab.private_answer).to_contain_text(say("button-tournament-bracket"))
    await look(tab, f"overview-{await tab.person()}")
    await tab.press_private(say("button-tournament-bracket"))
    await expect(tab.private_answer.get_by_role("img").first).to_be_visible()


async def look(tab: Tab, name: str) -> None:
    """Keep a picture, if anybody wants one."""
    if PICTURES is not None:
        await tab.screenshot(Path(PICTURES) / f"tournament-{name}.png")
