"""Two people who play sensibly, each in a tab, by what the buttons say."""

import re
from collections.abc import Mapping, Sequence

from tests.support.browser.tab import Tab

ENOUGH = 300
"""They bank so many points rather than roll on."""

RISKY = 40.0
"""They do not roll when the chance of a farkle is higher, in percent."""

_ON_TURN = re.compile(r"(\w+): [-\d,]+ · to play", re.MULTILINE)
_MOST_PRESSES = 500


async def play_to_the_end(board: str, tabs: Mapping[str, Tab]) -> str:
    """Play on from what the board says, in the tabs of the people by name; return the last board.

    Each waits until the own tab shows what the other's does.
    """
    for _ in range(_MOST_PRESSES):
        name = on_turn(board)
        if name is None:
            return board
        tab = tabs[name]
        await tab.sees(board)
        board = await tab.step(choose(await tab.labels()))
    raise AssertionError(f"no end in sight:\n{board}")


def on_turn(board: str) -> str | None:
    """Return whose turn it is, or None when the game is over."""
    turn = _ON_TURN.search(board)
    return None if turn is None else turn[1]


def choose(labels: Sequence[str]) -> str:
    """Return the label to press next."""
    roll = next((label for label in labels if label.startswith("Roll ")), None)
    bank = next((label for label in labels if label.startswith("Bank ")), None)
    if roll is None:
        return "Most points"
    if bank is None:
        return roll
    risk = re.search(r"([\d.]+)\s%", roll)
    points = int(bank.removeprefix("Bank ").replace(",", ""))
    if points >= ENOUGH or (risk is not None and float(risk[1]) > RISKY):
        return bank
    return roll
