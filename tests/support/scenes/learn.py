"""The course: the list of lessons, and lessons before, between and after their tasks."""

from bot.content.lessons import Lesson, shipped_lessons
from bot.engine import Positions
from bot.features.learn.model import LessonSpot
from bot.features.learn.view.lesson import ShownLesson, lesson_card
from bot.features.learn.view.lessons import lessons_card, offer_card
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import DIGITS, DiceFaces, told_beside
from tests.support.scenes.tables import ANN, PICTURES, english, shipped_rules
from tests.support.solver.solved import advice


def lessons() -> tuple[Lesson, ...]:
    """Return the lessons that ship with the bot."""
    return shipped_lessons(shipped_rules().values())


def lesson_scenes() -> dict[str, Layout]:
    """Return every task as it comes up, what a wrong choice brings, and all the rest."""
    course, texts = lessons(), english()
    names = frozenset(lesson.name for lesson in course)
    scenes = {
        "learn_offer": offer_card(texts),
        "learn_lessons": lessons_card(course, frozenset(), texts),
        "learn_lessons_some_done": lessons_card(course, frozenset({"scores", "odds"}), texts),
        "learn_lessons_all_done": lessons_card(course, names, texts),
    }
    for lesson in course:
        for step in range(len(lesson.tasks) + 1):
            at = f"learn_{lesson.number}_{lesson.name}_{step + 1}".replace("-", "_")
            scenes[at] = shown(LessonSpot(lesson, step))
            other = lesson.tasks[step].other if step < len(lesson.tasks) else None
            if other is not None:
                scenes[f"{at}_wrong"] = shown(LessonSpot(lesson, step).after(other), other.keep)
    last = course[-1]
    begun = LessonSpot(course[1], 1)
    scenes["learn_done_with_all"] = shown(LessonSpot(last, len(last.tasks)), all_done=True)
    scenes["learn_anew"] = shown(LessonSpot(last), anew=True)
    scenes["learn_figures_unknown"] = shown(LessonSpot(last, 1), known=False)
    scenes["learn_told"] = shown(begun, (0,), faces=DIGITS)
    scenes["learn_told_beside"] = shown(begun, (0,), faces=told_beside(PICTURES))
    return scenes


def shown(
    spot: LessonSpot,
    selection: Positions = (),
    *,
    faces: DiceFaces = PICTURES,
    all_done: bool = False,
    anew: bool = False,
    known: bool = True,
) -> Layout:
    """Return the message of a lesson, with figures where they are `known`."""
    lesson = spot.lesson
    of = spot.step if spot.tried else spot.step - 1
    needed = known and lesson.measure.needs_advice and of >= 0
    found = advice(lesson.tasks[of].state) if needed else None
    showing = ShownLesson(spot, ANN, len(lessons()), found, all_done=all_done, anew=anew)
    return lesson_card(showing, selection, english(), faces)
