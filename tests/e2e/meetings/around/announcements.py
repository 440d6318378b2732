"""What is announced, roles of winners, and scheduled events."""

from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, shown

ROW = Row(
    "announcements",
    {
        **PRIVATE,
        Event.RESTART: shown(
            "Everything is told once through restarts at every step.",
            "e2e/announcements/test_tournaments.py::test_everything_is_told_once_through_restarts_at_every_step",
            "unit/features/announcements/test_posting.py::test_what_was_killed_in_the_middle_has_the_same_name_again",
        ),
        Event.DOWN_TIME: shown(
            "What was due meanwhile is posted at the start, but not half a day late.",
            "e2e/announcements/test_boards.py::test_a_board_that_was_due_meanwhile_is_posted_at_the_start",
            "e2e/announcements/test_boards.py::test_a_board_is_not_posted_half_a_day_late",
        ),
        Event.DATA_DELETED: shown(
            "The role goes with somebody's data.",
            "e2e/announcements/test_roles.py::test_the_role_goes_with_somebodys_data",
        ),
        Event.LEAVING: shown(
            "Who has left wears nothing and holds nothing up.",
            "e2e/announcements/test_roles.py::test_who_has_left_wears_nothing_and_holds_nothing_up",
        ),
        Event.BAN_AND_BLOCK: shown(
            "As leaving; a block concerns challenges alone.",
            "e2e/announcements/test_roles.py::test_who_has_left_wears_nothing_and_holds_nothing_up",
        ),
        Event.MESSAGE_DELETED: shown(
            "What people delete is neither posted nor made again.",
            "e2e/announcements/test_boards.py::test_a_post_that_is_deleted_is_not_posted_again",
            "e2e/announcements/test_scheduled_tournaments.py::test_what_people_delete_is_not_made_again",
        ),
        Event.THREAD_DELETED: apart("Announcements are posted in channels."),
        Event.CHANNEL_DELETED: shown(
            "A choice goes with its channel, and the admin is told.",
            "e2e/announcements/test_channels.py::test_a_choice_goes_with_its_channel_and_the_admin_is_told",
        ),
        Event.ROLE_DELETED: shown(
            "A role that is deleted is no choice any more.",
            "e2e/announcements/test_roles.py::test_a_role_that_is_deleted_is_no_choice_any_more",
        ),
        Event.SERVER_DELETED: shown(
            "Servers that are gone are left out.",
            "unit/features/announcements/test_schedule.py::test_servers_that_are_gone_are_left_out",
        ),
        Event.PERMISSION: shown(
            "The organizer is told; a closed channel is given up when it would be needed.",
            "e2e/announcements/test_tournaments.py::test_the_organizer_is_told_of_events_that_cannot_be",
            "e2e/announcements/test_channels.py::test_a_channel_that_was_closed_is_given_up_when_it_would_be_needed",
        ),
        Event.RULE_CHANGED: apart("Announcements are of results."),
        Event.SETTING_CHANGED: shown(
            "Nothing is announced any more once no channel is chosen.",
            "e2e/announcements/test_channels.py::test_nothing_is_announced_any_more_once_no_channel_is_chosen",
        ),
        Event.TWO_PRESSES: shown(
            "A season ended by hand is announced once.",
            "e2e/announcements/test_boards.py::test_a_podium_stands_once_in_the_channel_where_the_season_was_ended",
        ),
        Event.TIE: shown(
            "Equals are treated alike; a victory that too many share brings no role.",
            "unit/features/announcements/test_role_awards.py::test_equals_are_treated_alike",
            "unit/features/announcements/test_tournaments.py::test_a_victory_that_too_many_share_brings_no_role",
        ),
        Event.LAST_ROUND: shown(
            "An event stays open as long as its tournament goes on.",
            "e2e/announcements/test_scheduled_tournaments.py::test_an_event_stays_open_as_long_as_its_tournament_goes_on",
        ),
        Event.PROCESS: shown(
            "Whatever is announced is claimed first, by one process.",
            "integration/storage/announcements/test_announcement.py"
            "::test_an_announcement_is_claimed_once",
        ),
        Event.DATABASE_AWAY: shown(
            "What is due meanwhile is posted once the database is back.",
            "e2e/announcements/test_boards.py"
            "::test_what_is_due_while_the_database_is_away_is_posted_later",
        ),
    },
)
