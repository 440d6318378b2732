"""The fixed point of pairs of positions that are each other's future."""

from collections.abc import Callable
from typing import Final

import numpy as np

from bot.solver.model.turn_induction import Floats

TOLERANCE: Final = 1e-10
"""How far a value may be from its fixed point."""

_MOST_ROUNDS: Final = 200
_STEEPEST: Final = 0.999
_SAME: Final = 1e-12


def fixed_point(
    values: Callable[[Floats], Floats], guess: Floats, slopes: Floats
) -> tuple[Floats, Floats]:
    """Return x with `x = values(1 - reversed x)`, and the slopes of `values` there.

    Column k and the k-th from the end are a pair. `values` must act on each column by itself, be
    convex and piecewise linear with slopes from 0 to below 1: the value of a turn as a function of
    what a farkle is worth is, its slope being the probability of farkling. So Newton's method,
    here with the slope of the last chord, ends after a few rounds; on one linear piece it is exact.
    A step leaves about as much of the error as the slope was wrong by, which is what it has changed
    by last: once that product is small enough, the last step is taken on trust.
    """
    x, farkle = guess, 1 - guess[::-1]
    found = values(farkle)
    bend = np.ones_like(slopes)
    for _ in range(_MOST_ROUNDS):
        settled = (np.abs(found - x) * bend).max() < TOLERANCE
        # The line through (farkle, found) of each column, met with that of its partner.
        start = found + slopes * (1 - farkle)
        x = (start - slopes * start[::-1]) / (1 - slopes * slopes[::-1])
        if settled:
            return x, slopes
        before, farkle = farkle, 1 - x[::-1]
        previous, found = found, values(farkle)
        moved = np.abs(farkle - before) > _SAME
        chord = np.divide(found - previous, farkle - before, out=slopes.copy(), where=moved)
        chord = np.clip(chord, 0.0, _STEEPEST)
        slopes, bend = chord, np.abs(chord - slopes)
    raise ArithmeticError("the fixed point of a pair was not found")
