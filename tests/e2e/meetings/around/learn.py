"""Lessons."""

from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, shown

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
    },
)
