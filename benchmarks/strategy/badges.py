"""Badges: what using them by the solved game is worth, against the rules of thumb.

    python -m benchmarks.strategy.badges                        one badge of each kind
    python -m benchmarks.strategy.badges --games 200 gold-might
    python -m benchmarks.strategy.badges --today ...            who goes by an estimate besides

Two with ordinary dice wear the same badge. One plays by the table; the other keeps, rolls and banks
by it, and uses the badge by the rules of thumb of the bot's other opponents. Each game is played
twice with the same dice for each seat, the players changing seats. What the rules of thumb lose is
also added up decision by decision, as the table has it: that is the same on average, and hardly
depends on luck.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter, process_time
from typing import Final

import numpy as np

from bot.advice.level import Level
from bot.cli.rules import find_ruleset
from bot.content.badges import shipped_badges
from bot.engine import Move, Setup, State, UseBadge, apply, dice_to_roll, start
from bot.solver import evaluate, policy_for
from bot.solver.badges.report import solve_equipped
from bot.solver.badges.table import BadgeTable
from bot.solver.estimates.evaluate import choice_of
from bot.solver.model.games import Badged, equipment_of
from bot.solver.opponents.badges import WithBadge

USUAL: Final = (
    "silver-resurrection",
    "silver-doppelganger",
    "silver-warlords",
    "silver-might",
    "silver-fortune",
    "gold-transmutation",
    "gold-swap-out",
)


@dataclass(frozen=True, slots=True)
class _Always:
    """Makes one move whatever there is."""

    move: Move

    def choose(self, state: State) -> Move:
        """Return the move."""
        del state
        return self.move


@dataclass(slots=True)
class _Match:
    """Two who wear the same badge, of whom one goes by rules of thumb."""

    setup: Setup
    table: BadgeTable
    today: bool

    def play(self, seed: int, thumbs: int) -> tuple[bool, float]:
        """Play a game with rules of thumb at the seat `thumbs`.

        Return whether that seat wins, and what its decisions lose.
        """
        cups = [Random(f"{seed} {seat}") for seat in range(2)]
        state, lost = start(self.setup), 0.0
        while not state.over:
            choices = evaluate(state, self.table)
            best, move = choices[0], choices[0].move
            if state.seat == thumbs:
                plain = next(choice for choice in choices if not isinstance(choice.move, UseBadge))
                by_thumb = (
                    policy_for(Level.PERFECT, None)
                    if self.today
                    else WithBadge(_Always(plain.move))
                )
                move = by_thumb.choose(state)
                lost += (best.win or 0.0) - (choice_of(choices, state, move).win or 0.0)
            rolling, cup = dice_to_roll(state, move), cups[state.seat]
            faces = [cup.choices(die.faces, die.weights)[0] for die in rolling]
            state, _ = apply(state, move, faces)
        return state.winners == (thumbs,), lost


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the benchmark that the command line asks for."""
    parser = argparse.ArgumentParser(prog="benchmarks.strategy.badges", description=__doc__)
    parser.add_argument("badges", nargs="*", metavar="BADGE", help="by slug")
    parser.add_argument("--games", type=int, default=100, help="each is played twice")
    parser.add_argument("--target", type=int, default=4000)
    parser.add_argument("--today", action="store_true")
    asked = parser.parse_args(arguments)
    for slug in asked.badges or USUAL:
        _measure(slug, asked.games, asked.target, today=asked.today)


def _measure(slug: str, games: int, target: int, *, today: bool) -> None:
    badge = shipped_badges()[slug].badge
    setup = Setup(replace(find_ruleset("kingdom"), target=target), badges=(badge, badge))
    equipped = equipment_of(setup)
    assert isinstance(equipped, Badged)
    begun = process_time()
    table = solve_equipped(setup.rules, equipped)
    solving, begun = process_time() - begun, perf_counter()
    match = _Match(setup, table, today)
    wins, lost = [], []
    for seed in range(games):
        pair = [match.play(seed, thumbs) for thumbs in (0, 1)]
        wins.append(sum(won for won, _ in pair) / 2)
        lost.append(sum(cost for _, cost in pair) / 2)
    print(
        f"{slug:20} whoever begins wins {table.first_player_wins:.4%}, a use left is worth"
        f" {table.wins[0, -1, 0, 0, 0] - table.wins[0, 0, 0, 0, 0]:.2%} (all of them, alone);"
        f" rules of thumb lose {np.mean(lost):.2%} +- {_error(lost):.2%} of the wins,"
        f" and won {np.mean(wins):.1%} +- {_error(wins):.1%} of {2 * games} games"
        f" (solved in {solving:.0f} s, played in {perf_counter() - begun:.0f} s)",
        flush=True,
    )


def _error(values: Sequence[float]) -> float:
    return float(np.std(values, ddof=1) / np.sqrt(len(values)))


if __name__ == "__main__":
    main()
