"""How many points a turn brings when it is played for points: not the mean, but each chance.

By forward induction: the turn values say what is kept and what is banked, so the chance of being
anywhere in a turn follows from the chances of being where fewer points were at risk.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from bot.solver.model.arrays import Floats, Ints
from bot.solver.model.turn_arrays import ThrowArrays, TurnArrays
from bot.solver.model.turn_induction import TurnInduction, bankable
from bot.solver.model.turn_model import Keep


@dataclass(frozen=True, slots=True)
class TurnPoints:
    """The chances of what a turn may come to, for one column each; they sum to 1.

    - `banked[level, column]`: so many steps are banked.
    - `farkle[column]`, `wins[column]`: it is lost, or a roll wins the game at once.
    """

    banked: Floats
    farkle: Floats
    wins: Floats


def turn_points(induction: TurnInduction) -> TurnPoints:
    """Return what the turns of `induction` come to, which was made with `detail` and has been run.

    Whatever lies above the induction is banked.
    """
    height, width = induction.height, len(induction.farkle)
    model = TurnArrays.of(induction.model)
    ways = [_Way(induction, throw) for throw in model.throws]
    here = np.zeros((len(model.throws), height + model.reach, width))
    here[model.start, 0] = 1.0
    banked, farkle, wins = np.zeros_like(here[0]), np.zeros(width), np.zeros(width)
    for level in range(height):
        for place, throw in enumerate(model.throws):
            mass = here[place, level]
            if not mass.any():
                continue
            banking = bankable(induction.banking[level], induction.win, may_bank=throw.may_bank)
            banks = (banking >= induction.rolling[place, level]) & (level > 0)
            banked[level] += np.where(banks, mass, 0.0)
            rolls = np.where(banks, 0.0, mass)
            farkle += throw.farkle * rolls
            wins += throw.wins * rolls
            way = ways[place]
            here[way.throws, level + way.points] += way.chances[:, level] * rolls
    banked[height:] = here[:, height:].sum(axis=0)
    return TurnPoints(banked, farkle, wins)


class _Way:
    """Where a throw leads: each keep that is best somewhere, and how likely it is made there.

    `throws` and `points` of the keeps; `chances[keep, level, column]`.
    """

    def __init__(self, induction: TurnInduction, throw: ThrowArrays) -> None:
        keeps = sorted({keep for _, keeps in throw.choices() for keep in keeps})
        row = {keep: number for number, keep in enumerate(keeps)}
        self.throws: Ints = np.array([keep.throw for keep in keeps], dtype=np.intp)
        self.points: Ints = np.array([keep.points for keep in keeps], dtype=np.intp)
        self.chances = np.zeros((len(keeps), induction.height, len(induction.farkle)))
        for kept, chance in _kept(induction, throw):
            for keep, where in kept:
                self.chances[row[keep]] += chance * where


def _kept(
    induction: TurnInduction, throw: ThrowArrays
) -> Iterator[tuple[list[tuple[Keep, "Floats | float"]], float]]:
    """Yield the keeps of each outcome, with where each is the best one, and its chance."""
    for chance, unordered in throw.choices():
        keeps = sorted(unordered, reverse=True)
        if len(keeps) == 1:
            yield [(keeps[0], 1.0)], chance
            continue
        worth = [
            induction.best[keep.throw, keep.points : keep.points + induction.height]
            for keep in keeps
        ]
        best = np.argmax(worth, axis=0)
        yield (
            [(keep, (best == number).astype(float)) for number, keep in enumerate(keeps)],
            chance,
        )
