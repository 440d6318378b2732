"""A puzzle that is set to somebody, and what came of their answer."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.advice.choices import Advice
from bot.advice.puzzle import Answer
from bot.engine import RuleSet
from bot.features.puzzles.model.records import DayResult, Kept, Solver
from bot.features.puzzles.model.task import PuzzleTask


@dataclass(frozen=True, slots=True)
class Setting:
    """A puzzle that is to be answered.

    - `solver`: what the person has done so far; `is_again`: whether they have answered this one.
    - `own`: how many puzzles of their own they have; `rulesets`: those that have puzzles.
    """

    task: PuzzleTask
    solver: Solver
    is_again: bool
    own: int
    rulesets: Mapping[str, RuleSet]


@dataclass(frozen=True, slots=True)
class PuzzleOutcome:
    """An answer, and what came of it.

    - `given`: None for who gave up.
    - `kept`: None for one of somebody's own, which counts for nothing.
    - `day`: for the puzzle of a day; `is_late`: whether its day was over.
    - `advice`: the figures of all choices, None where they cannot be worked out now.
    """

    task: PuzzleTask
    given: Answer | None
    kept: Kept | None
    day: DayResult | None
    is_late: bool
    advice: Advice | None
    own: int
    rulesets: Mapping[str, RuleSet]

    @property
    def is_right(self) -> bool:
        """Tell whether the answer is the best one."""
        return self.given == self.task.puzzle.best
