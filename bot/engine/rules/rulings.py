"""What the rules make of a roll before anybody may choose from it."""

from enum import StrEnum
from typing import Final

from bot.engine.rules.dice import Faces
from bot.engine.rules.ruleset import RuleSet
from bot.engine.rules.scoring import RollScores

TOXIC_TWOS: Final = 4
"""So many 2s in one roll are a farkle under Toxic Twos."""


class Ruling(StrEnum):
    """What becomes of a roll that leaves nothing to choose."""

    WINS = "wins"
    """Six of a kind, where that wins the game."""
    TOXIC_TWOS = "toxic-twos"
    """A farkle, though some of it may score."""
    FARKLE = "farkle"
    FREE_ROLL = "free-roll"
    """None of all the dice scores, where that is a gift of points and a free roll."""


def ruling(rules: RuleSet, roll: Faces, scores: RollScores, lent: int = 0) -> Ruling | None:
    """Return what becomes of `roll`, which scores `scores`; None where dice may be set aside.

    So many of its dice were `lent` by a badge.
    """
    if scores.wins:
        return Ruling.WINS
    if _is_toxic(rules, roll):
        return Ruling.TOXIC_TWOS
    if scores.by_positions:
        return None
    return Ruling.FREE_ROLL if _is_free(rules, roll, lent) else Ruling.FARKLE


def is_farkle(rules: RuleSet, roll: Faces, *, scores: bool) -> bool:
    """Tell whether `roll`, which does not win the game at once, loses the turn under `rules`.

    Any of it `scores` or nothing does. This takes less than `ruling`, which wants all scores.
    """
    return _is_toxic(rules, roll) or not (scores or _is_free(rules, roll, 0))


def _is_toxic(rules: RuleSet, roll: Faces) -> bool:
    return rules.toxic_twos and roll.count(2) >= TOXIC_TWOS


def _is_free(rules: RuleSet, roll: Faces, lent: int) -> bool:
    """Tell whether `roll`, of which nothing scores, is a gift: only one of all dice is."""
    return rules.scoreless_bonus > 0 and len(roll) - lent >= rules.scoring.dice
