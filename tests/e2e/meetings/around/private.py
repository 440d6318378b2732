"""What most features around the games have in common: they speak to one person in private."""

from collections.abc import Mapping
from typing import Final

from tests.e2e.meetings.cells import Cell, Event, apart, shown

PRIVATE: Final[Mapping[Event, Cell]] = {
    Event.TURN_RUNS_OUT: apart("It has no turns with a clock."),
    Event.BANK_EMPTY: apart("It has no clock."),
    Event.RESIGNATION: apart("There is nothing to resign."),
    Event.REMOVAL: apart("Nobody can be removed from what is somebody's own."),
    Event.STAND_IN_COMES: apart("There are no seats."),
    Event.STAND_IN_GOES: apart("There are no seats."),
    Event.DOWN_TIME: apart("Nothing in it ends by time."),
    Event.DATA_DELETED: shown(
        "Nothing is left of a person.",
        "integration/storage/privacy/test_deleted_people.py::test_no_table_has_a_deleted_person",
    ),
    Event.BAN_AND_BLOCK: apart("It concerns one person alone."),
    Event.MESSAGE_DELETED: apart(
        "A private message is its reader's to dismiss; the command shows it again."
    ),
    Event.THREAD_DELETED: apart("A private answer belongs to no thread."),
    Event.CHANNEL_DELETED: apart("A private answer goes with its channel, and nothing else does."),
    Event.ROLE_DELETED: apart("It asks for no role."),
    Event.SERVER_DELETED: shown(
        "What of it is the server's goes with the server's data, and is there for a bot that "
        "is taken back before.",
        "integration/storage/privacy/test_deleted_servers.py::test_no_table_has_a_deleted_server",
        "unit/features/privacy/test_retention.py"
        "::test_server_that_takes_the_bot_back_keeps_everything",
    ),
    Event.PERMISSION: apart("Private answers need no permission."),
    Event.LANGUAGE: shown(
        "Private answers speak the reader's language, boards the server's.",
        "wire/games/test_languages.py::test_boards_speak_as_the_server_and_private_answers_as_the_reader",
    ),
    Event.SETTING_CHANGED: apart("Nothing that a server chooses concerns it."),
    Event.FORM_LEFT_OPEN: apart("It asks nothing."),
    Event.REMATCH: apart("It is about no game that could be played again."),
    Event.TIE: apart("Nobody is compared in it."),
    Event.LAST_ROUND: apart("It has no rounds."),
    Event.EIGHT_PLAYERS: apart("It concerns one person alone."),
    Event.LONGEST_NAMES: shown(
        "Every layout stays within Discord's limits.",
        "unit/kit/test_limits.py::test_discord_takes_it",
    ),
}
"""The cells of a feature that answers in private; each row says where it differs.

What the database and other processes do to it each row has to say by itself.
"""
