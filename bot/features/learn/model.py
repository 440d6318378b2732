"""Where somebody is in a lesson. Buttons carry it, so nothing of it is stored."""

from dataclasses import dataclass, replace
from typing import Final

from bot.content.lessons import Choice, Lesson, LessonTask, read_choice, write_choice

_BETWEEN: Final = "."

HELPED_AFTER: Final = 3
"""After so many wrong choices in a task, the right one is shown."""

_TOLD_MISSES: Final = tuple(map(str, range(2, HELPED_AFTER + 1)))
"""The counts of misses that a button says: one is plain from what was tried."""


@dataclass(frozen=True, slots=True)
class LessonSpot:
    """A lesson after `step` of its tasks, and the wrong choice that was `tried` last in this one.

    Without one, the task has just come up: the last choice, if there was any, was right. `misses`
    counts the wrong choices in it, up to those after which it is time to help.
    """

    lesson: Lesson
    step: int = 0
    tried: Choice | None = None
    misses: int = 0

    @property
    def is_done(self) -> bool:
        """Tell whether every task of the lesson is done."""
        return self.step == len(self.lesson.tasks)

    @property
    def task(self) -> LessonTask:
        """Return the task at hand, while there is one."""
        return self.lesson.tasks[self.step]

    @property
    def needs_help(self) -> bool:
        """Tell whether so many choices were wrong that the right one should be shown."""
        return self.misses == HELPED_AFTER

    def after(self, choice: Choice) -> "LessonSpot":
        """Return where a legal `choice` leads: to the next task if it is right, else nowhere."""
        if self.task.is_right(choice):
            return LessonSpot(self.lesson, self.step + 1)
        misses = min(self.misses + 1, HELPED_AFTER)
        return LessonSpot(self.lesson, self.step, choice, misses)

    def write(self) -> str:
        """Return what a button carries of it beside the lesson."""
        tried = "" if self.tried is None else write_choice(self.task.state, self.tried)
        misses = f"{_BETWEEN}{self.misses}" if self.misses > 1 else ""
        return f"{self.step}{_BETWEEN}{tried}{misses}"


def read_spot(lesson: Lesson, text: str) -> LessonSpot | None:
    """Return the spot in `lesson` that a button carries; None for one to which nothing leads."""
    step, _, rest = text.partition(_BETWEEN)
    tried, _, misses = rest.partition(_BETWEEN)
    steps = [str(number) for number in range(len(lesson.tasks))]
    if step not in steps:
        return None
    spot = LessonSpot(lesson, steps.index(step))
    if tried:
        choice = read_choice(spot.task.state, tried)
        if choice is None or spot.task.is_right(choice):
            return None
        spot = spot.after(choice)
        if misses in _TOLD_MISSES:
            spot = replace(spot, misses=int(misses))
    return spot if spot.write() == text else None
