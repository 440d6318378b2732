"""The list of lessons, and the word that they are there."""

from collections.abc import Iterator, Sequence

from bot.content.lessons import Lesson
from bot.features.learn.buttons import LearnButton, LessonButton, LessonMenu
from bot.features.tables.view.opponents import first_game_button
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import Layout, paragraphs, row
from bot.kit.components.parts import Button, ButtonStyle, SelectOption
from bot.kit.texts.texts import Texts


def lessons_card(lessons: Sequence[Lesson], done: frozenset[str], texts: Texts) -> Layout:
    """Return all `lessons`, and which of them, by name, are `done`."""
    following = next((lesson for lesson in lessons if lesson.name not in done), None)
    return Layout(
        paragraphs(texts("learn-title"), texts("learn-about")),
        paragraphs(*_listed(lessons, done, texts)),
        paragraphs(*_next(following, texts)),
        row(
            [
                first_game_button(texts)
                if following is None
                else board_button(
                    LessonButton(following.number),
                    texts("button-lesson", number=following.number),
                    style=ButtonStyle.PRIMARY,
                )
            ]
        ),
        row([board_select(LessonMenu(), _options(lessons, done, texts), texts("menu-lessons"))]),
    )


def offer_card(texts: Texts) -> Layout:
    """Return the word to a newcomer that there are lessons."""
    return Layout(paragraphs(texts("learn-offer")), row([learn_button(texts)]))


def learn_button(texts: Texts) -> Button:
    """Return the button that lists the lessons."""
    return board_button(LearnButton(), texts("button-learn"))


def lesson_name(lesson: Lesson, texts: Texts) -> str:
    """Return what `lesson` is called."""
    return texts(f"lesson-{lesson.name}")


def _next(following: Lesson | None, texts: Texts) -> Iterator[str]:
    if following is None:
        yield texts("learn-all-done")
        yield texts("learn-first-game")
    else:
        yield texts("learn-next")


def _listed(lessons: Sequence[Lesson], done: frozenset[str], texts: Texts) -> Iterator[str]:
    for lesson in lessons:
        key = "learn-line-done" if lesson.name in done else "learn-line"
        yield texts(key, number=lesson.number, lesson=lesson_name(lesson, texts))


def _options(
    lessons: Sequence[Lesson], done: frozenset[str], texts: Texts
) -> Iterator[SelectOption]:
    for lesson in lessons:
        yield SelectOption(
            label=texts("learn-option", number=lesson.number, lesson=lesson_name(lesson, texts)),
            value=str(lesson.number),
            description=texts("learn-option-done") if lesson.name in done else None,
        )
