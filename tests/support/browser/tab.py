"""What a person does in a browser tab with the page of the simulated Discord."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from playwright.async_api import Browser, FloatRect, Locator, Page, async_playwright, expect

CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

DESKTOP = (1280, 900)
PHONE = (390, 844)
"""Widths and heights of a tab, in pixels."""

PATIENCE = 15_000
"""Milliseconds to wait for anything: a busy machine is slow, and only a failure waits so long."""

ACTION = "/api/action"
"""Where a page sends what is done on it."""

NEWCOMERS = "New to Farkle?"
"""How the message begins that tells newcomers of the lessons."""

_PRIVATE = "Only you can see this"
"""What stands above a private message."""

_MOST_STOPS = 60
"""More stops of the Tab key than there are on the page."""

expect.set_options(timeout=PATIENCE)


@asynccontextmanager
async def open_browser(chromium: str) -> AsyncIterator[Browser]:
    """Start a headless Chromium; `chromium` is the path of its program."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium, args=CHROMIUM_ARGUMENTS
        )
        try:
            yield browser
        finally:
            await browser.close()


class Tab:
    """One tab. Everything waits until the page is ready for it, `PATIENCE` at most."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    async def open(
        cls,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESKTOP,
        sharpness: float = 1,
    ) -> Self:
        """Open the page: the first tab is the first person, the second the next, and so on.

        `sharpness` is how many pixels of the screen make one of the page.
        """
        width, height = size
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=sharpness,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        tab = cls(await context.new_page())
        await tab.page.goto(address)
        await tab.ready()
        return tab

    async def ready(self) -> None:
        """Wait until the page has drawn all that it knows."""
        await expect(self.page.locator("#preview-app")).to_have_attribute("aria-busy", "false")

    async def person(self) -> str:
        """Return the name of who looks at the page."""
        chosen = self.page.get_by_label("Viewing as").locator("option:checked")
        return await chosen.inner_text()

    async def become(self, person: str) -> None:
        """Look at the page as somebody else."""
        await self.page.get_by_label("Viewing as").select_option(label=person)
        outcome = re.compile("Viewer switched|Preview ready")
        await expect(self.page.locator("#action-status")).to_have_text(outcome)
        await self.ready()

    @property
    def channel(self) -> Locator:
        """The list of channels."""
        return self.page.get_by_label("Channel", exact=True)

    async def go_to(self, channel: str) -> None:
        """Choose in the list of channels, and wait until that one is shown."""
        await self.channel.select_option(label=channel)
        name = self.page.locator("#channel-name")
        await expect(name).to_have_text(channel.removeprefix("# ").strip())
        await self.ready()

    async def jump_to(self, way: str) -> None:
        """Type something into "Jump to message ID"."""
        field = self.page.get_by_label("Authorized message ID")
        if not await field.is_visible():
            await self.page.get_by_text("Jump to message ID").click()
        await field.fill(way)
        await field.press("Enter")

    async def say(self, text: str) -> None:
        """Send a message."""
        field = self.page.get_by_role("textbox", name="Message", exact=True)
        await field.fill(text)
        await field.press("Enter")

    async def press_private(self, label: str) -> None:
        """Press a button of the newest private message by the keyboard, and wait for what comes."""
        button = self.private_answer.get_by_role("button", name=label).first
        before = await self.private_answer.inner_text()
        await self.tab_to(button)
        await self.page.keyboard.press("Enter")
        await expect(self.private_answer).not_to_have_text(before, use_inner_text=True)
        await self.ready()

    async def run(self, command: str, **options: str) -> None:
        """Type a slash command, pick it, then fill in its options and send it.

        The value of an option that offers a list (people, choices) is the text to pick there.
        """
        await self.page.get_by_role("textbox", name="Message", exact=True).fill(f"/{command}")
        entry = self.page.locator(".command-entry")
        await entry.filter(has=self.page.get_by_text(f"/{command}", exact=True)).click()
        for name, value in options.items():
            await self._fill_option(name, value)
        await self.page.get_by_role("button", name="Send").click()
        await self.ready()

    async def _fill_option(self, name: str, value: str) -> None:
        field = self.page.locator(f".command-option-input[data-option={name}]")
        suggestion = self.page.locator(".command-suggestion")
        if not await field.count():
            await self.page.locator(".command-ghost").click()
            await suggestion.filter(has=self.page.get_by_text(name, exact=True)).click()
        await field.fill(value)
        if await field.get_attribute("role") == "combobox":
            await suggestion.filter(has=self.page.get_by_text(value, exact=True)).click()

    @property
    def messages(self) -> Locator:
        """Every message, oldest first."""
        return self.page.locator("#channel-message-list article[data-message-id]")

    @property
    def board(self) -> Locator:
        """The newest message with buttons or menus, but for the word to newcomers below it."""
        controls = self.page.locator(".component-button, [role=combobox]")
        return self.messages.filter(has=controls).filter(has_not_text=NEWCOMERS).last

    @property
    def shown(self) -> Locator:
        """What is in the frame of the newest message with one that all see: a board, a list."""
        open_to_all = self.messages.filter(has_not_text=_PRIVATE)
        return open_to_all.locator(".component-container").last

    @property
    def private_answer(self) -> Locator:
        """The newest message that only this person sees."""
        return self.messages.filter(has_text=_PRIVATE).last

    @property
    def dice(self) -> Locator:
        """The buttons of the board that are dice, in the order of the roll."""
        return self.board.locator(".component-button").filter(has=self.page.get_by_role("img"))

    def button(self, label: str | re.Pattern[str]) -> Locator:
        """Return a button of the board. A picture counts as its name: `die_5_tavern 5`."""
        return self.board.get_by_role("button", name=label, exact=True)

    async def press(self, label: str | re.Pattern[str]) -> None:
        """Press a button of the board once it can be pressed."""
        await self.button(label).click()

    async def select(self, menu: str, option: str | None = None) -> None:
        """Choose in a menu of the newest message with buttons; wait until that has changed.

        It is the first option unless the text of one is given.
        """
        before = await self.board.inner_text()
        await self.board.get_by_role("combobox", name=menu).click()
        options = self.board.get_by_role("option")
        if option is not None:
            options = options.filter(has=self.page.get_by_text(option, exact=True))
        await options.first.click()
        await expect(self.board).not_to_have_text(before, use_inner_text=True)
        await self.ready()

    async def sees(self, text: str) -> None:
        """Wait until the newest frame says just `text`, and all its pictures are there."""
        await expect(self.shown).to_have_text(text, use_inner_text=True)
        await self.ready()

    async def labels(self) -> list[str]:
        """Return what the buttons of the newest frame say, in their order."""
        return await self.shown.locator(".button-label").all_inner_texts()

    async def step(self, label: str) -> str:
        """Press a button that changes the newest frame; return what this then says."""
        return await self._step(self.button(label))

    async def choose(self, place: int) -> str:
        """Press the die at `place` of the roll, from 0; return what the board then says."""
        return await self._step(self.dice.nth(place))

    async def _step(self, button: Locator) -> str:
        before = await self.shown.inner_text()
        await button.click()
        await expect(self.shown).not_to_have_text(before, use_inner_text=True)
        await self.ready()
        return await self.shown.inner_text()

    async def tab_to(self, target: Locator) -> None:
        """Press the Tab key until `target` has the focus; fail when it never gets it."""
        for _ in range(_MOST_STOPS):
            if await target.evaluate("element => element === document.activeElement"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never comes to {target}")

    async def screenshot(self, path: Path, *, clip: FloatRect | None = None) -> None:
        """Take a picture of the page, or of a part, once it has shown what it has been told."""
        await self.ready()
        await self.page.screenshot(path=path, clip=clip)


async def assert_fits(tab: Tab) -> None:
    """Fail unless nothing scrolls sideways, and every button of the board is in sight."""
    for part in ("html", "#channel-message-list", ".component-container"):
        wider = await tab.page.locator(part).last.evaluate("e => e.scrollWidth - e.clientWidth")
        assert wider == 0, f"{part} scrolls sideways by {wider} pixels"
    for button in await tab.board.locator(".component-button").all():
        await expect(button).to_be_in_viewport(ratio=1)
