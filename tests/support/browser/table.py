"""The real bot in the simulated Discord, with fixed dice, shown in two tabs."""

import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser

from bot.app import Farkle, build_bot
from bot.client.callbacks import ClientCallbacks
from bot.config import Settings
from bot.wiring import WiringOptions
from sandbox.world import open_page, open_world
from tests.support.browser.tab import DESKTOP, Tab
from tests.support.e2e.messages.chest import give_things
from tests.support.e2e.scripted_dice import ScriptedCup


@asynccontextmanager
async def open_server(
    browser: Browser,
    *rolls: str,
    people: Sequence[str],
    sizes: Sequence[tuple[int, int]],
) -> AsyncIterator[list[Tab]]:
    """Open a server where the dice fall as `rolls` say; yield a tab for each of the `people`."""
    with tempfile.TemporaryDirectory(prefix="farkle-browser-") as folder:
        bot = _bot(Path(folder), *rolls)
        async with (
            open_world(lambda: bot, players=people) as world,
            open_page(world, port=0) as page,
        ):
            yield [await Tab.open(browser, page.url, size=size) for size in sizes]


@asynccontextmanager
async def open_table(
    browser: Browser,
    *rolls: str,
    sizes: tuple[tuple[int, int], tuple[int, int]] = (DESKTOP, DESKTOP),
    sharpness: float = 1,
    dice: Sequence[str] = (),
) -> AsyncIterator[tuple[Tab, Tab]]:
    """Open a table where the dice fall as `rolls` say; yield the tabs of Ada and Ben.

    Ada owns the `dice` of the tavern with these slugs. The bot's opponents move without a pause.
    """
    with tempfile.TemporaryDirectory(prefix="farkle-browser-") as folder:
        bot = _bot(Path(folder), *rolls)
        async with (
            open_world(lambda: bot) as world,
            open_page(world, port=0) as page,
        ):
            give_things(Path(folder) / "farkle.db", world.people[0].id, dice)
            ada, ben = [
                await Tab.open(browser, page.url, size=size, sharpness=sharpness) for size in sizes
            ]
            yield ada, ben


def _bot(folder: Path, *rolls: str) -> Farkle:
    """Return the bot with its database in `folder` and fixed dice, which waits for nothing."""
    settings = Settings(database=folder / "farkle.db", solve_minutes=0, presses_per_second=0)
    options = WiringOptions(
        cup=ScriptedCup(*rolls),
        pace=0,
        card_pause=0,
        offers=False,
        friendly=False,
        callbacks=ClientCallbacks,
        shard_count=1,
    )
    return build_bot(settings, options)
