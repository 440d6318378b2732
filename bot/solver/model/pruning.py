"""Leaving out keeps that are never best, to save most of the work of all sweeps but the last."""

from collections import defaultdict
from dataclasses import replace
from fractions import Fraction

import numpy as np

from bot.solver.model.turn_induction import TurnInduction
from bot.solver.model.turn_model import Keep, Outcome, TurnModel


class KeepsSeen:
    """The keeps that were best somewhere in the turns looked at so far."""

    def __init__(self, model: TurnModel) -> None:
        """Begin with none of the keeps of `model`."""
        self._model = model
        self._best: list[list[set[Keep]]] = [[set() for _ in t.outcomes] for t in model.throws]

    def look(self, induction: TurnInduction, width: int) -> None:
        """Add what was best in the first `width` columns of `induction`, which has been run."""
        height = len(induction.banking)
        for place, throw in enumerate(self._model.throws):
            first = self._model.set_aside(place)
            for outcome, seen in zip(throw.outcomes, self._best[place], strict=True):
                keeps = sorted(outcome.keeps, reverse=True)
                values = [
                    induction.best[keep.throw, first + keep.points : height + keep.points, :width]
                    for keep in keeps
                ]
                best = np.unique(np.argmax(values, axis=0)) if len(keeps) > 1 else [0]
                seen.update(keeps[number] for number in best)

    def restricted(self) -> TurnModel:
        """Return the model with no other keeps; rolls that then leave the same choice are one."""
        throws = []
        for throw, seen in zip(self._model.throws, self._best, strict=True):
            chances: dict[frozenset[Keep], Fraction] = defaultdict(Fraction)
            for outcome, keeps in zip(throw.outcomes, seen, strict=True):
                chances[frozenset(keeps) or outcome.keeps] += outcome.chance
            outcomes = tuple(Outcome(chance, keeps) for keeps, chance in chances.items())
            throws.append(replace(throw, outcomes=outcomes))
        return replace(self._model, throws=tuple(throws))
