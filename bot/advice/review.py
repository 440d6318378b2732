"""The review of a finished game: skill and luck.

All figures have one unit, which `Review.basis` names. In a solved game it is the probability of
winning, 0 to 1. Otherwise it is points: the average of a turn played for points alone.
docs/review.md defines each figure and says why it is defined so.
"""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from bot.advice.choices import Basis, Choice, Obstacle

MOST_COSTLY: Final = 3
"""How many costly decisions a review points out."""
MOST_TURNING: Final = 5
"""How many turning points a review points out."""

_LEAST_COST: Final = {
    Basis.SOLVED: 0.0005,
    Basis.EQUILIBRIUM: 0.0005,
    Basis.ESTIMATED: 0.0005,
    Basis.POINTS: 0.5,
}
"""The least cost of a decision that is pointed out; a smaller one would be shown as 0."""
_LEAST_SWING: Final = 0.1
"""The least change of the probability of winning at a turning point."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a player made among several.

    - `step`: how many plies came before it, which is its step in the replay; `round` counts from 1.
    - `played`, `best`: what was chosen, and the best choice (the same one, or one worth as much,
      when nothing was lost).
    - `cost`: what was lost by it, never negative.
    """

    step: int
    seat: int
    round: int
    played: Choice
    best: Choice
    cost: float


@dataclass(frozen=True, slots=True)
class Performance:
    """The choices and dice of one seat.

    - `decisions`: how many it made; `accuracy`: the share of its probability of winning that they
      kept, 0 to 1, None where that is unknown or nothing was to be decided.
    - `lost`: what its decisions cost; `given_up`: what resigning or running out of time cost, which
      is no choice between dice; neither is negative.
    - `luck`: what its rolls brought over expectation, negative when they brought less.
    - `turns` it ended itself, the `points` they brought less penalties, and its `farkles`.
    """

    decisions: int
    accuracy: float | None
    lost: float
    given_up: float
    luck: float
    turns: int
    points: int
    farkles: int

    @property
    def points_per_turn(self) -> float:
        """Return the average of its turns, 0 when it had none."""
        return self.points / self.turns if self.turns else 0.0


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A ply that changed much: `swing` is the gain of the curve's side, negative for a loss.

    `step` is the ply's number from 1, and so the replay's step after it.
    """

    step: int
    swing: float


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game, looked at again.

    - `basis`: what the figures rest on, and with it their unit; `obstacle`: what stands in the way
      of a solved game, None where the figures are of one.
    - `curves`: the probability that each seat wins, before the first ply and after each one; none
      where it is not known. A shared win counts half. `curve` is that of the seat `side`.
    - `decisions`: all of them, in order; `seats`: one `Performance` by seat.
    - `expected_turn`: the points that a turn brings on average to who plays for points alone.

    In a solved game of two, seen from seat 0 (up to the rounding of the tables, below 1e-6)::

        curve[-1] = curve[0] + luck[0] - lost[0] - given_up[0] - luck[1] + lost[1] + given_up[1]
    """

    basis: Basis
    obstacle: Obstacle | None
    curves: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    seats: tuple[Performance, ...]
    expected_turn: float
    side: int = 0

    def seen_from(self, seat: int) -> "Review":
        """Return the review as the player at `seat` sees it; the figures stay the same."""
        return replace(self, side=seat)

    @property
    def curve(self) -> tuple[float, ...]:
        """Return the probability that the seat `side` wins, step by step; empty if not known."""
        return self.curves[self.side] if self.curves else ()

    @property
    def costliest(self) -> tuple[Decision, ...]:
        """Return the decisions that cost most, at most three, the worst first."""
        costly = [decision for decision in self.decisions if self.is_costly(decision)]
        return tuple(sorted(costly, key=lambda decision: -decision.cost)[:MOST_COSTLY])

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """Return the plies that changed the probability of winning most, in order."""
        swings = [
            TurningPoint(step, after - before)
            for step, (before, after) in enumerate(pairwise(self.curve), start=1)
        ]
        great = [
            turning_point for turning_point in swings if abs(turning_point.swing) >= _LEAST_SWING
        ]
        greatest = sorted(great, key=lambda point: -abs(point.swing))[:MOST_TURNING]
        return tuple(sorted(greatest, key=lambda point: point.step))

    def is_costly(self, decision: Decision) -> bool:
        """Tell whether `decision` cost enough to be pointed out."""
        return decision.cost >= _LEAST_COST[self.basis]

    def decision_at(self, step: int) -> Decision | None:
        """Return the decision that was made after `step` plies, None when there was none."""
        return next((decision for decision in self.decisions if decision.step == step), None)
