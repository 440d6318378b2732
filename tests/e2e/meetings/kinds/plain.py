"""A plain match between two people, with live turns."""

from tests.e2e.meetings.cells import Event, Row, played, shown
from tests.e2e.meetings.outcomes import (
    all_win,
    begins_anew,
    both,
    comes_back,
    goes_on,
    happened_once,
    has_no_words,
    is_over,
    keeps_its_rules,
    knows_of_the_other,
    nothing_changes,
    passes_on,
    says,
    shows_whole_names,
    they_win_after_last_turns,
)
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.gathering import crowd, gather
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.player import lose_turn
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have lost a turn against Ben, who is on turn and was asked for a word."""
    await table.begin()
    form = await ask_word(table, table.ben)
    await lose_turn(table)
    return Scene(table, cup, table.ben, (table.ada,), newest_game(table), form=form)


async def eight_begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let eight people have begun a game."""
    people = crowd(table, 8)
    await gather(table, people)
    first, *others = people.values()
    return Scene(table, cup, first, tuple(others), newest_game(table))


ROW = Row(
    "plain match",
    {
        Event.TURN_RUNS_OUT: shown(
            "What is safe is banked, or goes where the server wants that; the next one plays.",
            "e2e/match/test_clocks.py::test_what_is_safe_is_banked_and_what_is_late_is_told",
            "e2e/match/test_clocks.py::test_a_server_may_let_the_points_go",
        ),
        Event.BANK_EMPTY: played(
            "The turn is over as in a live game; the next one plays.", passes_on
        ),
        Event.RESIGNATION: played(
            "The other one has won, and the result counts once both have played.",
            both(is_over, says(say("end-wins", winners="Ada", count=1))),
        ),
        Event.REMOVAL: shown(
            "Of two nobody wins by it: the game is closed.",
            "e2e/board/test_moderation.py::test_moderator_removes_a_player",
        ),
        Event.STAND_IN_COMES: shown(
            "After three missed turns a stand-in plays; whoever is away at the end has lost.",
            "e2e/match/test_clocks.py::test_a_stand_in_plays_until_they_press_anything",
            "e2e/match/test_clocks.py::test_whoever_is_away_at_the_end_has_lost",
        ),
        Event.STAND_IN_GOES: played(
            "Any press takes the seat back, and the game goes on.", goes_on
        ),
        Event.RESTART: shown(
            "Nothing is lost or rolled again, between any two presses and any save and its steps.",
            "e2e/board/test_restarts.py::test_nothing_is_lost_between_any_two_presses",
            "e2e/board/test_restarts.py"
            "::test_roll_that_was_saved_but_never_shown_is_not_rolled_again",
            "integration/storage/match/test_finish.py"
            "::test_a_killed_process_leaves_both_or_neither",
        ),
        Event.DOWN_TIME: played(
            "A turn has the time that was left to it: the same person plays on.", nothing_changes
        ),
        Event.DATA_DELETED: played(
            "They have resigned, and are a former player on the board and in what is kept.",
            both(is_over, says(say("end-wins", winners="Ada", count=1))),
        ),
        Event.LEAVING: shown(
            "A stand-in plays from the end of their turn on, until they are back.",
            "e2e/match/test_absences.py::test_a_stand_in_plays_at_once_until_they_are_back",
        ),
        Event.BAN_AND_BLOCK: shown(
            "A ban is as if they left; a block stops the next challenge, and no game.",
            "e2e/match/test_absences.py::test_a_stand_in_plays_at_once_until_they_are_back",
            "e2e/tables/test_challenge_limits.py::test_people_are_blocked_in_the_preferences",
        ),
        Event.MESSAGE_DELETED: shown(
            "The board comes back by `/farkle show`, or when its time is up; nothing is lost.",
            "e2e/board/test_boards.py::test_deleted_board_is_posted_again_by_show",
            "e2e/board/test_boards.py::test_deleted_board_is_posted_again_when_time_is_up",
            "e2e/board/test_boards.py"
            "::test_press_whose_message_is_gone_is_saved_and_nothing_breaks",
        ),
        Event.THREAD_DELETED: played(
            "As if its channel was deleted: the game goes on in another channel.", comes_back
        ),
        Event.CHANNEL_DELETED: shown(
            "The game waits, and a player brings it to another channel by `/farkle show`.",
            "e2e/tables/test_relocation.py::test_show_brings_a_game_whose_channel_was_deleted",
        ),
        Event.ROLE_DELETED: played("Nothing changes: a match asks for no role.", nothing_changes),
        Event.SERVER_DELETED: shown(
            "The match is closed, also if the bot was down meanwhile.",
            "e2e/tables/test_relocation.py::test_games_of_a_server_that_removes_the_bot_are_closed",
            "e2e/tables/test_relocation.py::test_server_that_removed_the_bot_meanwhile_is_noticed",
        ),
        Event.PERMISSION: shown(
            "Presses go on, since they need none; the end is kept though no board can show it.",
            "e2e/tables/test_permissions.py::test_game_goes_on_without_the_permission",
            "e2e/tables/test_permissions.py"
            "::test_end_is_stored_though_its_board_can_be_posted_nowhere",
        ),
        Event.LANGUAGE: played(
            "The board speaks the server's language from its next change on, answers the reader's.",
            nothing_changes,
        ),
        Event.RULE_CHANGED: played("A game keeps the rules that it began by.", keeps_its_rules),
        Event.SETTING_CHANGED: played(
            "The game keeps its pace and its place; the settings are for the next one.",
            nothing_changes,
        ),
        Event.PROCESS: played(
            "Whoever presses an old board is shown the true one, and nothing is rolled twice.",
            knows_of_the_other,
        ),
        Event.DATABASE_AWAY: played(
            "The press says that nothing was saved, nothing is shown that is not so, and it can be "
            "pressed again.",
            nothing_changes,
        ),
        Event.TWO_PRESSES: played(
            "What is pressed twice at once happens once.", both(happened_once, goes_on)
        ),
        Event.FORM_LEFT_OPEN: played(
            "A word for the dice is refused once somebody has rolled.", both(has_no_words, goes_on)
        ),
        Event.REMATCH: played("All have to want it, and it is another game.", begins_anew),
        Event.TIE: played("All who are equal win.", all_win),
        Event.LAST_ROUND: played(
            "Everyone else has one last turn where the rules say so.", they_win_after_last_turns
        ),
        Event.EIGHT_PLAYERS: played(
            "They play in the order of their seats.", nothing_changes, eight_begin
        ),
        Event.LONGEST_NAMES: played(
            "The board calls them so, within Discord's limits.", shows_whole_names
        ),
    },
    begin,
)
