"""What the rules make of a roll before anybody may choose from it."""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache, partial
from typing import Final

from bot.engine.rules.dice import FAIR, JOKER, Die, Faces
from bot.engine.rules.ruleset import RuleSet
from bot.engine.rules.scoring import ALIKE_TO_WIN, RollScores

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


def rulings_ahead(rules: RuleSet, dice: tuple[Die, ...], lent: int = 0) -> tuple[Ruling, ...]:
    """Return what a roll of `dice` may come to by special rules, in the order of `ruling`.

    So many of the dice are `lent` by a badge.
    """
    if not (rules.toxic_twos or rules.scoreless_bonus or rules.scoring.six == "win"):
        return ()
    return _rulings_ahead(rules, dice, lent)


@lru_cache(maxsize=4096)
def _rulings_ahead(rules: RuleSet, dice: tuple[Die, ...], lent: int) -> tuple[Ruling, ...]:
    return tuple(_ahead(rules, dice, lent))


def _ahead(rules: RuleSet, dice: tuple[Die, ...], lent: int) -> Iterator[Ruling]:
    if rules.scoring.six == "win" and max(map(partial(_able, dice), FAIR.faces)) >= ALIKE_TO_WIN:
        yield Ruling.WINS
    if rules.toxic_twos and sum(die.can_show(2) for die in dice) >= TOXIC_TWOS:
        yield Ruling.TOXIC_TWOS
    if _is_free(rules, dice, lent):
        yield Ruling.FREE_ROLL


def _able(dice: tuple[Die, ...], face: int) -> int:
    """Return how many of `dice` can count as `face`."""
    return sum(die.can_show(face) or die.can_show(JOKER) for die in dice)


def is_farkle(rules: RuleSet, roll: Faces, *, scores: bool) -> bool:
    """Tell whether `roll`, which does not win the game at once, loses the turn under `rules`.

    Any of it `scores` or nothing does. This takes less than `ruling`, which wants all scores.
    """
    return _is_toxic(rules, roll) or not (scores or _is_free(rules, roll, 0))


def _is_toxic(rules: RuleSet, roll: Faces) -> bool:
    return rules.toxic_twos and roll.count(2) >= TOXIC_TWOS


def _is_free(rules: RuleSet, roll: Faces | tuple[Die, ...], lent: int) -> bool:
    """Tell whether `roll` is a gift where none of it scores: only one of all dice is."""
    return rules.scoreless_bonus > 0 and len(roll) - lent >= rules.scoring.dice
