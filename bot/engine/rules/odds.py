"""Exact chances that follow from the scoring alone."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from bot.engine.rules.combinations import ScoringBadge
from bot.engine.rules.dice import FAIR, Die, Faces
from bot.engine.rules.ruleset import RuleSet
from bot.engine.rules.rulings import is_farkle
from bot.engine.rules.scoring import ScoreTable, score_table


@lru_cache(maxsize=64)
def _roll_weights(dice: tuple[Die, ...]) -> Mapping[Faces, int]:
    """Return the relative odds of each roll (ascending faces) of `dice`."""
    weights: Counter[Faces] = Counter({(): 1})
    for die in dice:
        grown: Counter[Faces] = Counter()
        for faces, weight in weights.items():
            for face, odds in zip(die.faces, die.weights, strict=True):
                if odds:
                    grown[tuple(sorted((*faces, face)))] += weight * odds
        weights = grown
    return weights


def farkle_chance(
    rules: RuleSet, dice: tuple[Die, ...], table: ScoreTable | None = None
) -> Fraction:
    """Return the probability that a roll of `dice` is a farkle under `rules`.

    `table` is that of a seat whose badge lets dice score otherwise.
    """
    return counted_farkle_chance(rules, dice, None if table is None else table.badge)


@lru_cache(maxsize=4096)
def counted_farkle_chance(
    rules: RuleSet, dice: tuple[Die, ...], badge: ScoringBadge | None
) -> Fraction:
    """Return what `farkle_chance` does, worked out once; a table, which is large, is not held."""
    table = score_table(rules.scoring, badge)
    weights = _roll_weights(dice)
    farkles = sum(
        weight
        for roll, weight in weights.items()
        if not table.wins(roll) and is_farkle(rules, roll, scores=table.scores_any(roll))
    )
    return Fraction(farkles, sum(weights.values()))


def prepare(rules: RuleSet) -> None:
    """Work out what `rules` score and how often fair dice farkle, which is done once.

    It takes some 15 ms, for which the first board of a game would wait otherwise.
    """
    for count in range(1, rules.scoring.dice + 1):
        farkle_chance(rules, (FAIR,) * count)
