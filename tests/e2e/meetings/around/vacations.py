"""Vacations from slow games."""

from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, shown

ROW = Row(
    "vacations",
    {
        **PRIVATE,
        Event.TURN_RUNS_OUT: shown(
            "The clock of a turn stands until it ends; a turn that has begun to run out goes on.",
            "unit/features/vacations/test_service.py::test_the_clock_of_a_turn_stands_until_the_vacation_ends",
            "unit/features/vacations/test_service.py::test_a_turn_that_has_begun_to_run_out_goes_on",
        ),
        Event.BANK_EMPTY: shown(
            "A bank stands with its clock.",
            "unit/features/vacations/test_service.py"
            "::test_the_clock_of_a_turn_stands_until_the_vacation_ends",
            "integration/storage/vacations/test_vacations.py"
            "::test_banks_and_vacations_come_back_with_the_match",
        ),
        Event.RESIGNATION: shown(
            "Others who leave do not shorten it.",
            "unit/features/vacations/test_service.py::test_others_who_leave_do_not_shorten_it",
        ),
        Event.STAND_IN_COMES: shown(
            "A stand-in plays on.",
            "unit/features/vacations/test_service.py::test_a_stand_in_plays_on",
        ),
        Event.RESTART: shown(
            "A restart changes nothing and gives no time twice.",
            "unit/features/vacations/test_trouble.py::test_a_restart_changes_nothing_and_gives_no_time_twice",
            "unit/features/vacations/test_trouble.py::test_what_a_crash_has_left_undone_is_done_at_the_next_start",
        ),
        Event.DOWN_TIME: shown(
            "Down time is given back only to a clock that ran.",
            "integration/storage/vacations/test_vacations.py::test_down_time_is_given_back_only_to_a_clock_that_ran",
        ),
        Event.LEAVING: shown(
            "A vacation is the person's, on every server.",
            "unit/features/vacations/test_service.py::test_a_game_that_begins_meanwhile_knows_of_it",
        ),
        Event.CHANNEL_DELETED: shown(
            "A parked game stays where it is.",
            "unit/features/vacations/test_service.py::test_a_parked_game_stays_where_it_is",
        ),
        Event.RULE_CHANGED: apart("A game keeps its clock."),
        Event.SETTING_CHANGED: apart("It counts in slow games, and a game keeps its pace."),
        Event.TWO_PRESSES: shown(
            "Two presses at once begin one.",
            "integration/storage/vacations/test_vacations.py::test_two_presses_at_once_begin_one",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "What cannot be taken is refused.",
            "unit/features/vacations/test_trouble.py::test_what_cannot_be_taken_is_refused",
        ),
        Event.SERVER_DELETED: apart("It is the person's own, on every server."),
    },
)
