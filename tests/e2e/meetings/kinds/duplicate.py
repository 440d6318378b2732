"""A deal of duplicate, which several play alone with the same dice in a tournament."""

from bot.features.tournaments.buttons import BeginButton, PlayAloneButton
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import both, can_be_pressed, happened_once
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.tournaments import announced, card_of, refresh
from tests.support.e2e.reading import PrivateMessage
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

DUPLICATE = "e2e/test_duplicate.py"
SERVICE = "unit/features/duplicate/test_service.py"
STORED = "integration/storage/duplicate/test_deals.py"
DEALS = "e2e/tournaments/test_deals_are_games.py"


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have her game of a deal before her."""
    panel = await announced(table, "duplicate")
    await panel.press(BeginButton)
    await refresh(table)
    opened = await table.press(table.ada, PlayAloneButton, on=card_of(table))
    return Scene(table, cup, table.ada, (), newest_game(table), PrivateMessage(opened))


ROW = Row(
    "duplicate deal",
    {
        Event.TURN_RUNS_OUT: shown(
            "A turn has no time of its own: what is banked when the deal ends counts.",
            f"{DUPLICATE}::test_time_up_counts_what_was_banked",
            f"{SERVICE}::test_what_is_banked_when_time_is_up_counts",
        ),
        Event.BANK_EMPTY: apart("There is no clock but the end of the deal."),
        Event.RESIGNATION: shown(
            "Nobody gains by not ending a deal that goes wrong.",
            "unit/features/tournaments/pairing/test_duplicate.py"
            "::test_nobody_gains_by_not_ending_a_round_that_goes_wrong",
        ),
        Event.REMOVAL: shown(
            "Who is taken out of the tournament ends their game.",
            f"{DEALS}::test_who_is_taken_out_ends_their_game",
        ),
        Event.STAND_IN_COMES: apart("Everybody plays alone, and nobody waits."),
        Event.STAND_IN_GOES: apart("Everybody plays alone, and nobody waits."),
        Event.RESTART: shown(
            "It goes on as it was.",
            f"{DUPLICATE}::test_it_goes_on_after_a_restart",
            f"{SERVICE}::test_a_new_process_goes_on",
        ),
        Event.DOWN_TIME: shown(
            "The tournament puts its end off by the time that the bot was down, once.",
            "e2e/tournaments/test_alone_and_arena.py::test_a_pause_and_time_down_put_off_the_end",
            "integration/storage/tournaments/test_downtime.py"
            "::test_starts_that_are_killed_move_no_deal_twice_and_end_none",
        ),
        Event.DATA_DELETED: shown(
            "Their score stays without their name.",
            f"{STORED}::test_deleting_somebody_keeps_their_score_without_their_name",
        ),
        Event.LEAVING: shown(
            "A deal that was begun stays theirs until its end.",
            "integration/storage/tournaments/test_leavers.py"
            "::test_what_has_begun_and_what_is_elsewhere_stays",
        ),
        Event.BAN_AND_BLOCK: apart("A ban is as if they left; nobody meets anybody."),
        Event.MESSAGE_DELETED: shown(
            "It is asked for again on the tournament's card.",
            "e2e/tournaments/test_panel.py::test_a_duplicate_is_played_from_the_card",
        ),
        Event.THREAD_DELETED: apart("It takes up no thread: private messages show it."),
        Event.CHANNEL_DELETED: apart("It takes up no channel: private messages show it."),
        Event.ROLE_DELETED: apart("It asks for no role."),
        Event.SERVER_DELETED: shown(
            "The tournament is called off; a deal that is closed is played on by nobody.",
            "e2e/tournaments/test_organizer_actions.py::test_a_server_that_removes_the_bot_calls_it_off",
            f"{SERVICE}::test_when_it_is_closed_nobody_plays_on_or_begins",
        ),
        Event.PERMISSION: apart("Private answers need no permission."),
        Event.LANGUAGE: apart("It speaks its player's language, whatever a server chooses."),
        Event.RULE_CHANGED: shown(
            "The plan keeps a copy of the rules.",
            "e2e/rulebook/test_rule_references.py::test_a_deletion_says_what_goes_on_by_a_copy",
        ),
        Event.SETTING_CHANGED: apart("The plan says how it is played."),
        Event.PROCESS: shown(
            "One game a person and deal, in whichever process.",
            f"{STORED}::test_one_game_a_person_and_deal_in_whichever_process",
        ),
        Event.DATABASE_AWAY: played(
            "The press says that nothing was saved, and can be pressed again.",
            both(can_be_pressed, happened_once),
        ),
        Event.TWO_PRESSES: shown(
            "Asked for in two windows at once it begins once.",
            f"{SERVICE}::test_asked_for_in_two_windows_at_once_it_begins_once",
        ),
        Event.FORM_LEFT_OPEN: apart("It asks for nothing in forms."),
        Event.REMATCH: shown("Nobody plays a deal twice.", f"{SERVICE}::test_nobody_plays_twice"),
        Event.TIE: shown(
            "Ties share a rank.",
            f"{STORED}::test_results_come_best_first_and_ties_share_a_rank",
        ),
        Event.LAST_ROUND: shown(
            "It ends when all have played, and no result is told before.",
            f"{DUPLICATE}::test_nothing_is_told_while_others_may_play",
            "e2e/tournaments/test_alone_and_arena.py::test_a_duplicate_ends_when_all_have_played",
        ),
        Event.EIGHT_PLAYERS: shown(
            "However many play it, each plays alone with the same dice.",
            f"{SERVICE}::test_everybody_has_the_same_dice_whatever_they_keep",
        ),
        Event.LONGEST_NAMES: shown(
            "Every layout stays within Discord's limits.",
            "unit/kit/test_limits.py::test_discord_takes_it",
        ),
    },
    begin,
)
