"""A game of a tournament, in a thread of its own."""

from bot.features.board.buttons import RollButton
from bot.features.tournaments.model.plan import FormName
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import (
    both,
    goes_on,
    happened_once,
    is_over,
    knows_of_the_other,
    nothing_changes,
)
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.tournaments.event import gather, plan


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let the first of two have lost a turn, so that both have come or can."""
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT))
    [match] = await event.matches()
    first, second = (event.member(player.user_id) for player in match.players)
    cup.next("223346")
    await event.press(match, RollButton)
    return Scene(table, cup, second, (first,), match.id)


ROW = Row(
    "tournament game",
    {
        Event.TURN_RUNS_OUT: shown(
            "The next one plays; who has never come loses the game when their grace is over.",
            "e2e/match/test_clocks.py::test_what_is_safe_is_banked_and_what_is_late_is_told",
            "e2e/tournaments/test_no_shows.py::test_the_second_one_has_time_from_their_own_turn",
        ),
        Event.BANK_EMPTY: shown(
            "The turn is over as in any slow game.",
            "unit/match/clocks/test_time_banks.py::test_a_missed_turn_leaves_the_time_of_one",
        ),
        Event.RESIGNATION: played("The other one has won the game, and goes on.", is_over),
        Event.REMOVAL: shown(
            "By the organizer it is a loss, rated once both have come; of all games to come too.",
            "e2e/tournaments/test_withdrawing.py::test_so_is_being_removed_by_the_organizer",
            "e2e/tournaments/test_withdrawing.py::test_before_both_have_come_nothing_is_rated",
        ),
        Event.STAND_IN_COMES: shown(
            "It plays to the end; who leaves all their games to it is paired no more.",
            "e2e/tournaments/test_nobody_there.py"
            "::test_who_leaves_all_their_games_to_a_stand_in_is_paired_no_more",
        ),
        Event.STAND_IN_GOES: shown(
            "Any press on the board tells that one is there again.",
            "e2e/tournaments/test_nobody_there.py"
            "::test_any_press_on_the_board_tells_that_one_is_there",
        ),
        Event.RESTART: shown(
            "Games begin and count once, wherever the bot is killed.",
            "e2e/tournaments/test_killed.py::test_killed_at_every_statement",
            "e2e/tournaments/test_restarts.py::test_a_restart_between_any_two_events",
        ),
        Event.DOWN_TIME: shown(
            "Turns, grace and ends have the time that was left to them.",
            "e2e/tournaments/test_no_shows.py::test_the_time_that_the_bot_was_down_is_given_back",
            "e2e/tournaments/test_alone_and_arena.py::test_a_pause_and_time_down_put_off_the_end",
        ),
        Event.DATA_DELETED: shown(
            "They are withdrawn and lose what they play; nobody is named as having won by it.",
            "e2e/tournaments/test_no_shows.py::test_who_deletes_their_data_is_withdrawn",
            "e2e/tournaments/test_nobody_wins.py::test_whose_data_was_deleted_wins_nothing",
        ),
        Event.LEAVING: shown(
            "A game that goes on stays; nobody is paired anew with who has left.",
            "integration/storage/tournaments/test_leavers.py"
            "::test_what_has_begun_and_what_is_elsewhere_stays",
            "integration/storage/tournaments/test_leavers.py"
            "::test_nobody_is_paired_with_somebody_who_has_left",
        ),
        Event.BAN_AND_BLOCK: apart(
            "A ban is as if they left; blocks stop challenges, and pairings are none."
        ),
        Event.MESSAGE_DELETED: shown(
            "The board is posted again when the turn passes or by `/farkle show`.",
            "e2e/board/test_boards.py::test_deleted_board_is_posted_again_when_time_is_up",
            "e2e/board/test_boards.py::test_deleted_board_is_posted_again_by_show",
        ),
        Event.THREAD_DELETED: shown(
            "The game gets another thread, and in a pause nobody loses time by it.",
            "e2e/tournaments/test_organizer_actions.py::test_a_deleted_thread_is_made_again",
            "e2e/tournaments/test_stopped_clocks.py"
            "::test_a_thread_that_is_deleted_during_a_pause_costs_nobody_time",
        ),
        Event.CHANNEL_DELETED: shown(
            "It waits for the organizer, who moves it; games wait longer than a week.",
            "e2e/tournaments/test_organizer_actions.py"
            "::test_a_deleted_channel_lets_it_wait_for_the_organizer",
            "e2e/tournaments/test_stopped_clocks.py"
            "::test_games_wait_longer_than_a_week_for_a_channel",
        ),
        Event.ROLE_DELETED: played("Nothing changes: no game asks for a role.", nothing_changes),
        Event.SERVER_DELETED: shown(
            "The tournament is called off, and its games are closed.",
            "e2e/tournaments/test_organizer_actions.py::test_a_server_that_removes_the_bot_calls_it_off",
        ),
        Event.PERMISSION: shown(
            "The organizer is told what is missing, and goes on once it is granted.",
            "e2e/tournaments/test_organizer_actions.py::test_granting_permissions_and_resuming_goes_on",
            "e2e/tournaments/test_organizer_actions.py::test_without_threads_it_goes_on_in_the_channel",
        ),
        Event.LANGUAGE: played(
            "The board speaks the server's language from its next change on.", nothing_changes
        ),
        Event.RULE_CHANGED: shown(
            "A plan follows its house rules until it is announced; games keep a copy.",
            "e2e/rulebook/test_rule_references.py"
            "::test_a_tournament_that_is_planned_follows_its_house_rules",
            "e2e/rulebook/test_rule_references.py::test_a_deletion_says_what_goes_on_by_a_copy",
        ),
        Event.SETTING_CHANGED: played(
            "The plan says how it is played: settings change nothing of it.", nothing_changes
        ),
        Event.PROCESS: played(
            "Whoever presses an old board is shown the true one, and nothing is rolled twice.",
            knows_of_the_other,
        ),
        Event.DATABASE_AWAY: played(
            "The press says that nothing was saved, and can be pressed again.", nothing_changes
        ),
        Event.TWO_PRESSES: played(
            "What is pressed twice at once happens once.", both(happened_once, goes_on)
        ),
        Event.FORM_LEFT_OPEN: shown(
            "A removal that was asked before the start and answered after it is asked again.",
            "e2e/tournaments/test_organizer_panel.py"
            "::test_a_removal_asked_before_the_start_and_answered_after_it_is_asked_again",
        ),
        Event.REMATCH: apart("Who plays whom is for the pairing: such a game has no rematch."),
        Event.TIE: shown(
            "Each has half a point, and in a knock-out another game is played.",
            "unit/features/tournaments/model/test_series.py::test_who_has_won",
        ),
        Event.LAST_ROUND: shown(
            "When the time of a round is up whoever leads has won, unless they had never come.",
            "integration/storage/tournaments/test_life.py"
            "::test_when_the_time_of_a_round_is_up_whoever_leads_has_won",
            "integration/storage/tournaments/test_results.py"
            "::test_who_was_there_alone_has_won_when_time_is_up",
        ),
        Event.EIGHT_PLAYERS: apart("Two play a game, or one alone; many play a tournament."),
        Event.LONGEST_NAMES: shown(
            "Layouts stay within Discord's limits, and names end in an ellipsis in pictures.",
            "unit/kit/test_limits.py::test_discord_takes_it",
            "unit/features/tournaments/test_pictures.py"
            "::test_long_names_end_in_an_ellipsis_within_their_room",
        ),
    },
    begin,
)
