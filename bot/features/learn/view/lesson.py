"""A lesson: what came of the last choice, the task, and a board with fixed dice."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from bot.advice.choices import Advice
from bot.advice.choices import Choice as Figures
from bot.content.lessons import Choice, Lesson, LessonTask, Measure, write_choice
from bot.engine import (
    FAIR,
    Bank,
    Positions,
    Roll,
    State,
    dice_to_roll,
    farkle_chance,
    score_table,
)
from bot.features.board.view.board import turn_lines
from bot.features.board.view.choice import roll_label
from bot.features.board.view.gifts import bank_text
from bot.features.learn.buttons import (
    LessonBank,
    LessonBest,
    LessonButton,
    LessonDie,
    LessonRoll,
    LessonsButton,
)
from bot.features.learn.model import LessonSpot
from bot.features.learn.view.lessons import lesson_name
from bot.features.tables.model.ending import FIRST_OPPONENT
from bot.features.tables.view.opponents import first_game_button
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import (
    BRIGHT,
    LIVELY,
    Layout,
    below_rule,
    paragraphs,
    row,
    rows,
    rule,
)
from bot.kit.components.parts import Button, ButtonStyle, Part
from bot.kit.game.choice import DiceChoice, weigh
from bot.kit.game.moves import move_text
from bot.kit.game.people import score_lines
from bot.kit.game.rulesets import progress
from bot.kit.game.story import story
from bot.kit.game.table_dice import dice_as_buttons, roll_beside
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.chances import percent
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Playing

TEACHER = opponent(FIRST_OPPONENT)
"""Who sits on the other side in every lesson, and in the first game after them."""


@dataclass(frozen=True, slots=True)
class ShownLesson:
    """A lesson that is to be shown to a `person`.

    - `advice`: what the choices of the task are worth that the last choice was made in, None where
      that is not known.
    - `of`: how many lessons there are; `all_done`: whether none is left to do.
    - `anew`: whether it begins again because the message was of a lesson that has changed.
    """

    spot: LessonSpot
    person: Person
    of: int
    advice: Advice | None = None
    all_done: bool = False
    anew: bool = False


def lesson_card(
    showing: ShownLesson, selection: Positions, texts: Texts, faces: DiceFaces
) -> Layout:
    """Return the message of a lesson, with the dice at `selection` chosen."""
    spot = showing.spot
    head = paragraphs(*_heading(showing, texts), *_praise(showing, texts))
    if spot.is_done:
        return Layout(head, *_ending(showing, texts), colour=BRIGHT)
    match = _match(showing)
    choice = weigh(spot.task.state, selection)
    button = partial(_die, spot)
    return Layout(
        head,
        paragraphs(texts("lesson-task", task=_told(spot.lesson, spot.step, texts))),
        rule(),
        paragraphs(progress(match.state, texts), score_lines(match, texts)),
        *below_rule(
            *_correction(showing, texts),
            story(match, texts, faces) if match.events and spot.tried is None else "",
            *turn_lines(match, choice, texts, faces),
        ),
        *roll_beside(match.state.roll, choice.places, faces),
        *rows(dice_as_buttons(match, choice.places, button, texts, faces)),
        *rows(_moves(spot, match, choice, texts)),
        row([board_button(LessonsButton(), texts("button-lessons"))]),
        colour=LIVELY,
    )


def _heading(showing: ShownLesson, texts: Texts) -> Iterator[str]:
    lesson, step = showing.spot.lesson, showing.spot.step
    yield texts(
        "lesson-title", number=lesson.number, of=showing.of, lesson=lesson_name(lesson, texts)
    )
    if not showing.spot.is_done:
        yield texts("lesson-step", step=step + 1, of=len(lesson.tasks))
    if showing.anew:
        yield texts("lesson-anew")


def _praise(showing: ShownLesson, texts: Texts) -> Iterator[str]:
    """Yield what there is to say of the choice that has led here, with its figures."""
    spot, lesson = showing.spot, showing.spot.lesson
    if spot.step and spot.tried is None:
        done = lesson.tasks[spot.step - 1]
        yield texts("lesson-right", why=_told(lesson, spot.step - 1, texts, "-right"))
        if done.other is not None:
            yield from _compared(showing, done, done.other, texts)


def _correction(showing: ShownLesson, texts: Texts) -> Iterator[str]:
    """Yield likewise of a choice that was wrong: on a board what happened stands above the dice."""
    spot = showing.spot
    if spot.tried is not None:
        yield texts("lesson-wrong", why=_told(spot.lesson, spot.step, texts, "-wrong"))
        if spot.needs_help:
            yield texts("lesson-help", choice=move_text(spot.task.state, spot.task.right[0], texts))
        yield from _compared(showing, spot.task, spot.tried, texts)


def _compared(showing: ShownLesson, task: LessonTask, other: Choice, texts: Texts) -> Iterator[str]:
    for choice in (task.right[0], other):
        yield from _figures(showing.spot.lesson.measure, task, choice, showing.advice, texts)


def _figures(
    measure: Measure, task: LessonTask, choice: Choice, advice: Advice | None, texts: Texts
) -> Iterator[str]:
    """Yield the figures of a choice: as far as they are known, those that the lesson is about."""
    if measure is Measure.NONE:
        return
    what, risk = move_text(task.state, choice, texts), _risk(task.state, choice, texts)
    worth = _worth(task.state, choice, advice)
    if worth is None:
        yield texts("lesson-figures", choice=what, risk=risk)
    elif measure is Measure.WIN and worth.win is not None:
        yield texts("lesson-figures-win", choice=what, risk=risk, win=percent(worth.win, texts))
    else:
        points = round(worth.expected)
        yield texts("lesson-figures-points", choice=what, risk=risk, points=points)


def _risk(state: State, choice: Choice, texts: Texts) -> str:
    """Return how often what `choice` rolls is a farkle."""
    if isinstance(choice, Bank):
        return texts("hint-no-risk")
    chance = farkle_chance(state.setup.rules, dice_to_roll(state, choice), state.table)
    return texts("hint-risk", percent=percent(float(chance), texts))


def _worth(state: State, choice: Choice, advice: Advice | None) -> Figures | None:
    """Return what the advice says of `choice`; it does not matter which of equal dice it keeps."""
    written = write_choice(state, choice)
    for option in () if advice is None else advice.choices:
        if isinstance(option.move, Roll | Bank) and write_choice(state, option.move) == written:
            return option
    return None


def _told(lesson: Lesson, step: int, texts: Texts, of: str = "") -> str:
    """Return a text of a task; the figures in it are those of the lesson's rules."""
    table = score_table(lesson.rules.scoring)

    def points(*faces: int) -> int:
        best = table.roll(faces).best
        return 0 if best is None else best.score.points

    def risk(dice: int) -> str:
        return percent(float(farkle_chance(lesson.rules, (FAIR,) * dice)), texts)

    return texts(
        f"lesson-{lesson.name}-{step + 1}{of}",
        one=points(1),
        five=points(5),
        ones=points(1, 1, 1),
        threes=points(3, 3, 3),
        straight=points(*FAIR.faces),
        target=lesson.rules.target or 0,
        turns=lesson.rules.turns or 0,
        risk1=risk(1),
        risk2=risk(2),
        risk3=risk(3),
        risk4=risk(4),
        risk5=risk(5),
        risk6=risk(6),
    )


