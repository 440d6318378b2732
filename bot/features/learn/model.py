"""Where somebody is in a lesson. Buttons carry it, so nothing of it is stored."""

from dataclasses import dataclass
from typing import Final

from bot.content.lessons import Choice, Lesson, LessonTask, read_choice, write_choice

_BETWEEN: Final = "."


@dataclass(frozen=True, slots=True)
class LessonSpot:
    """A lesson after `step` of its tasks, and the wrong choice that was `tried` last in this one.

    Without one, the task has just come up: the last choice, if there was any, was right.
    """

    lesson: Lesson
    step: int = 0
    tried: Choice | None = None

    @property
    def is_done(self) -> bool:
        """Tell whether every task of the lesson is done."""
        return self.step == len(self.lesson.tasks)

    @property
    def task(self) -> LessonTask:
        """Return the task at hand, while there is one."""
        return self.lesson.tasks[self.step]

    def after(self, choice: Choice) -> "LessonSpot":
        """Return where a legal `choice` leads: to the next task if it is right, else nowhere."""
        if self.task.is_right(choice):
            return LessonSpot(self.lesson, self.step + 1)
        return LessonSpot(self.lesson, self.step, choice)

    def write(self) -> str:
        """Return what a button carries of it beside the lesson."""
        tried = "" if self.tried is None else write_choice(self.task.state, self.tried)
        return f"{self.step}{_BETWEEN}{tried}"


def read_spot(lesson: Lesson, text: str) -> LessonSpot | None:
    """Return the spot in `lesson` that a button carries; None for one to which nothing leads."""
    step, _, tried = text.partition(_BETWEEN)
    steps = [str(number) for number in range(len(lesson.tasks))]
    if step not in steps:
        return None
    spot = LessonSpot(lesson, steps.index(step))
    if tried:
        choice = read_choice(spot.task.state, tried)
        if choice is None or spot.task.is_right(choice):
            return None
        spot = spot.after(choice)
    return spot if spot.write() == text else None
