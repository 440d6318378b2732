"""The lessons that ship: what they call right is best, and wrong choices lead nowhere."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.content.lessons import (
    Choice,
    Lesson,
    LessonTask,
    Measure,
    parse_lessons,
    read_choice,
    write_choice,
)
from bot.engine import Bank, Roll, dice_to_roll, farkle_chance, legal_moves
from bot.features.learn.buttons import LessonDie
from bot.features.learn.model import HELPED_AFTER, LessonSpot, read_spot
from bot.kit.components.as_text import as_text
from bot.kit.components.raw import RawComponent
from bot.kit.components.selection import selection_shown
from bot.kit.texts.chances import percent
from tests.support.scenes.learn import lessons, shown
from tests.support.scenes.tables import english, shipped_rules
from tests.support.solver.solved import advice

COURSE = lessons()
TASKS = [
    pytest.param(lesson, step, id=f"{lesson.name} {step + 1}")
    for lesson in COURSE
    for step in range(len(lesson.tasks))
]
LAST = COURSE[-1]

WRONG = english()("lesson-wrong", why="|").partition("|")[0]

LINE = """
[[lesson]]
name = "one"
rules = "tavern"
[[lesson.task]]
turn = "{turn}"
right = ["{right}"]
"""


def choices(task: LessonTask) -> list[Choice]:
    """Return everything that can be done in a task, equal dice told apart."""
    return [move for move in legal_moves(task.state) if isinstance(move, Roll | Bank)]


def wrong_choices(lesson: Lesson) -> Iterator[LessonSpot]:
    """Yield every spot to which a wrong choice leads."""
    for step, task in enumerate(lesson.tasks):
        for choice in choices(task):
            if not task.is_right(choice):
                yield LessonSpot(lesson, step, choice, 1)


def worth(task: LessonTask, choice: Choice) -> tuple[float, float]:
    """Return the chance to win by a choice, and its points on average, as the solver has them."""
    written = write_choice(task.state, choice)
    for known in advice(task.state).choices:
        assert isinstance(known.move, Roll | Bank)
        if write_choice(task.state, known.move) == written:
            assert known.win is not None
            return known.win, known.expected
    raise AssertionError(f"the solver knows nothing of {written}")


def test_there_are_eight_lessons_of_several_tasks() -> None:
    assert [lesson.number for lesson in COURSE] == list(range(1, 9))
    assert all(len(lesson.tasks) > 1 for lesson in COURSE)
    assert len({lesson.script for lesson in COURSE}) == len(COURSE)


@pytest.mark.parametrize(("lesson", "step"), TASKS)
def test_what_is_right_is_what_the_solver_would_do(lesson: Lesson, step: int) -> None:
    task = lesson.tasks[step]
    if lesson.measure is Measure.NONE:  # what scores is to be found, not weighed
        assert write_choice(task.state, task.right[0])[1:] == "".join(
            map(str, task.state.table.roll(task.state.roll).selections[0].faces)
        )
        return
    best = advice(task.state).best.move
    assert isinstance(best, Roll | Bank)
    assert write_choice(task.state, best) == write_choice(task.state, task.right[0])


@pytest.mark.parametrize(("lesson", "step"), TASKS)
def test_what_tempts_is_worse_by_what_the_lesson_measures(lesson: Lesson, step: int) -> None:
    task = lesson.tasks[step]
    if task.other is None:
        assert [write_choice(task.state, choice) for choice in choices(task)] == ["r"]
        return
    assert not task.is_right(task.other)
    win, points = worth(task, task.right[0])
    other_win, other_points = worth(task, task.other)
    if lesson.measure is Measure.WIN:
        assert win > other_win + 0.02
    elif lesson.measure is not Measure.NONE:
        assert points > other_points + 5


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.name)
def test_every_lesson_can_be_done_by_each_right_choice(lesson: Lesson) -> None:
    for pick in (0, -1):
        spot = LessonSpot(lesson)
        while not spot.is_done:
            spot = spot.after(spot.task.right[pick])
        assert spot.step == len(lesson.tasks)


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.name)
def test_after_every_wrong_choice_the_task_is_there_again(lesson: Lesson) -> None:
    for spot in wrong_choices(lesson):
        assert LessonSpot(lesson, spot.step).after(spot.tried or Roll()) == spot
        assert spot.after(spot.task.right[0]) == LessonSpot(lesson, spot.step + 1)
        assert as_text(shown(spot).payload())


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.name)
def test_every_spot_is_read_back_from_its_buttons(lesson: Lesson) -> None:
    spots = [LessonSpot(lesson, step) for step in range(len(lesson.tasks))]
    wrong = list(wrong_choices(lesson))
    later = [replace(spot, misses=misses) for spot in wrong[:2] for misses in (2, HELPED_AFTER)]
    for spot in (*spots, *wrong, *later):
        written = LessonDie(lesson.number, lesson.script, 5, spot.write()).write()
        button = LessonDie.read(written)
        assert button is not None
        found = read_spot(lesson, button.spot)
        assert found is not None
        assert found.write() == spot.write()


@pytest.mark.parametrize(
    "made_up",
    [
        "",
        ".",
        "0",
        "3.",
        "00.",
        "-1.",
        "0.b15",  # right, so it leads on
        "0.b2",  # does not score
        "0.r134456",
        "0.b51",
        "0.x1",
        "0.b1.",
        "0.b1.1",
        "0.b1.4",
        "0..2",
        "0.r",
        "0.b11",
        "points.all.here.any",
    ],
)
def test_a_spot_that_was_made_up_is_none(made_up: str) -> None:
    assert read_spot(COURSE[0], made_up) is None


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.name)
def test_figures_are_those_of_the_engine_and_the_solver(lesson: Lesson) -> None:
    texts = english()
    for spot in wrong_choices(lesson):
        told = as_text(shown(spot).payload()).partition(WRONG)[2]
        lines = [line for line in told.splitlines() if line.startswith("- ")]
        if lesson.measure is Measure.NONE:
            assert not lines
            continue
        assert spot.tried is not None
        for line, choice in zip(lines, (spot.task.right[0], spot.tried), strict=True):
            if isinstance(choice, Roll):
                dice = dice_to_roll(spot.task.state, choice)
                chance = farkle_chance(lesson.rules, dice)
                assert line.endswith(f"farkles {percent(float(chance), texts)}")
            else:
                assert line.endswith("no risk")
            win, points = worth(spot.task, choice)
            if lesson.measure is Measure.WIN:
                assert f"wins {percent(win, texts)} of games" in line
            elif lesson.measure is Measure.POINTS:
                assert f"{round(points):,} points on average" in line


def test_dice_chosen_in_a_lesson_are_read_back() -> None:
    layout = shown(LessonSpot(COURSE[0]), (0, 4))
    received: list[RawComponent] = json.loads(json.dumps(layout.payload()))
    assert selection_shown(received, LessonDie.read) == (0, 4)
    assert selection_shown(received) is None, "they are the dice of no match"


def test_it_does_not_matter_which_of_equal_dice_are_kept() -> None:
    [task] = [task for task in COURSE[5].tasks if task.state.roll == (2, 2, 3, 5, 5, 6)]
    assert task.is_right(Roll((3,)))
    assert task.is_right(Roll((4,)))
    assert not task.is_right(Roll((3, 4)))


def test_a_choice_is_read_as_it_is_written() -> None:
    state = COURSE[0].tasks[0].state
    for choice in choices(COURSE[0].tasks[0]):
        written = write_choice(state, choice)
        again = read_choice(state, written)
        assert again is not None
        assert write_choice(state, again) == written


def test_the_script_changes_with_the_lesson() -> None:
    rules = shipped_rules().values()
    [one] = parse_lessons(LINE.format(turn=">134456", right="b15"), rules)
    [same] = parse_lessons(LINE.format(turn=">134456", right="b15"), rules)
    [other_dice] = parse_lessons(LINE.format(turn=">133456", right="b15"), rules)
    [other_choice] = parse_lessons(LINE.format(turn=">134456", right="b1"), rules)
    assert one.script == same.script
    assert len({one.script, other_dice.script, other_choice.script}) == 3


@pytest.mark.parametrize(
    ("turn", "right"), [(">134456", "b3"), (">134456", "b"), (">134456", "roll"), (">13", "b1")]
)
def test_a_lesson_that_the_rules_do_not_allow_is_refused(turn: str, right: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_lessons(LINE.format(turn=turn, right=right), shipped_rules().values())
