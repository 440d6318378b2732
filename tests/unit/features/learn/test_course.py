"""The course: what it asks of the solver, and what it does when that has no time."""

import asyncio

import pytest

from bot.advice.choices import Advice
from bot.database.ports import Database
from bot.engine import State
from bot.features.learn.refusals import LearnRefusal
from bot.features.learn.service import PATIENCE, Course
from bot.features.learn.store import SqlProgressStore
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from bot.match.model.requester import Requester
from tests.support.scenes.learn import lessons
from tests.support.solver.solved import advice

ADA = Requester.person(1, 2)
RISK, WIN = 1, 6
"""The places of a lesson about the risk, and of one about the chance to win."""


class Clock:
    """Stands still."""

    def now(self) -> int:
        return 5


class Advisor:
    """Knows everything, unless it is busy or refuses."""

    def __init__(self) -> None:
        self.asked: list[State] = []
        self.refuses = False
        self.is_busy = False

    async def advise(self, state: State, requester: Requester) -> Advice:
        assert requester == ADA
        self.asked.append(state)
        if self.refuses:
            raise Refused(MatchRefusal.NOT_WORKED_OUT)
        if self.is_busy:
            await asyncio.sleep(60 * PATIENCE)
        return advice(state)


@pytest.fixture
def advisor() -> Advisor:
    return Advisor()


@pytest.fixture
def progress(database: Database) -> SqlProgressStore:
    return SqlProgressStore(database)


@pytest.fixture
def course(progress: SqlProgressStore, advisor: Advisor) -> Course:
    return Course(lessons(), progress, advisor.advise, Clock(), offers=True)


async def test_what_choices_are_worth_is_worked_out_once(course: Course, advisor: Advisor) -> None:
    lesson = course.lessons[WIN]
    assert course.known(lesson, 0) is None
    first = await course.work_out(lesson, 0, ADA)
    assert first == advice(lesson.tasks[0].state)
    assert await course.work_out(lesson, 0, ADA) is first
    assert course.known(lesson, 0) is first
    assert len(advisor.asked) == 1


async def test_what_the_rules_say_is_asked_of_nobody(course: Course, advisor: Advisor) -> None:
    assert await course.work_out(course.lessons[RISK], 1, ADA) is None
    assert not advisor.asked


async def test_without_an_answer_the_lesson_goes_on(
    course: Course, advisor: Advisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.learn.service.PATIENCE", 0.01)
    lesson = course.lessons[WIN]
    advisor.is_busy = True
    assert await course.work_out(lesson, 0, ADA) is None
    advisor.is_busy, advisor.refuses = False, True
    assert await course.work_out(lesson, 0, ADA) is None
    advisor.refuses = False
    assert await course.work_out(lesson, 0, ADA) is not None, "it is asked again"


@pytest.mark.parametrize("number", [0, 9, 2**62])
async def test_there_is_no_other_lesson(course: Course, number: int) -> None:
    with pytest.raises(Refused) as refused:
        course.begin(number)
    assert refused.value.refusal is LearnRefusal.NO_SUCH_LESSON
    with pytest.raises(Refused):
        course.find(number, 0, "0.")


async def test_a_spot_of_another_script_is_not_found(course: Course) -> None:
    lesson = course.lessons[0]
    assert course.find(1, lesson.script, "1.") is not None
    assert course.find(1, lesson.script + 1, "1.") is None
    assert course.find(1, lesson.script, "9.") is None


async def test_progress_is_everybodys_own(course: Course) -> None:
    assert await course.finish(1, course.lessons[0]) == {"scores"}
    assert await course.finish(1, course.lessons[0]) == {"scores"}
    assert await course.open(2) == frozenset()


async def test_lessons_are_offered_once(
    course: Course, progress: SqlProgressStore, advisor: Advisor
) -> None:
    assert await course.offer_lessons(1)
    assert not await course.offer_lessons(1)
    await course.open(2)
    assert not await course.offer_lessons(2), "they know of them"
    silent = Course(lessons(), progress, advisor.advise, Clock(), offers=False)
    assert not await silent.offer_lessons(3)
