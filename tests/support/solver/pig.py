"""Pig, the simplest game of pressing one's luck, as a turn that the solver can work on.

One die is thrown: a 1 loses the turn's points, anything else adds its face.
"""

from fractions import Fraction

from bot.engine import FAIR
from bot.solver.model.dice_sets import dice_set
from bot.solver.model.turn_model import Keep, RollOutcome, ThrowOdds, TurnModel

_SIXTH = Fraction(1, 6)
_DIE = dice_set([FAIR])


def pig() -> TurnModel:
    """Return a turn of Pig; a step is one point."""
    outcomes = tuple(RollOutcome(_SIXTH, frozenset({Keep(face, 0)})) for face in range(2, 7))
    return TurnModel(
        (
            ThrowOdds(
                ((1,) * 6,),
                hot=False,
                may_bank=True,
                farkle=_SIXTH,
                wins=Fraction(0),
                outcomes=outcomes,
            ),
        ),
        0,
    )
