"""How strong the opponents are: the leagues of `docs/opponents.md`, held by `farkle league`.

    python -m benchmarks.opponents                    all of them, two processes, hours
    python -m benchmarks.opponents levels-tavern      one, by name
    python -m benchmarks.opponents --games 100        with fewer games a figure

What is played is kept in `--results`, so that a league that was stopped goes on. The figures go to
`benchmarks/opponents.json` and from there to `docs/opponents.md`, which `make docs` writes anew
from the same file.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.opponents_page import FIGURES, page, read_figures, read_report
from bot.advice.level import Level
from bot.cli.league.report import LeagueReport
from bot.solver.league.players import FOR_POINTS, THRESHOLD

PAGE: Final = Path(__file__).parents[1] / "docs" / "opponents.md"

GAMES: Final = 5000
"""The games that each figure rests on, at least."""

TAVERN: Final = "tavern(three_pairs=1500,target=4000{})"
"""The rules that the bot plays by unless told otherwise."""

RULESETS: Final = (
    "tavern",
    "kingdom",
    "classic",
    "duel",
    "facebook",
    "party",
    "ten_turns",
    "zilch",
)
TENS: Final = ("1", *map(str, range(10, 100, 10)))
QUARTERS: Final = ("1", "25", "50", "75")
THREE: Final = ("--seats", "3")
FOUR: Final = ("--seats", "4")
_ALONE: Final = (
    Level.PERFECT,
    FOR_POINTS,
    f"{THRESHOLD}:300",
    f"{THRESHOLD}:500",
    "--only",
    Level.PERFECT,
)

LEAGUES: Final[dict[str, tuple[str, ...]]] = {
    "levels-tavern": (*Level, *TENS, "-r", "tavern"),
    **{
        f"levels-{name}": (Level.PERFECT, *QUARTERS, "-r", name)
        for name in RULESETS
        if name != "tavern"
    },
    "pairs": (*Level, "--pairs", "-r", "tavern"),
    **{
        table: (*_ALONE, "-r", rules, *seats)
        for table, rules, seats in (
            ("three players", TAVERN.format(""), THREE),
            ("three players, classic", "classic", THREE),
            ("four players", TAVERN.format(""), FOUR),
            ("four players, classic", "classic", FOUR),
            ("two teams of two", TAVERN.format(""), (*FOUR, "--teams", "2")),
            ("three players, Welfare", TAVERN.format(",overshoot=welfare"), THREE),
            ("three players, High Stakes", TAVERN.format(",high_stakes=yes"), THREE),
            ("three players, final round", TAVERN.format(",final_round=yes"), THREE),
            ("four players, five turns", "short(turns=5)", FOUR),
        )
    },
}
"""The arguments of `farkle league`, by the name of what is measured."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Hold the leagues that the command line asks for, and write the page."""
    parser = argparse.ArgumentParser(prog="benchmarks.opponents", description=__doc__)
    parser.add_argument("leagues", nargs="*", help="which ones, by name; all if none")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each figure, at least")
    parser.add_argument("--results", default="opponents.jsonl", help="where to keep what is played")
    parser.add_argument("--processes", type=int, default=2, help="how many processes play")
    asked = parser.parse_args(arguments)
    for name in asked.leagues or LEAGUES:
        held = _held(LEAGUES[name], asked)
        found = {**read_figures(), name: held}  # another league may have been held meanwhile
        figures = {league: found[league] for league in LEAGUES if league in found}
        stored = {name: league.to_json() for name, league in figures.items()}
        FIGURES.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
        PAGE.write_text(page(figures), encoding="utf-8")


def _held(league: Sequence[str], asked: argparse.Namespace) -> LeagueReport:
    """Return what `farkle league` prints of one league."""
    command = [sys.executable, "-m", "bot", "league", *league, "--json"]
    kept = [f"--{option}={getattr(asked, option)}" for option in ("games", "results", "processes")]
    done = subprocess.run([*command, *kept], stdout=subprocess.PIPE, check=True)  # noqa: S603 - ours
    return read_report(json.loads(done.stdout))


if __name__ == "__main__":
    main()
