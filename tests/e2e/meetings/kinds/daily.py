"""The daily game, which everybody plays alone with the same dice."""

from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import happened_once, is_open
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

ALONE = "One person plays it, to whom nobody else matters."
DAILY = "e2e/test_daily.py"
SERVICE = "unit/features/daily/test_service.py"
STORED = "integration/storage/daily/test_daily.py"


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have rolled in the game of the day."""
    cup.next("112346")
    day = await open_day(table)
    await day.roll()
    return Scene(table, cup, table.ada, (), newest_game(table), day)


async def begin_unrolled(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have the game of the day before her."""
    day = await open_day(table)
    return Scene(table, cup, table.ada, (), newest_game(table), day)


ROW = Row(
    "daily game",
    {
        Event.TURN_RUNS_OUT: shown(
            "A turn has no time of its own: what was banked by midnight counts.",
            f"{SERVICE}::test_its_deadline_is_the_end_of_the_day_in_every_turn",
            f"{SERVICE}::test_what_was_banked_by_midnight_counts",
        ),
        Event.BANK_EMPTY: apart("There is no clock but midnight."),
        Event.RESIGNATION: apart(f"{ALONE} Who stops has what they banked."),
        Event.REMOVAL: apart("It takes up no channel: moderators do not see it."),
        Event.STAND_IN_COMES: apart("Nobody waits, so nobody plays for others."),
        Event.STAND_IN_GOES: apart("Nobody waits, so nobody plays for others."),
        Event.RESTART: shown(
            "It goes on, in a new message too.",
            f"{DAILY}::test_it_goes_on_after_a_restart_and_in_a_new_message",
        ),
        Event.DOWN_TIME: shown(
            "The day ends at midnight all the same, on the bot that comes after.",
            f"{DAILY}::test_the_day_ends_on_the_bot_that_comes_after",
        ),
        Event.DATA_DELETED: shown(
            "Nothing is left that tells of them, and their place on the board goes.",
            "integration/storage/privacy/test_deleted_people.py"
            "::test_no_table_has_a_deleted_person",
        ),
        Event.LEAVING: shown(
            "It is theirs wherever they are; they are on the boards of the servers they are on.",
            f"{DAILY}::test_servers_have_boards_of_their_own",
            f"{STORED}::test_who_has_left_the_server_is_hidden_until_they_return",
        ),
        Event.BAN_AND_BLOCK: apart(f"{ALONE} They play on anywhere else."),
        Event.MESSAGE_DELETED: shown(
            "`/farkle daily` shows it in a new message, and each of them can be pressed.",
            f"{DAILY}::test_it_goes_on_after_a_restart_and_in_a_new_message",
            f"{SERVICE}::test_every_message_that_shows_it_can_be_pressed",
        ),
        Event.THREAD_DELETED: apart("It takes up no thread: private messages show it."),
        Event.CHANNEL_DELETED: played("It stays, and is asked for anywhere else.", is_open),
        Event.ROLE_DELETED: played("Nothing changes: it asks for no role.", is_open),
        Event.SERVER_DELETED: played(
            "It is not of the server, and can be played on anywhere else.", is_open
        ),
        Event.PERMISSION: played("Nothing changes: private answers need none.", is_open),
        Event.LANGUAGE: played("Nothing changes: it speaks its player's language.", is_open),
        Event.RULE_CHANGED: apart("Its rules ship with the bot."),
        Event.SETTING_CHANGED: played("Nothing changes: settings are of games here.", is_open),
        Event.PROCESS: shown(
            "One game a person a day, in whichever process, with one seed.",
            f"{STORED}::test_one_game_a_person_a_day_in_whichever_process",
            f"{STORED}::test_processes_that_ask_at_once_get_one_seed",
        ),
        Event.DATABASE_AWAY: played(
            "The press says that nothing was saved, and can be pressed again.",
            is_open,
            begin_unrolled,
        ),
        Event.TWO_PRESSES: played(
            "What is pressed twice at once happens once.", happened_once, begin_unrolled
        ),
        Event.FORM_LEFT_OPEN: apart("It asks for nothing in forms."),
        Event.REMATCH: shown("There is one attempt a day.", f"{DAILY}::test_one_attempt_a_day"),
        Event.TIE: shown(
            "Ties share a rank.", f"{DAILY}::test_board_of_the_day_with_ties_and_pages"
        ),
        Event.LAST_ROUND: shown(
            "After ten turns the result is shown.", f"{DAILY}::test_ten_turns_in_private"
        ),
        Event.EIGHT_PLAYERS: apart("Everybody plays it alone."),
        Event.LONGEST_NAMES: shown(
            "Every layout stays within Discord's limits.",
            "unit/kit/test_limits.py::test_discord_takes_it",
        ),
    },
    begin,
)
