"""Lessons."""

from bot.engine import Bank
from bot.features.learn.buttons import LessonBank, LessonDie, LessonRoll
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import both, can_be_pressed
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.messages.pupil import COURSE, Pupil, pupil
from tests.support.e2e.reading import PrivateMessage
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.storage.stores import Storage


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada be about to end a lesson, as she also does in another process."""
    opened = await table.ada.slash(table.channel, "farkle learn")
    ada, lesson = Pupil(table, table.ada, opened), COURSE[0]
    await ada.begin(lesson)
    *tasks, last = [task.right[0] for task in lesson.tasks]
    for choice in tasks:
        await ada.do(choice)
    for place in last.keep:
        await ada.press(LessonDie, place)

    async def end(storage: Storage) -> None:
        await storage.progress.finish(table.ada.id, lesson.name, 1)

    saves = LessonBank if isinstance(last, Bank) else LessonRoll
    shown = PrivateMessage(opened)
    return Scene(table, cup, table.ada, shown=shown, saves=saves, elsewhere=end)


async def is_done_once(scene: Scene) -> None:
    """Assert that the lesson is done, and noted once."""
    assert (await pupil(scene.table, scene.struck)).text.count("· done") == 1
    rows = scene.table.dump()
    assert len([row for row in rows if row.startswith("lessons: ")]) == 1


ROW = Row(
    "learn",
    {
        **PRIVATE,
        Event.RESTART: shown(
            "A lesson goes on after a restart.",
            "e2e/learn/test_lessons.py::test_a_lesson_goes_on_after_a_restart",
        ),
        Event.LEAVING: apart("Progress is the person's own, on every server."),
        Event.RULE_CHANGED: shown(
            "A lesson that has changed begins anew.",
            "e2e/learn/test_lessons.py::test_a_lesson_that_has_changed_begins_anew",
        ),
        Event.SETTING_CHANGED: shown(
            "The first game begins only where games may.",
            "e2e/learn/test_lessons.py::test_the_first_game_begins_only_where_games_may",
        ),
        Event.TWO_PRESSES: shown(
            "Pressing twice does not skip a task.",
            "e2e/learn/test_lessons.py::test_pressing_twice_does_not_skip_a_task",
            "e2e/learn/test_lessons.py::test_two_lessons_at_once",
        ),
        Event.SERVER_DELETED: apart("It is the person's own, on every server."),
        Event.PROCESS: played(
            "A lesson that is done twice at once is done once.", both(can_be_pressed, is_done_once)
        ),
        Event.DATABASE_AWAY: played(
            "The press that ends a lesson says that nothing was saved, and can be pressed again.",
            both(can_be_pressed, is_done_once),
        ),
    },
    begin,
)
