"""Finding the puzzles of a ruleset."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from time import perf_counter
from typing import Final

from bot.advice.fingerprint import plain, rules_hash
from bot.advice.puzzle import Puzzle
from bot.engine import Game, Setup, State
from bot.solver.estimates.evaluate import evaluate_all
from bot.solver.model.games import dice_of
from bot.solver.puzzles.grading import canonical, grade
from bot.solver.puzzles.pool import PuzzlePool
from bot.solver.puzzles.positions import positions_of, self_play, wander
from bot.solver.tables.many_turns import TOGETHER, ManyTurns
from bot.solver.tables.table import GameTable

MOST_PUZZLES: Final = 2000
"""The most puzzles that are looked for at once."""

TO_CHOOSE_FROM: Final = 4
"""So many times the puzzles that are wanted are found before some are taken."""

_GAMES: Final = 40
_WANDERINGS: Final = 1000
"""So many games and random turns in turn, which have about as many positions each."""

_MOST_PER_PUZZLE: Final = 400
"""The positions looked at for each puzzle that is wanted, at most: then there are no more."""


@dataclass(frozen=True, slots=True)
class Mined:
    """The puzzles of a ruleset, how many positions were looked at for them, and how long it took.

    `found` are all that there were to choose from.
    """

    puzzles: tuple[Puzzle, ...]
    found: int
    positions: int
    seconds: float


def mine(
    setup: Setup,
    table: GameTable,
    *,
    seed: int,
    count: int,
    games: Sequence[Game] = (),
    progress: Callable[[float], None] = lambda _: None,
) -> Mined:
    """Return up to `count` puzzles of the game of two laid out by `setup`, solved in `table`.

    Positions come from `games`, then about half of them each from games of the bot's opponents and
    from random turns. The same seed finds the same puzzles. `progress` is told how much is done.
    """
    begun = perf_counter()
    rules, name = plain(setup.rules), setup.rules.name
    rules_id, game_id = rules_hash(rules), rules_hash(rules, dice_of(setup))
    setup = replace(setup, rules=rules)
    pool, turns, seen = PuzzlePool(), ManyTurns(table), set[str]()
    random = Random(f"{seed} {game_id}")  # noqa: S311 - to be repeated, not a secret
    waiting = _positions(turns, setup, random, games)
    wanted, most = TO_CHOOSE_FROM * count, _MOST_PER_PUZZLE * count
    while len(seen) < most and (len(pool) < wanted or len(pool.take(count)) < count):
        fresh = list(islice(_unseen(waiting, seen), TOGETHER))
        for state, choices in evaluate_all(fresh, turns):
            puzzle = grade(name, rules_id, state, choices)
            if puzzle is not None:
                pool.add(puzzle, state)
        progress(min(max(len(pool) / wanted, len(seen) / most), 1.0))
    return Mined(pool.take(count), len(pool), len(seen), perf_counter() - begun)


def _positions(
    turns: ManyTurns, setup: Setup, random: Random, games: Sequence[Game]
) -> Iterator[State]:
    yield from positions_of(games, setup)
    while True:
        yield from self_play(turns, setup, random, _GAMES)
        yield from wander(setup, random, _WANDERINGS)


def _unseen(states: Iterator[State], seen: set[str]) -> Iterator[State]:
    """Yield those of the `states` that are not the same as one before."""
    for state in states:
        key = canonical(state)
        if key not in seen:
            seen.add(key)
            yield state
