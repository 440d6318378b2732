"""Boards, and what is pressed on them."""

from bot.features.board.buttons import BankButton, BestButton, RollButton
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.kinds import plain
from tests.e2e.meetings.outcomes import both, can_be_pressed, happened_once
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ben have chosen what he could bank."""
    scene = await plain.begin(table, cup)
    cup.next("112346")
    await table.press(table.ben, RollButton)
    await table.press(table.ben, BestButton)
    scene.saves = BankButton
    return scene


ROW = Row(
    "board",
    {
        Event.TURN_RUNS_OUT: shown(
            "The board says what became of the turn, and is posted again if it was deleted.",
            "e2e/board/test_boards.py::test_deleted_board_is_posted_again_when_time_is_up",
        ),
        Event.BANK_EMPTY: shown(
            "The turn is over as in a live game; a missed turn leaves the time of one.",
            "unit/match/clocks/test_time_banks.py::test_a_missed_turn_leaves_the_time_of_one",
        ),
        Event.RESIGNATION: shown(
            "The board says who has left, and who won.",
            "e2e/board/test_boards.py::test_resigning_loses_the_game_at_any_time_and_counts_from_the_second_turn",
        ),
        Event.REMOVAL: shown(
            "A moderator removes somebody; of two nobody wins by it.",
            "e2e/board/test_moderation.py::test_moderator_removes_a_player",
        ),
        Event.STAND_IN_COMES: shown(
            "Whole turns of everybody away are told, one of each seat at most.",
            "unit/match/model/test_played.py::test_one_turn_of_each_seat_is_told_however_long_nobody_was_there",
        ),
        Event.STAND_IN_GOES: shown(
            "What a stand-in did is told as the bot's, for ever.",
            "unit/match/model/test_played.py::test_a_stand_in_plays_for_the_bot",
        ),
        Event.RESTART: shown(
            "Nothing is lost or rolled again, between any two presses and any save and its steps.",
            "e2e/board/test_restarts.py::test_nothing_is_lost_between_any_two_presses",
            "e2e/board/test_restarts.py::test_roll_that_was_saved_but_never_shown_is_not_rolled_again",
            "integration/storage/match/test_finish.py::test_a_killed_process_leaves_both_or_neither",
        ),
        Event.DOWN_TIME: shown(
            "A turn has the time that was left to it.",
            "e2e/match/test_downtime.py::test_a_turn_has_the_time_that_was_left",
        ),
        Event.DATA_DELETED: shown(
            "Boards are drawn anew without the name.",
            "unit/match/service/test_redraws.py::test_boards_of_whoever_leaves_everything_wait_until_they_are_nameless",
        ),
        Event.LEAVING: shown(
            "A stand-in plays until they are back.",
            "e2e/match/test_absences.py::test_a_stand_in_plays_at_once_until_they_are_back",
        ),
        Event.BAN_AND_BLOCK: shown(
            "A ban is as if they left; a block stops the next challenge, and no game.",
            "e2e/match/test_absences.py::test_a_stand_in_plays_at_once_until_they_are_back",
            "e2e/tables/test_challenge_limits.py::test_people_are_blocked_in_the_preferences",
        ),
        Event.MESSAGE_DELETED: shown(
            "A press whose message is gone is saved; the board comes back.",
            "e2e/board/test_boards.py::test_press_whose_message_is_gone_is_saved_and_nothing_breaks",
            "e2e/board/test_boards.py::test_deleted_board_is_posted_again_by_show",
        ),
        Event.THREAD_DELETED: shown(
            "As if its channel was deleted: the game goes on in another channel.",
            "e2e/tables/test_relocation.py::test_game_of_a_deleted_thread_goes_on_in_another_channel",
        ),
        Event.CHANNEL_DELETED: shown(
            "The game waits, and a player takes it elsewhere.",
            "e2e/tables/test_relocation.py::test_show_brings_a_game_whose_channel_was_deleted",
        ),
        Event.ROLE_DELETED: apart("Boards ask for no role."),
        Event.SERVER_DELETED: shown(
            "Games of a server that removes the bot are closed.",
            "e2e/tables/test_relocation.py::test_games_of_a_server_that_removes_the_bot_are_closed",
        ),
        Event.PERMISSION: shown(
            "Presses go on, since they need none; the end is kept though no board can show it.",
            "e2e/tables/test_permissions.py::test_game_goes_on_without_the_permission",
            "e2e/tables/test_permissions.py::test_end_is_stored_though_its_board_can_be_posted_nowhere",
        ),
        Event.LANGUAGE: shown(
            "Private answers speak the reader's language, boards the server's.",
            "wire/games/test_languages.py::test_boards_speak_as_the_server_and_private_answers_as_the_reader",
        ),
        Event.RULE_CHANGED: shown(
            "A game keeps the rules that it began by.",
            "e2e/rulebook/test_house_rules.py::test_a_game_keeps_the_rules_that_it_began_by",
        ),
        Event.SETTING_CHANGED: shown(
            "Dice are shown as everybody at the board can read them.",
            "unit/features/settings/test_appearance.py::test_a_board_can_be_read_by_everybody_at_it",
        ),
        Event.PROCESS: shown(
            "Who loses the race is shown the true board; one process alone keeps its clock.",
            "unit/match/service/test_elsewhere.py::test_who_loses_a_race_is_shown_the_true_board",
            "unit/match/service/test_elsewhere.py::test_a_lost_race_of_the_clock_is_read_anew",
        ),
        Event.DATABASE_AWAY: played(
            "What was to be banked is not, the board stays, and it can be pressed again.",
            both(can_be_pressed, happened_once),
        ),
        Event.TWO_PRESSES: shown(
            "Rolls and banks count once, two taps on different dice both.",
            "wire/games/test_game.py::test_roll_sent_several_times_at_once_rolls_once",
            "wire/games/test_game.py::test_bank_sent_twice_at_once_banks_once",
            "wire/games/test_game.py::test_two_taps_on_different_dice_sent_together_both_count",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "A word for the dice is refused once somebody has rolled.",
            "unit/match/model/test_seal.py::test_words_are_taken_until_the_first_roll",
        ),
        Event.REMATCH: shown(
            "A finished board offers it; an old one begins nothing.",
            "e2e/tables/test_rematches.py::test_the_last_press_twice_begins_one_game",
        ),
        Event.TIE: shown(
            "All who are equal win.", "e2e/standings/test_figures.py::test_tie_is_a_win_for_both"
        ),
        Event.LAST_ROUND: shown(
            "Everyone else has one last turn where the rules say so.",
            "unit/engine/play/test_endings.py::test_final_round_gives_everyone_else_one_last_turn",
            "unit/engine/play/test_resigning.py::test_leaving_the_final_round_ends_it_when_no_other_turn_is_left",
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
