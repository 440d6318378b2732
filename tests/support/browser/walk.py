"""A game between two people in two tabs at the pace of people, with a watch on every press."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from playwright.async_api import expect

from tests.support.browser.players import choose, on_turn
from tests.support.browser.tab import Tab

PACE: Final = (0.0, 0.5, 2.0, 0.0, 1.0)
"""Seconds that people think before each press, in turn."""

TOO_LONG: Final = 60_000
"""Milliseconds after which nobody waits for a press any more."""

_MOST_PRESSES: Final = 200

_WATCH: Final = """
() => {
  const list = document.getElementById("channel-message-list");
  const shown = () => {
    const all = [...list.querySelectorAll("article[data-message-id]")];
    const open = all.filter((each) => !each.textContent.includes("Only you can see this"));
    const frame = open.flatMap((each) => [...each.querySelectorAll(".component-container")]).at(-1);
    const copy = frame?.cloneNode(true);
    copy?.querySelectorAll("time").forEach((time) => time.remove());  // they change by themselves
    return copy?.textContent;
  };
  const before = shown();
  const watch = window.walkWatch = { pressed: null, changed: null };
  const press = () => { watch.pressed ??= Date.now(); };
  document.addEventListener("click", press, { capture: true, once: true });
  watch.seen = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (shown() === before) return;
      observer.disconnect();
      watch.changed = Date.now();
      resolve();
    }).observe(list, { subtree: true, childList: true, characterData: true });
  });
}
"""
"""Notes the next click, and when the newest frame that all see says something else."""

_READ: Final = """
async (patience) => {
  const { seen } = window.walkWatch;
  await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, patience))]);
  return window.walkWatch;
}
"""

_CLOCK: Final = "() => Date.now() - new Date(window.simcordPreview.profile.presentationTime)"


@dataclass(frozen=True, slots=True)
class Watched:
    """A press by its label, and the milliseconds until each of the two saw what came of it."""

    label: str
    own: float
    other: float


async def walk(
    ada: Tab, ben: Tab, *, pace: Sequence[float] = PACE, target: int = 500
) -> list[Watched]:
    """Play a whole game of Ada and Ben, each in the own tab; return every press."""
    others = {"Ada": (ada, ben), "Ben": (ben, ada)}
    await ada.run("farkle challenge", opponent="Ben", target=str(target))
    await expect(ben.shown).to_contain_text("Ada challenges @Ben to Farkle")
    found = [await _watched(ben, ada, "Accept")]
    for pause, _ in zip(cycle(pace), range(_MOST_PRESSES), strict=False):
        board = await ada.shown.inner_text()
        name = on_turn(board)
        if name is None:
            return found
        await asyncio.sleep(pause)
        own, other = others[name]
        found.append(await _watched(own, other, choose(await own.labels())))
    raise AssertionError("no end in sight")


async def clock_off(tab: Tab) -> float:
    """Return by how many seconds a page that was drawn a moment ago shows another time than now."""
    off: float = await tab.page.evaluate(_CLOCK)
    return abs(off) / 1000


async def _watched(own: Tab, other: Tab, label: str) -> Watched:
    """Press a button, and wait until both tabs show what came of it."""
    for tab in (own, other):
        await tab.page.evaluate(_WATCH)
    await own.press(label)
    mine, theirs = [await tab.page.evaluate(_READ, TOO_LONG) for tab in (own, other)]
    assert mine["changed"], f"nothing came of {label}"
    assert theirs["changed"], f"the other did not see what came of {label}"
    await own.ready()
    return Watched(label, mine["changed"] - mine["pressed"], theirs["changed"] - mine["pressed"])