def _match(showing: ShownLesson) -> Match:
    """Return the game that the board of the task shows; it is in no database."""
    task = showing.spot.task
    people = (showing.person, TEACHER)
    return Match(
        id=0,
        version=0,
        phase=Playing(),
        place=Place(None, 0),
        message_id=None,
        players=people if task.state.seat == 0 else people[::-1],
        state=task.state,
        log="",
        events=task.events,
        created_at=0,
    )


def _die(spot: LessonSpot, place: int) -> LessonDie:
    return LessonDie(spot.lesson.number, spot.lesson.script, place, spot.write())


def _moves(spot: LessonSpot, match: Match, choice: DiceChoice, texts: Texts) -> Iterator[Button]:
    """Yield what can be done, as on a board."""
    carried = (spot.lesson.number, spot.lesson.script, spot.write())
    if match.state.roll:
        yield board_button(LessonBest(*carried), texts("button-best"))
        yield board_button(
            LessonBank(*carried),
            texts("button-bank") if choice.score is None else bank_text(match, choice, texts),
            style=ButtonStyle.SUCCESS,
            disabled=choice.bank_refused is not None,
        )
    yield board_button(
        LessonRoll(*carried),
        roll_label(choice, texts),
        style=ButtonStyle.PRIMARY,
        disabled=not choice.to_roll,
    )


def _ending(showing: ShownLesson, texts: Texts) -> Iterator[Part]:
    """Yield what comes after a lesson: the next one, or the first game."""
    lesson = showing.spot.lesson
    again = board_button(LessonButton(lesson.number), texts("button-lesson-again"))
    others = board_button(LessonsButton(), texts("button-lessons"))
    is_last = lesson.number == showing.of
    yield paragraphs(
        texts("lesson-done"),
        texts("learn-all-done") if showing.all_done else "",
        texts("learn-first-game") if is_last or showing.all_done else "",
    )
    following = board_button(
        LessonButton(lesson.number + 1), texts("button-lesson-next"), style=ButtonStyle.PRIMARY
    )
    yield row([first_game_button(texts) if is_last or showing.all_done else following])
    yield row([again, others])
