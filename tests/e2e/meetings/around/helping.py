"""Help, and the greeting on a new server."""

from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, shown

ROW = Row(
    "help",
    {
        **PRIVATE,
        Event.RESTART: shown(
            "Coming back after an outage is no reason to write.",
            "e2e/help/test_welcome.py::test_coming_back_after_an_outage_is_no_reason_to_write",
        ),
        Event.DATA_DELETED: apart("It keeps nothing of anybody."),
        Event.LEAVING: shown(
            "A server is greeted once; whoever takes the bot again is greeted again.",
            "unit/features/help/test_joins.py::test_whoever_takes_the_bot_again_is_greeted_again",
        ),
        Event.MESSAGE_DELETED: shown(
            "Whoever looks after messages deletes the greeting.",
            "e2e/help/test_welcome.py::test_whoever_looks_after_messages_deletes_it",
        ),
        Event.SERVER_DELETED: shown(
            "Once the bot has left nothing is said.",
            "e2e/help/test_welcome.py::test_once_the_bot_has_left_nothing_is_said",
        ),
        Event.PERMISSION: shown(
            "Where the bot may not write nothing is tried.",
            "e2e/help/test_welcome.py::test_where_the_bot_may_not_write_nothing_is_tried",
        ),
        Event.LANGUAGE: shown(
            "Help speaks the language of its reader, the greeting that of the server.",
            "e2e/help/test_help.py::test_help_speaks_the_language_of_its_reader",
            "e2e/help/test_welcome.py::test_the_server_is_greeted_in_its_language",
        ),
        Event.RULE_CHANGED: shown(
            "Strategy is that of the rules of the server, or of shipped ones.",
            "e2e/help/test_help.py::test_strategy_is_that_of_the_rules_of_the_server_or_of_the_chosen_ones",
        ),
        Event.SETTING_CHANGED: shown(
            "Strategy follows the server's rules.",
            "e2e/help/test_help.py::test_strategy_is_that_of_the_rules_of_the_server_or_of_the_chosen_ones",
        ),
        Event.TWO_PRESSES: apart("It only shows."),
        Event.PROCESS: apart("It keeps nothing that could change elsewhere."),
        Event.DATABASE_AWAY: shown(
            "It is there all the same.",
            "e2e/help/test_help.py::test_it_is_there_while_the_database_is_not",
        ),
    },
)
