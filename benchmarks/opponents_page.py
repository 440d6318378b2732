"""docs/opponents.md from what was measured: `python -m benchmarks.opponents_page`."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from inspect import getdoc
from pathlib import Path
from typing import Final

from benchmarks.support.contests import Result
from bot.advice.level import Level
from bot.solver import Perfect, policy_for

FIGURES: Final = Path(__file__).parent / "opponents.json"


@dataclass(frozen=True, slots=True)
class Measured:
    """How often `hero` won at a `table` of so many `sides` against `rival`s, see `Result`."""

    table: str
    sides: int
    hero: str
    rival: str
    games: int
    won: float

    @property
    def result(self) -> Result:
        """Return the figures alone."""
        return Result(self.games, self.won)


@dataclass(frozen=True, slots=True)
class Figures:
    """All that is measured: the `pairs` of opponents, and the larger `tables`."""

    pairs: list[Measured]
    tables: list[Measured]


def read_figures() -> Figures:
    """Return the figures that were measured last."""
    stored = json.loads(FIGURES.read_text(encoding="utf-8"))
    return Figures(*([Measured(**each) for each in stored[key]] for key in ("pairs", "tables")))


def page(figures: Figures) -> str:
    """Return the text of `docs/opponents.md`."""
    return "\n\n".join([*_who(), *_pairs(figures.pairs), *_tables(figures.tables)]) + "\n"


def _who() -> Iterator[str]:
    yield "# Opponents"
    yield (
        "The bot plays five opponents itself. Each is a policy: one method that is given a state "
        "and returns a move. None of them sees dice before they are rolled, and none draws lots: "
        "in the same state it makes the same move. A bank that wins the game at once is made by "
        "all of them."
    )
    for level in Level:
        yield f"## {level.capitalize()}"
        yield _text(Perfect if level is Level.PERFECT else type(policy_for(level, None).policy))
        if level is Level.PERFECT:
            yield (
                "With more than two players, in teams, and under rules too large to be solved it "
                "plays for an estimated chance to win: `opponent_model.py` and `estimate.py` in "
                "`bot/solver/estimates` have the formula and what it assumes. Where there should "
                "be a table and none fits, it plays for points."
            )


def _text(policy: type) -> str:
    """Return what `policy` says of itself, a line for each paragraph."""
    paragraphs = (getdoc(policy) or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def _pairs(measured: list[Measured]) -> Iterator[str]:
    games = sum(each.games for each in measured)
    yield "## How often each wins"
    yield (
        f"Of {games:,} games for two by the tavern's rules to 4,000 points, {measured[0].games:,} "
        "for each pair, each of the two beginning half of them. The row wins against the column "
        "so often, with the standard error:"
    )
    rates = {(each.hero, each.rival): each.result.rate for each in measured}
    rates |= {(rival, hero): 1 - rate for (hero, rival), rate in rates.items()}
    errors = {frozenset((each.hero, each.rival)): each.result.standard_error for each in measured}
    rows = [["", *(level.capitalize() for level in Level)]]
    for level in Level:
        cells = [
            f"{rates[level, other]:.1%} ± {errors[frozenset((level, other))]:.1%}"
            if level is not other
            else "-"
            for other in Level
        ]
        rows.append([level.capitalize(), *cells])
    yield _grid(rows)


def _tables(measured: list[Measured]) -> Iterator[str]:
    yield "## Playing to win at larger tables"
    yield (
        "How often one side that plays by the estimate wins when all others play for points, or "
        "set aside what brings most points and bank from a fixed number on; in each seat equally "
        "often, by the tavern's rules where nothing else is said. A fair share is what "
        "it would win if it played as they do."
    )
    rows = [["table", "the others", "games", "fair share", "wins"]]
    for each in measured:
        error = each.result.standard_error
        wins = f"{each.result.rate:.1%} ± {error:.1%}"
        rows.append([each.table, each.rival, f"{each.games:,}", f"{1 / each.sides:.1%}", wins])
    yield _grid(rows)
    yield "Measured with `python -m benchmarks.opponents`."


def _grid(rows: list[list[str]]) -> str:
    """Return `rows` as a table of Markdown, the first one its heading."""
    heading, *body = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([heading, "|---" * len(rows[0]) + "|", *body])


if __name__ == "__main__":
    print(page(read_figures()), end="")
