"""Games of three: how exact the shipped tables are, and what they are worth in games.

    python -m benchmarks.strategy.three                 one-turn deviations at 10,000 random states
    python -m benchmarks.strategy.three --games 100000  games against the estimate, and by itself
    python -m benchmarks.strategy.three --costs 2000    what it costs to go by an estimate, worked
                                                        out exactly in every turn of so many games

Whoever is measured sits in each seat equally often.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np

from benchmarks.support.crowds import Estimating, Exact, Player, play, run
from bot.cli.rules import find_ruleset
from bot.content.folder import data_folder
from bot.solver.model.arrays import Ints
from bot.solver.model.games import game
from bot.solver.model.turn_induction import InductionPool
from bot.solver.strategy.turn_ends import turn_ends
from bot.solver.tables.race import Race
from bot.solver.three.store import FOLDER, load_three
from bot.solver.three.table import ThreeTable, Totals
from bot.solver.three.values import PLAYERS

TABLES: Final = data_folder() / "policies" / FOLDER
STATES: Final = 10_000
_TOGETHER: Final = 240


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the benchmark that the command line asks for."""
    names = sorted(path.stem for path in TABLES.glob("*.json"))
    parser = argparse.ArgumentParser(prog="benchmarks.strategy.three", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="RULESET", help=", ".join(names))
    parser.add_argument("--games", type=int, help="play so many games of each kind instead")
    parser.add_argument("--costs", type=int, help="work out costs in so many games instead")
    parser.add_argument("--tables", type=Path, default=TABLES, help="where the tables are")
    asked = parser.parse_args(arguments)
    for name in asked.names or names:
        table = load_three(find_ruleset(name), asked.tables, name)
        if asked.costs:
            print_costs(name, table, asked.costs)
        elif asked.games:
            print_games(name, table, asked.games)
        else:
            print_deviations(name, table)


def print_deviations(name: str, table: ThreeTable) -> None:
    """Print by how much the best turn beats what the table says, at random states."""
    random, race = np.random.default_rng(19), table.values.race
    begun = perf_counter()
    drawn = random.integers(race.target, size=(STATES, PLAYERS))
    states: list[Totals] = [(own, following, last) for own, following, last in drawn.tolist()]
    gains = []
    for first in range(0, STATES, _TOGETHER):
        part = states[first : first + _TOGETHER]
        ahead = table.outlooks(part)
        gains += [ahead[totals].own.start - table.chances(totals)[0] for totals in part]
    found = np.array(gains)
    print(
        f"{name:10} {STATES} states in {perf_counter() - begun:.0f} s: one turn gains"
        f" {found.max():.2e} at most, {found.mean():.1e} on average,"
        f" {np.percentile(np.abs(found), 99):.1e} in 99 of 100 at most",
        flush=True,
    )


def print_games(name: str, table: ThreeTable, games: int) -> None:
    """Print how often who plays by the table wins against two who go by the estimate, and so on."""
    race = game(table.rules)
    assert isinstance(race, Race)
    exact, estimating = Exact(table), Estimating.of(table.rules, race)
    for hero, rival, told in (
        (exact, estimating, "the table against two by the estimate"),
        (estimating, exact, "the estimate against two by the table"),
    ):
        print_share(f"{name:10} {told}", race, [hero, rival, rival], games)
    begun = perf_counter()
    won = play(race, [exact] * PLAYERS, games, np.random.default_rng(1))
    off = (won / games - table.seat_wins) / np.sqrt(np.array(table.seat_wins) / games)
    print(
        f"{name:10} three by the table: {won / games} by seat, the table says"
        f" {np.round(table.seat_wins, 6)}: {np.round(off, 2)} standard errors"
        f" ({games} games, {perf_counter() - begun:.0f} s)",
        flush=True,
    )


class _Seen:
    """Counts the states in which turns begin."""

    def __init__(self, race: Race) -> None:
        self._shape = (race.target,) * PLAYERS
        self._codes: list[Ints] = []

    def __call__(self, totals: Ints) -> None:
        self._codes.append(np.asarray(np.ravel_multi_index(tuple(totals), self._shape)))

    def states(self) -> tuple[Ints, Ints]:
        """Return the totals of all states, those with the highest own total first, and counts."""
        codes, counts = np.unique(np.concatenate(self._codes), return_counts=True)
        return np.array(np.unravel_index(codes[::-1], self._shape)), counts[::-1]


def print_costs(name: str, table: ThreeTable, games: int) -> None:
    """Print how much of the chance to win a player loses in a game by going by an estimate.

    In each turn that begins in games of three by the table: what the best play is worth, less what
    the turn is worth that is played by the estimate, both by the chances of the table after it.
    """
    race = game(table.rules)
    assert isinstance(race, Race)
    exact, estimating, seen = Exact(table), Estimating.of(table.rules, race), _Seen(race)
    play(race, [exact] * PLAYERS, games, np.random.default_rng(5), seen)
    states, counts = seen.states()
    pool, lost = InductionPool(race.model), 0.0
    for first in range(0, len(counts), _TOGETHER):
        here, often = states[:, first : first + _TOGETHER], counts[first : first + _TOGETHER]
        columns, induction = len(often), pool.induction(race.target - here[0].min(), _TOGETHER)
        worth = exact.ends(here, induction.height)
        best = run(induction, worth)[:columns].copy()
        run(induction, estimating.ends(here, induction.height))
        played = induction.best[..., :columns]
        banks = induction.banking[:, :columns] >= played[:, : induction.height]
        ends = turn_ends(race.model, played, banks)
        banked = ends.up_to(induction.height).banked
        wins = np.vstack([np.maximum(worth[0], 0.0), np.ones((1, columns))])
        value = (banked * wins).sum(axis=0) + ends.farkle * worth[1]
        lost += float(((best - value) * often).sum())
    print(f"{name:10} the estimate costs {lost / games / PLAYERS:.3%} of the wins", flush=True)


def print_share(told: str, race: Race, players: Sequence[Player], games: int) -> None:
    """Print how many games the first of `players` wins, in each seat equally often."""
    begun, seats, won = perf_counter(), len(players), 0
    for seat in range(seats):
        seated = [players[(place - seat) % seats] for place in range(seats)]
        random = np.random.default_rng(seat)
        won += int(play(race, seated, games // seats, random)[seat])
    played = games // seats * seats
    share = won / played
    error = sqrt(share * (1 - share) / played)
    print(
        f"{told}: {share:.3%} ± {error:.3%} of {played} games,"
        f" {share - 1 / seats:+.3%} beyond its share ({perf_counter() - begun:.0f} s)",
        flush=True,
    )


if __name__ == "__main__":
    main()
