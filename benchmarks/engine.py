"""How fast the engine plays: `python -m benchmarks.engine`.

For each ruleset that ships, on one core: whole games of two random players a second, dice drawn and
everything else included, and what one `legal_moves`, `dice_to_roll` and `apply` costs on the
positions of those games. Aims: 10 microseconds an `apply`, 1,000 games a second.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from time import process_time
from typing import Annotated, TypeVar

import typer

from bot.content.folder import data_folder
from bot.engine import (
    Faces,
    Move,
    RuleSet,
    ScoreTable,
    Setup,
    State,
    apply,
    dice_to_roll,
    legal_moves,
    parse_rules_toml,
    start,
)

T = TypeVar("T")

SEATS = 2
REPEATS = 5
"""Each figure is the best of so many runs: what else the machine does only ever adds."""

THROWS: tuple[list[Faces], ...] = tuple(
    list(product(range(1, 7), repeat=count)) for count in range(7)
)
"""Every roll of 0 to 6 fair dice, so that a throw costs one random number."""


@dataclass(frozen=True, slots=True)
class Position:
    """One move of a game, and what it was played on."""

    state: State
    move: Move
    dice: Faces


def play(setup: Setup, rng: Random) -> int:
    """Play a game in which each move is any legal one but a resignation; return its moves."""
    state, moves, random = start(setup), 0, rng.random
    while not state.over:
        legal = legal_moves(state)
        move = legal[int(random() * (len(legal) - SEATS))]
        throws = THROWS[len(dice_to_roll(state, move))]
        state, _ = apply(state, move, throws[int(random() * len(throws))])
        moves += 1
    return moves


def positions(setup: Setup, rng: Random, count: int) -> list[Position]:
    """Return the first `count` positions of random games."""
    found: list[Position] = []
    while len(found) < count:
        state = start(setup)
        while not state.over:
            move = rng.choice(legal_moves(state)[:-SEATS])
            dice = rng.choice(THROWS[len(dice_to_roll(state, move))])
            found.append(Position(state, move, dice))
            state, _ = apply(state, move, dice)
    return found[:count]


def best_time(work: Callable[[T], object], items: Sequence[T]) -> float:
    """Return the processor seconds that `work` takes for each of `items`, in the fastest run."""
    times = []
    for _ in range(REPEATS):
        before = process_time()
        for item in items:
            work(item)
        times.append(process_time() - before)
    return min(times) / len(items)


def row(rules: RuleSet, games: int, seed: int) -> str:
    """Return the figures of one ruleset as a line of the table."""
    setup = Setup(rules, SEATS)
    sample = positions(setup, Random(seed), 20_000)
    seeds = range(seed, seed + games)
    moves = sum(play(setup, Random(seed)) for seed in seeds) / games
    game = best_time(lambda seed: play(setup, Random(seed)), seeds)
    legal = best_time(lambda p: legal_moves(p.state), sample) * 1e6
    rolling = best_time(lambda p: dice_to_roll(p.state, p.move), sample) * 1e6
    applying = best_time(lambda p: apply(p.state, p.move, p.dice), sample) * 1e6
    table = best_time(ScoreTable, [rules.scoring]) * 1e3
    return (
        f"{rules.name:<10} {1 / game:>8.0f} {moves:>11.0f} {moves / game:>9.0f}"
        f" {legal:>12.2f} {rolling:>13.2f} {applying:>8.2f} {table:>9.1f}"
    )


def main(
    games: Annotated[int, typer.Option(min=1, help="Random games of each ruleset.")] = 100,
    seed: Annotated[int, typer.Option(help="Repeats the same games.")] = 1,
) -> None:
    """Print games a second, and microseconds per call, for each ruleset."""
    print("ruleset     games/s  moves/game   moves/s  legal_moves  dice_to_roll    apply  table ms")
    for path in sorted((data_folder() / "rules").glob("*.toml")):
        print(row(parse_rules_toml(path.read_text(encoding="utf-8")), games, seed))


if __name__ == "__main__":
    typer.run(main)
