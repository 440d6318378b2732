"""How much of what is measured again and again is the players' own, and how much is chance."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import TypeVar

T = TypeVar("T")

Matrix = Sequence[Sequence[float]]
"""What each player (a row) had in each repetition (a column)."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate with its standard error."""

    value: float
    error: float


def consistency(measured: Matrix) -> float:
    """Return the share of the variance that is the players' own: ICC(C,1), 0 if nothing varies.

    What a repetition has in common for all is left out, such as rich dice. It is the correlation
    to be expected between two repetitions, and the eta squared of the players without its bias.
    Below 0 is chance. McGraw and Wong, Psychological Methods 1 (1996), case 3; Shrout and Fleiss,
    Psychological Bulletin 86 (1979), call it ICC(3,1).
    """
    players, times = len(measured), len(measured[0])
    own = [fmean(row) for row in measured]
    common = [fmean(column) for column in zip(*measured, strict=True)]
    mean = fmean(own)
    between = times * sum((value - mean) ** 2 for value in own) / (players - 1)
    rest = sum(
        (value - row_mean - column_mean + mean) ** 2
        for row, row_mean in zip(measured, own, strict=True)
        for value, column_mean in zip(row, common, strict=True)
    ) / ((players - 1) * (times - 1))
    total = between + (times - 1) * rest
    return (between - rest) / total if total else 0.0


def places(totals: Sequence[float]) -> list[float]:
    """Return the place of each of `totals`, 1 for the highest; those that tie share the mean."""
    return [
        1
        + sum(rival > total for rival in totals)
        + (sum(rival == total for rival in totals) - 1) / 2
        for total in totals
    ]


def length_for(share: float, wanted: float) -> float:
    """Return how many times as long repetitions must be for a share of `wanted`.

    Spearman and Brown, British Journal of Psychology 3 (1910).
    """
    return wanted * (1 - share) / (share * (1 - wanted))


def jackknife(estimate: Callable[[Sequence[T]], float], groups: Sequence[Sequence[T]]) -> Estimate:
    """Return what is estimated from all `groups`, with the error by leaving out each of them.

    Efron and Tibshirani, An Introduction to the Bootstrap (1993), chapter 11.
    """
    count = len(groups)
    without = [
        estimate([member for group in (*groups[:left], *groups[left + 1 :]) for member in group])
        for left in range(count)
    ]
    mean = fmean(without)
    error = sqrt((count - 1) / count * sum((estimated - mean) ** 2 for estimated in without))
    return Estimate(estimate([member for group in groups for member in group]), error)
