"""A plain match between two people, with live turns."""

from tests.e2e.meetings.cells import Event, Row, played, shown
from tests.e2e.meetings.outcomes import (
    both,
    is_over,
    nothing_changes,
    says,
)
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.player import lose_turn
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have lost a turn against Ben, who is on turn."""
    await table.begin()
    await lose_turn(table)
    return Scene(table, cup, table.ben, (table.ada,), newest_game(table))


ROW = Row(
    "plain match",
    {
        Event.TURN_RUNS_OUT: shown(
            "What is safe is banked, or goes where the server wants that; the next one plays.",
            "e2e/match/test_clocks.py::test_what_is_safe_is_banked_and_what_is_late_is_told",
            "e2e/match/test_clocks.py::test_a_server_may_let_the_points_go",
        ),
        Event.BANK_EMPTY: shown(
            "The turn is over as in a live game; a missed turn leaves the time of one.",
            "unit/match/clocks/test_time_banks.py::test_a_missed_turn_leaves_the_time_of_one",
        ),
        Event.RESIGNATION: played(
            "The other one has won, and the result counts once both have played.",
            both(is_over, says(say("finished-won", winners="Ada"))),
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
        Event.STAND_IN_GOES: shown(
            "Any press takes the seat back, also while the stand-in thinks.",
            "unit/match/clocks/test_absences.py::test_any_press_takes_the_seat_back",
            "unit/match/clocks/test_absences.py::test_a_stand_in_who_thinks_gives_way",
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
            both(is_over, says(say("finished-won", winners="Ada"))),
        ),
        Event.LEAVING: shown(
            "A stand-in plays from the end of their turn on, until they are back.",
            "e2e/match/test_absences.py::test_a_stand_in_plays_at_once_until_they_are_back",
        ),
        Event.BAN_AND_BLOCK: shown(
            "A ban is as if they left; a block stops the next challenge, and no game.",
            "e2e/match/test_absences.py::test_a_stand_in_plays_at_once_until_they_are_back",
            "e2e/tables/test_consent.py::test_people_are_blocked_in_the_preferences",
        ),
        Event.MESSAGE_DELETED: shown(
            "The board comes back by `/farkle show`, or when its time is up; nothing is lost.",
            "e2e/board/test_boards.py::test_deleted_board_is_posted_again_by_show",
            "e2e/board/test_boards.py::test_deleted_board_is_posted_again_when_time_is_up",
            "e2e/board/test_boards.py"
            "::test_press_whose_message_is_gone_is_saved_and_nothing_breaks",
        ),
        Event.THREAD_DELETED: shown(
            "As if its channel was deleted: the game goes on in another channel.",
            "e2e/tables/test_places.py::test_game_of_a_deleted_thread_goes_on_in_another_channel",
            "e2e/tables/test_threads.py::test_a_deleted_thread_is_a_deleted_channel",
        ),
        Event.CHANNEL_DELETED: shown(
            "The game waits, and a player brings it to another channel by `/farkle show`.",
            "e2e/tables/test_places.py::test_show_brings_a_game_whose_channel_was_deleted",
        ),
        Event.ROLE_DELETED: played("Nothing changes: a match asks for no role.", nothing_changes),
        Event.SERVER_DELETED: shown(
            "The match is closed, also if the bot was down meanwhile.",
            "e2e/tables/test_places.py::test_games_of_a_server_that_removes_the_bot_are_closed",
            "e2e/tables/test_places.py::test_server_that_removed_the_bot_meanwhile_is_noticed",
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
        Event.RULE_CHANGED: shown(
            "A game keeps the rules that it began by.",
            "e2e/rulebook/test_house_rules.py::test_a_game_keeps_the_rules_that_it_began_by",
        ),
        Event.SETTING_CHANGED: played(
            "The game keeps its pace and its place; the settings are for the next one.",
            nothing_changes,
        ),
        Event.PROCESS: shown(
            "Who loses the race is shown the true board; one process alone keeps its clock.",
            "unit/match/service/test_elsewhere.py::test_who_loses_a_race_is_shown_the_true_board",
            "unit/match/service/test_elsewhere.py::test_a_lost_race_of_the_clock_is_read_anew",
            "integration/storage/match/test_finish.py"
            "::test_two_processes_finishing_at_once_lose_no_update",
        ),
        Event.DATABASE_AWAY: shown(
            "The press says that nothing was saved, nothing is shown that is not so, and it can be "
            "pressed again.",
            "e2e/client/test_errors.py::test_locked_database_loses_nothing",
        ),
        Event.TWO_PRESSES: shown(
            "Rolls and banks count once, two taps on different dice both.",
            "wire/games/test_game.py::test_roll_sent_several_times_at_once_rolls_once",
            "wire/games/test_game.py::test_bank_sent_twice_at_once_banks_once",
            "wire/games/test_game.py::test_two_taps_on_different_dice_sent_together_both_count",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "The word for the dice is refused once somebody has rolled.",
            "unit/match/model/test_seal.py::test_words_are_taken_until_the_first_roll",
        ),
        Event.REMATCH: shown(
            "Both have to want it, and the other one begins.",
            "e2e/tables/test_rematches.py::test_both_press_and_the_other_begins",
            "e2e/tables/test_rematches.py::test_the_last_press_twice_begins_one_game",
        ),
        Event.TIE: shown(
            "All who are equal win.", "e2e/standings/test_figures.py::test_tie_is_a_win_for_both"
        ),
        Event.LAST_ROUND: shown(
            "Everyone else has one last turn where the rules say so.",
            "unit/engine/play/test_endings.py::test_final_round_gives_everyone_else_one_last_turn",
            "unit/engine/play/test_resigning.py"
            "::test_leaving_the_final_round_ends_it_when_no_other_turn_is_left",
        ),
        Event.EIGHT_PLAYERS: shown(
            "They play in the order of their seats.",
            "e2e/tables/test_tables.py::test_eight_people_play_in_seat_order",
        ),
        Event.LONGEST_NAMES: shown(
            "Every layout stays within Discord's limits.",
            "unit/kit/test_limits.py::test_discord_takes_it",
        ),
    },
    begin,
)
