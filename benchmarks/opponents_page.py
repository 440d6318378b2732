"""docs/opponents.md from what `farkle league` found: `python -m benchmarks.opponents_page`."""

import json
from collections.abc import Iterator, Mapping, Sequence
from inspect import getdoc
from pathlib import Path
from typing import Final

from bot.advice.level import STRONGEST, WEAKEST, Level
from bot.cli.league.report import LeagueMeeting, LeagueReport, LeagueStanding
from bot.solver import Perfect, policy_for
from bot.solver.league.league import TWO
from bot.solver.opponents.skilled import Skilled

FIGURES: Final = Path(__file__).parent / "opponents.json"

ENOUGH: Final = 5000
"""The games that a figure should rest on; the page marks those with fewer."""

Figures = dict[str, LeagueReport]
"""What was measured, by its name in `benchmarks.opponents`: what `farkle league` has found."""

_RIVALS: Final = {
    "points": "for points",
    "bank:300": "banks from 300",
    "bank:500": "banks from 500",
}
_LEVELS: Final = "levels-"


def read_figures() -> Figures:
    """Return the figures that were measured last."""
    stored = json.loads(FIGURES.read_text(encoding="utf-8"))
    return {name: read_report(league) for name, league in stored.items()}


def read_report(printed: Mapping[str, Sequence[Mapping[str, object]]]) -> LeagueReport:
    """Return what `farkle league --json` has printed."""
    values: dict[str, object] = {
        **printed,
        "players": tuple(LeagueStanding(**row) for row in printed["players"]),  # type: ignore[arg-type] # as printed
        "pairs": tuple(LeagueMeeting(**row) for row in printed["pairs"]),  # type: ignore[arg-type] # as printed
        "lost": (),
    }
    return LeagueReport(**values)  # type: ignore[arg-type] # as printed


def page(figures: Figures) -> str:
    """Return the text of `docs/opponents.md`."""
    tables = {name: league for name, league in figures.items() if league.seats > TWO}
    parts = [*_who(), *_levels(figures), *_pairs(figures["pairs"]), *_tables(tables)]
    return "\n\n".join(parts) + "\n"


def _who() -> Iterator[str]:
    yield "# Opponents"
    yield (
        "To choose an opponent, use `level` of `/farkle bot`: take one of five with a temper of "
        f"their own, or a strength from {WEAKEST} to {STRONGEST}. None of them sees dice before "
        "they are rolled, and all of them make a bank that wins the game at once. The five leave "
        "nothing to chance: in the same state they make the same move. In the code each is a "
        "policy: one method that is given a state and returns a move."
    )
    for level in Level:
        yield f"## {level.capitalize()}"
        yield _text(Perfect if level is Level.PERFECT else type(policy_for(level, None).policy))
        if level is Level.PERFECT:
            yield (
                "Two-player games with built-in rules have such a table, and so have games of "
                "three with `tavern` and `classic`. Elsewhere, and in teams, it plays for an "
                "estimated win chance: `opponent_model.py` and `estimate.py` in "
                "`bot/solver/estimates` have the formula and what it assumes. Where there should "
                "be a table and none fits, it plays for points."
            )
    yield "## Levels by number"
    yield _text(Skilled)
    yield (
        f"Level {STRONGEST} is the perfect one. `BLUR` in `bot/solver/opponents/skilled.py` has "
        "the points of each level."
    )


def _text(policy: type) -> str:
    """Return what `policy` says of itself, a line for each paragraph."""
    paragraphs = (getdoc(policy) or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def _levels(figures: Figures) -> Iterator[str]:
    yield "## How strong each is"
    yield (
        "Elo with the standard error, the perfect opponent put at 2,000: with 100 less, a player "
        "wins 36 games in 100, and with 400 less one in 11. Games are for two with mirrored dice, "
        "all against all, as in [the line protocol](line-protocol.md#how-a-league-is-played)."
    )
    for name, league in figures.items():
        if name.startswith(_LEVELS):
            games = sum(pair.games for pair in league.pairs)
            fewest = min(player.games for player in league.players)
            yield f"`{league.rules}`: {games:,} games, at least {fewest:,} of each."
            players = sorted(league.players, key=lambda player: -player.elo)
            yield _grid([["", "Elo", "wins"], *map(_standing, players)])


def _standing(player: LeagueStanding) -> list[str]:
    name = player.name
    shown = name.capitalize() if name in set(Level) else f"level {name}"
    error = f" ± {player.error:.0f}" if player.error else ""
    return [shown, f"{player.elo:,.0f}{error}", f"{player.won / player.games:.1%}"]


def _pairs(league: LeagueReport) -> Iterator[str]:
    games, of_each = sum(pair.games for pair in league.pairs), league.pairs[0].games
    yield "## How often each wins"
    yield (
        f"Of {games:,} games for two by the tavern's rules to 4,000 points, {of_each:,} for each "
        "pair, each of the two beginning half of them. The row wins against the column so often, "
        "with the standard error:"
    )
    told = {}
    for pair in league.pairs:
        rate = pair.won / pair.games
        told[pair.hero, pair.rival] = f"{rate:.1%} ± {pair.error:.1%}"
        told[pair.rival, pair.hero] = f"{1 - rate:.1%} ± {pair.error:.1%}"
    rows = [
        [level.capitalize(), *(told.get((level, rival), "-") for rival in Level)] for level in Level
    ]
    yield _grid([["", *(level.capitalize() for level in Level)], *rows])


def _tables(tables: Mapping[str, LeagueReport]) -> Iterator[str]:
    yield "## Playing to win at larger tables"
    yield (
        "How often the perfect opponent wins when all others play for points, or set aside what "
        "brings most points and bank from a fixed number on; in each seat equally often, with "
        "mirrored dice, and by the tavern's rules where nothing else is said. It plays by the "
        "table of three where there is one, else by the estimate. A fair share is what it would "
        "win if it played as they do."
    )
    rows, few = [["table", "the others", "games", "fair share", "wins"]], False
    for name, league in tables.items():
        sides = league.teams or league.seats
        for pair in league.pairs:
            wins = f"{pair.won / pair.games:.1%} ± {pair.error:.1%}"
            mark = "" if pair.games >= ENOUGH else "*"
            few = few or bool(mark)
            games = f"{pair.games:,}{mark}"
            rows.append([name, _RIVALS[pair.rival], games, f"{1 / sides:.1%}", wins])
    yield _grid(rows)
    if few:
        yield (
            f"\\* Not yet measured with {ENOUGH:,} games and mirrored dice: take such a figure for "
            "what its error says."
        )
    yield "Measured with `python -m benchmarks.opponents`, which runs `farkle league`."


def _grid(rows: list[list[str]]) -> str:
    """Return `rows` as a table of Markdown, the first one its heading."""
    heading, *body = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([heading, "|---" * len(rows[0]) + "|", *body])


if __name__ == "__main__":
    print(page(read_figures()), end="")
