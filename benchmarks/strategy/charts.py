"""The charts of docs/strategy.md."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
from matplotlib.figure import Figure

from benchmarks.strategy.words import LORE
from bot.content.strategy import Strategy

COMPARED: Final = ("tavern", "classic")
COLOURS: Final = ("#2e7d4f", "#b7791f")
CLOSING: Final = "classic"
DICE: Final = 3


def draw_costs(strategies: Mapping[str, Strategy], file: Path) -> None:
    """Write what rules of thumb cost as PNG: two bars for each, the cheapest first."""
    slugs = sorted(LORE, key=strategies[COMPARED[0]].cost, reverse=True)
    figure = Figure(figsize=(8, 7), dpi=80, layout="constrained")
    axes = figure.subplots()
    places = np.arange(len(slugs))
    for number, (name, colour) in enumerate(zip(COMPARED, COLOURS, strict=True)):
        costs = [100 * strategies[name].cost(slug) for slug in slugs]
        hatch = "//" if number else None
        axes.barh(
            places + 0.2 - 0.4 * number,
            costs,
            0.4,
            color=colour,
            hatch=hatch,
            edgecolor="white",
            label=name,
        )
    axes.set_yticks(places, [LORE[slug].short for slug in slugs])
    axes.set_xlabel("games lost of each 100 against perfect play, beyond an even 50")
    axes.legend(loc="upper right")
    axes.margins(y=0.01)
    figure.savefig(file, metadata={"Software": None})


def draw_closing(strategy: Strategy, file: Path) -> None:
    """Write from where to bank with three dice near the target as PNG."""
    needs = sorted({standing.own for standing in strategy.closing})
    found = {
        (standing.own, standing.other): standing.bank_from[DICE - 1]
        for standing in strategy.closing
    }
    figure = Figure(figsize=(7, 5.2), dpi=80, layout="constrained")
    axes = figure.subplots()
    shown = np.array([[_capped(found[own, rival], own) for rival in needs] for own in needs])
    axes.imshow(shown, cmap="YlGnBu", vmin=200, vmax=2000, origin="lower")
    for row, own in enumerate(needs):
        for column, rival in enumerate(needs):
            points = found[own, rival]
            win = points is None or points >= own
            axes.text(
                column,
                row,
                "win" if win else f"{points:,}",
                ha="center",
                va="center",
                color="white" if win or shown[row, column] > HALF else "black",
            )
    labels = [f"{need:,}" for need in needs]
    axes.set_xticks(range(len(needs)), labels)
    axes.set_yticks(range(len(needs)), labels)
    axes.set_xlabel("points that the other still needs")
    axes.set_ylabel("points that you still need")
    figure.savefig(file, metadata={"Software": None})


HALF: Final = 1100
"""The points from which a field is dark."""


def _capped(points: int | None, own: int) -> int:
    return 2000 if points is None or points >= own else points
