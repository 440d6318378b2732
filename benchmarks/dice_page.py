"""docs/dice.md and its chart, see `make docs`."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from matplotlib.figure import Figure

from bot.cli.rules import find_ruleset
from bot.content.dice import ORDINARY, TavernDie, shipped_dice
from bot.engine import JOKER, Die
from bot.solver import dice_set, set_turn

RULESET: Final = "kingdom"
DICE: Final = 6


@dataclass(frozen=True, slots=True)
class Compared:
    """Dice with the same odds: what a turn brings with one beside ordinary dice, and with six."""

    names: tuple[str, ...]
    die: Die
    one: float
    six: float


def compared() -> list[Compared]:
    """Return every die of the catalogue, those first that help most as one among six."""
    alike: dict[object, list[TavernDie]] = {}
    for shipped in shipped_dice().values():
        alike.setdefault(dice_set([shipped.die]), []).append(shipped)
    found = [_compare(dice) for dice in alike.values()]
    return sorted(found, key=lambda die: -die.one)


def _compare(alike: Sequence[TavernDie]) -> Compared:
    die, ordinary = alike[0].die, shipped_dice()[ORDINARY].die
    rules = find_ruleset(RULESET)
    one, six = (
        set_turn(rules, dice_set(dice)).expected
        for dice in ((die, *(ordinary,) * (DICE - 1)), (die,) * DICE)
    )
    return Compared(tuple(die.name for die in alike), die, one, six)


def page(dice: Sequence[Compared], chart: str) -> str:
    """Return the text of `docs/dice.md`, whose picture is the file `chart` beside it."""
    return "\n\n".join([*_about(dice, chart), *_table(dice)]) + "\n"


def _about(dice: Sequence[Compared], chart: str) -> Iterator[str]:
    best, worst = dice[0], dice[-1]
    ordinary = next(die for die in dice if die.die.is_fair)
    yield "# The dice of the tavern, compared"
    yield (
        "To choose dice, compare what a turn with them scores on average, played perfectly for "
        f"points alone with the `{RULESET}` rules: with one such die beside five ordinary ones, "
        f"and with six such dice. Six ordinary dice score {ordinary.six:.6f}. The numbers are "
        "exact: every roll and every choice after it is counted. Dice with the same odds share a "
        "row."
    )
    told = (
        f"from {worst.one:.0f} with the {worst.names[0]} to {best.one:.0f} with the {best.names[0]}"
    )
    yield f"![Points a turn with one die beside five ordinary ones: {told}]({chart})"


def _table(dice: Sequence[Compared]) -> Iterator[str]:
    rows = ["| die | 1 | 2 | 3 | 4 | 5 | 6 | one | six |", "|---" * 9 + "|"]
    for compared in dice:
        whole = sum(compared.die.weights)
        odds = [
            f"{weight / whole:.1%}" + (" (devil's head)" if face == JOKER else "")
            for face, weight in zip(compared.die.faces, compared.die.weights, strict=True)
        ]
        cells = [", ".join(compared.names), *odds, f"{compared.one:,.1f}", f"{compared.six:,.1f}"]
        rows.append("| " + " | ".join(cells) + " |")
    yield "\n".join(rows)
    yield (
        "`farkle solve --dice lucky,lucky,odd,weighted,ordinary,devils-head` says the same of any "
        "six dice. This page is made by `make docs`."
    )


def draw(dice: Sequence[Compared], file: Path) -> None:
    """Write the chart as PNG: a bar for each kind of die."""
    figure = Figure(figsize=(8, 0.24 * len(dice) + 1), dpi=100, layout="constrained")
    axes = figure.subplots()
    shown = list(reversed(dice))
    axes.barh([_label(die) for die in shown], [die.one for die in shown], color="#2e7d4f")
    ordinary = next(die.one for die in dice if die.die.is_fair)
    axes.axvline(ordinary, color="#5b6b7b", linestyle="--")
    axes.set_xlabel("points a turn, one such die beside five ordinary ones (dashed: six ordinary)")
    axes.margins(y=0.01)
    figure.savefig(file)


def _label(dice: Compared) -> str:
    first, *others = dice.names
    return f"{first} and {len(others)} more" if others else first


def main() -> None:
    """Write the chart, and print the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chart", type=Path, required=True, help="file to draw the chart into")
    chart: Path = parser.parse_args().chart
    dice = compared()
    draw(dice, chart)
    print(page(dice, chart.name), end="")


if __name__ == "__main__":
    main()
