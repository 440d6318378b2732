"""Players who see nothing but the board, and play sensibly."""

import re
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from simcord import MemberActor

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.kit.components.selection import DieButton
from tests.support.buttons import Kind
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

ENOUGH = 300
"""They bank so many points rather than roll on."""

FEW = 2
"""With so few dice left they bank what they have."""

_SCORE = re.compile(r"^(?:-|`[^`]*`) \**(\w+): (-?[\d,]+)\**(.*)$", re.MULTILINE)
_POINTS = re.compile(r"\d[\d,]*")
_PENALTY = re.compile(r"costs (\d+) points")


@dataclass
class Tally:
    """What the players did, counted by themselves, by name."""

    banks: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    farkles: Counter[str] = field(default_factory=Counter)
    penalties: Counter[str] = field(default_factory=Counter)
    presses: int = 0

    def total(self, name: str) -> int:
        return sum(self.banks[name]) - self.penalties[name]

    def best(self, name: str) -> int:
        return max(self.banks[name])

    def turns(self, name: str) -> int:
        return len(self.banks[name]) + self.farkles[name]


def scores(board: str) -> dict[str, int]:
    """Return the totals that a board shows, by name."""
    return {name: _number(total) for name, total, _ in _SCORE.findall(board)}


def marked(board: str, mark: str) -> list[str]:
    """Return the names that a board marks, such as with `to play` or `winner`."""
    return [name for name, _, rest in _SCORE.findall(board) if mark in rest]


def on_turn(table: Table) -> MemberActor:
    """Return whose turn the board says it is."""
    [name] = marked(table.board(), "to play")
    return table.ada if name == "Ada" else table.ben


def choose(table: Table) -> Kind:
    """Return the next press: roll or choose first, then bank when there is enough to lose."""
    dice = [raw for button, raw in table.buttons().items() if type(button) is DieButton]
    chosen = [die for die in dice if str(die["label"]).startswith("✓")]
    if dice and not chosen:
        return BestButton
    if not table.can(BankButton):
        return RollButton
    left = len(dice) - len(chosen)
    rich = points_to_bank(table) >= ENOUGH or 0 < left <= FEW
    return BankButton if rich or not table.can(RollButton) else RollButton


def points_to_bank(table: Table) -> int:
    """Return the points on the Bank button, which go to somebody else at times."""
    found = _POINTS.search(table.label(BankButton))
    assert found is not None
    return _number(found[0])


async def lose_turn(table: Table, who: MemberActor | None = None) -> None:
    """Let the first player, Ada unless it is `who`, roll nothing: from then on a game counts."""
    assert isinstance(table.cup, ScriptedCup)
    table.cup.next("223346")
    await table.press(who or table.ada, RollButton)


async def play_to_the_end(
    table: Table, before_each: Callable[[], Awaitable[None]] | None = None
) -> Tally:
    """Play the game on the board until nothing can be pressed any more."""
    tally = Tally()
    while table.is_playing:
        if before_each is not None:
            await before_each()
        await _take_part(table, tally)
        assert tally.presses < 1000, "no end in sight"
    return tally


async def _take_part(table: Table, tally: Tally) -> None:
    """Press once, and count what came of it."""
    who, kind = on_turn(table), choose(table)
    name = str(who.user.global_name)
    if kind is BankButton:
        tally.banks[name].append(points_to_bank(table))
    await table.press(who, kind)
    tally.presses += 1
    story = table.board().partition("---")[2]
    if kind is RollButton and "Farkle!" in story:
        tally.farkles[name] += 1
        tally.penalties[name] += sum(map(int, _PENALTY.findall(story)))


def _number(text: str) -> int:
    return int(text.replace(",", ""))


async def win_at_once(table: Table, cup: ScriptedCup) -> None:
    """Let Ada win a game against Ben by six 1s in her first turn."""
    cup.next("111111")
    await table.begin()
    for action in (RollButton, BestButton, BankButton):
        await table.press(table.ada, action)
