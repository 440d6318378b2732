"""Pairs of sets of loaded dice to find puzzles with: few kinds, which one can keep in mind."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from bot.content.dice import shipped_dice
from bot.engine import Die, RuleSet
from bot.solver.model.dice_sets import dice_set

MOST_PAIRS: Final = 100
"""The most pairs that puzzles are looked for with at once."""

KINDS: Final = 2
"""The kinds of dice in a set, each as often as the others."""

OF_A_PAIR: Final = 30
"""So many puzzles of one pair are looked for."""


def draw_pairs(rules: RuleSet, seed: int, pairs: int) -> Iterator[tuple[tuple[Die, ...], ...]]:
    """Yield so many pairs of sets of dice, those of both seats of a game of two by `rules`.

    No two of the kinds of a pair have the same odds. The same seed draws the same pairs.
    """
    random = Random(f"{seed} pairs")  # noqa: S311 - to be repeated, not a secret
    kinds = {dice_set([die.die]): die.die for die in reversed([*shipped_dice().values()])}
    seen = set[frozenset[Die]]()
    while len(seen) < pairs:
        drawn = random.sample([*kinds.values()], 2 * KINDS)
        if frozenset(drawn) not in seen:
            seen.add(frozenset(drawn))
            yield _set(rules, drawn[:KINDS]), _set(rules, drawn[KINDS:])


def _set(rules: RuleSet, kinds: list[Die]) -> tuple[Die, ...]:
    """Return a full set of dice of these `kinds`."""
    count = rules.scoring.dice
    return tuple(islice((die for die in kinds for _ in range(-(-count // len(kinds)))), count))
