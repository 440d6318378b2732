"""The buttons of the course: a lesson is what its buttons carry."""

from dataclasses import dataclass
from typing import Annotated

from bot.kit.components.custom_ids import About, CustomId, Subject, Version, sent_as, up_to
from bot.kit.components.proofs import Proof


@sent_as("learn", Proof.OWN)
class LearnButton(CustomId):
    """List the lessons in a message of its own."""


@sent_as("lessons", Proof.OWN)
class LessonsButton(CustomId):
    """List the lessons in place of one."""


@sent_as("lesson", Proof.OWN)
class LessonButton(CustomId):
    """Begin a lesson."""

    lesson: Subject


@sent_as("lessonmenu", Proof.OWN)
class LessonMenu(CustomId):
    """Begin the lesson that was chosen."""


@dataclass(frozen=True, slots=True)
class TaskButton(CustomId):
    """A button of the task at hand: in which lesson, and of which script."""

    lesson: Subject
    script: Version


@sent_as("lessondie", Proof.OWN)
class LessonDie(TaskButton):
    """Choose the die at `place`, or no longer choose it."""

    place: Annotated[int, up_to(5)]
    spot: About


@sent_as("lessonbest", Proof.OWN)
class LessonBest(TaskButton):
    """Choose the dice that score most."""

    spot: About


@sent_as("lessonroll", Proof.OWN)
class LessonRoll(TaskButton):
    """Keep the chosen dice, and roll the others."""

    spot: About


@sent_as("lessonbank", Proof.OWN)
class LessonBank(TaskButton):
    """Keep the chosen dice, and bank the turn."""

    spot: About
