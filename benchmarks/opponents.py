"""The opponents against each other, and the estimate against simpler players at larger tables.

    python -m benchmarks.opponents                 100,000 games of all against all
    python -m benchmarks.opponents --games 10000   fewer
    python -m benchmarks.opponents --tables 300    so many games at each of the larger tables

With 0 games the figures measured before are kept. Two processes play. The figures go to
`benchmarks/opponents.json` and from there to `docs/opponents.md`, which `make docs` writes anew
from the same file.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmarks.opponents_page import FIGURES, Figures, Measured, page, read_figures
from benchmarks.support.contests import FOR_POINTS, THRESHOLDS, TO_WIN, Contest, Result, hold
from bot.advice.level import Level

PAGE: Final = Path(__file__).parents[1] / "docs" / "opponents.md"

_TAVERN: Final = "tavern(three_pairs=1500,target=4000{})"
RULES: Final = _TAVERN.format("")
"""The rules that the bot plays by unless told otherwise."""

TABLES: Final = {
    "three players": (_TAVERN.format(""), 3, None),
    "four players": (_TAVERN.format(""), 4, None),
    "two teams of two": (_TAVERN.format(""), 4, 2),
    "three players, Welfare": (_TAVERN.format(",overshoot=welfare"), 3, None),
    "three players, High Stakes": (_TAVERN.format(",high_stakes=yes"), 3, None),
    "three players, final round": (_TAVERN.format(",final_round=yes"), 3, None),
    "four players, five turns": ("short(turns=5)", 4, None),
}
"""The larger tables: rules, seats and teams."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the benchmark that the command line asks for, and write the page."""
    parser = argparse.ArgumentParser(prog="benchmarks.opponents", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games of all against all")
    parser.add_argument("--tables", type=int, default=1000, help="games at each larger table")
    asked = parser.parse_args(arguments)
    pairs = [("two players", Contest(a, b, RULES)) for a, b in combinations(Level, 2)]
    larger = [
        (name, Contest(TO_WIN, rival, *table))
        for name, table in TABLES.items()
        for rival in (FOR_POINTS, *THRESHOLDS)
    ]
    if asked.games:
        _write(replace(read_figures(), pairs=list(_measured(pairs, asked.games // len(pairs)))))
    if asked.tables:
        _write(replace(read_figures(), tables=list(_measured(larger, asked.tables))))


def _write(figures: Figures) -> None:
    FIGURES.write_text(json.dumps(asdict(figures), indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(figures), encoding="utf-8")


def _measured(contests: Sequence[tuple[str, Contest]], games: int) -> Iterator[Measured]:
    """Yield what is measured in so many `games` of each of `contests`, and print it."""
    begun = perf_counter()
    results = hold([contest for _, contest in contests], games)
    for (table, contest), result in zip(contests, results, strict=True):
        hero, rival = contest.hero, contest.rival
        told = f"{table}: {hero} against {rival}"
        print(f"{perf_counter() - begun:6.0f} s  {told:55} {_told(result)}", flush=True)
        yield Measured(table, contest.setup.sides, hero, rival, result.games, result.won)


def _told(result: Result) -> str:
    return f"{result.rate:.2%} ± {result.standard_error:.2%} of {result.games}"


if __name__ == "__main__":
    main()
