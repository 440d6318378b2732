"""How fast the solver is, beside how fast it was: seconds of processor time, and ratios.

    python -m benchmarks.solving.speed

Machines differ, and so does what else they do. So each figure is also given in *yardsticks*: the
time that the same machine takes, just before and after, for a fixed amount of the arithmetic that
the solver does most. What is known of before was measured so: without bands and without pruning of
pairs, and with an object for each choice of loaded dice.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

import numpy as np

from bot.cli.rules import find_ruleset
from bot.content.dice import shipped_dice
from bot.engine import (
    FAIR,
    Bank,
    Game,
    Ply,
    Roll,
    Setup,
    apply,
    dice_to_roll,
    legal_moves,
    start,
)
from bot.solver import evaluate, review, solve

DIFFERENT: Final = "lucky,odd,kings,painted,strip,even"
KINGDOM: Final = find_ruleset("kingdom")
BEFORE: Final = {"first hint": 130.0, "review": 110.0, "classic": 580.0}
"""Yardsticks."""


def main() -> None:
    """Print the figures."""
    dice = tuple([shipped_dice()[name].die for name in DIFFERENT.split(",")])
    setup = Setup(KINGDOM, dice=(dice, (FAIR,) * KINGDOM.scoring.dice))
    rolled, _ = apply(start(setup), Roll(), (1, 2, 3, 3, 4, 5))
    game, classic = _played(setup), find_ruleset("classic")
    _show("first hint", lambda: evaluate(rolled))
    _show("review", lambda: review(game))
    _show("classic", lambda: solve(classic))


def _played(setup: Setup) -> Game:
    """Return a game in which everybody banks as soon as it is allowed."""
    random, state, plies = Random(7), start(setup), list[Ply]()
    while not state.over:
        moves = [move for move in legal_moves(state) if isinstance(move, Bank | Roll)]
        move = next((move for move in moves if isinstance(move, Bank)), moves[0])
        rolled = dice_to_roll(state, move) if isinstance(move, Roll) else ()
        faces = tuple(random.choices(die.faces, die.weights)[0] for die in rolled)
        state, _ = apply(state, move, faces)
        plies.append(Ply(move, faces))
    return Game(setup, tuple(plies))


def yardstick() -> float:
    """Return the seconds that a fixed amount of arithmetic takes."""
    values, rows = np.random.default_rng(1).random((2000, 200)), np.arange(900) % 1400
    begun = process_time()
    for low in range(200):
        found = values[low:].take(rows, axis=0, mode="clip")
        np.maximum(found[:450], found[450:], out=found[:450])
        np.dot(np.ones(450), found[:450])
    return process_time() - begun


def _show(name: str, work: Callable[[], object]) -> None:
    before = yardstick()
    begun = process_time()
    work()
    seconds = process_time() - begun
    yards = seconds / ((before + yardstick()) / 2)
    print(
        f"{name:10} {seconds:6.2f} s of CPU, {yards:6.1f} yardsticks,"
        f" {yards / BEFORE[name]:.2f} of what it was",
        flush=True,
    )


if __name__ == "__main__":
    main()
