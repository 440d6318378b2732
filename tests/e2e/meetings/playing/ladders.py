"""Ladders, and challenges on them."""

from bot.features.ladder.buttons import AcceptChallengeButton
from tests.e2e.ladder.ladder import ladder_of
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import can_be_pressed
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have challenged Ben, who has not answered."""
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    return Scene(table, cup, table.ben, (table.ada,), saves=AcceptChallengeButton)


async def is_accepted(scene: Scene) -> None:
    """Assert that the challenge can still be accepted, and begins one game."""
    assert scene.table.stored() == []
    await can_be_pressed(scene)
    assert newest_game(scene.table) == 1


ROW = Row(
    "ladder",
    {
        Event.TURN_RUNS_OUT: shown(
            "An unanswered challenge is lost after three days, but not on vacation.",
            "e2e/ladder/test_challenges.py::test_an_unanswered_challenge_is_lost",
            "e2e/ladder/test_challenges.py::test_who_is_on_vacation_loses_no_place_by_silence",
        ),
        Event.BANK_EMPTY: apart("A challenge has no bank."),
        Event.RESIGNATION: shown(
            "Leaving gives the place to the challenger.",
            "e2e/ladder/test_ladders.py::test_leaving_gives_the_place_to_the_challenger",
        ),
        Event.REMOVAL: apart("Nobody is removed from a ladder; who idles sinks."),
        Event.STAND_IN_COMES: apart("Places have no seats; the game of a challenge has."),
        Event.STAND_IN_GOES: apart("Places have no seats; the game of a challenge has."),
        Event.RESTART: shown(
            "What ended before Discord could be asked is told then.",
            "unit/features/ladder/test_answers.py::test_what_ended_before_discord_could_be_asked_is_told_then",
        ),
        Event.DOWN_TIME: shown(
            "The time to answer is given back; nobody sinks meanwhile.",
            "e2e/ladder/test_challenges.py::test_time_in_which_the_bot_was_down_is_given_back",
            "e2e/ladder/test_departures.py::test_nobody_sinks_while_the_bot_is_off_the_server",
        ),
        Event.DATA_DELETED: shown(
            "They leave their place, and a challenge of theirs is over.",
            "e2e/ladder/test_departures.py::test_whoever_deletes_their_data_leaves_their_place",
            "e2e/ladder/test_departures.py::test_a_challenge_of_somebody_who_is_deleted_is_over",
        ),
        Event.LEAVING: shown(
            "Who has left is passed over, and nobody loses a place to them.",
            "e2e/ladder/test_ladders.py::test_who_has_left_the_server_is_passed_over",
            "e2e/ladder/test_departures.py::test_nobody_loses_a_place_to_somebody_who_has_left",
        ),
        Event.BAN_AND_BLOCK: shown(
            "A block is refused as elsewhere.",
            "e2e/ladder/test_challenges.py::test_a_block_is_refused_as_elsewhere",
        ),
        Event.MESSAGE_DELETED: shown(
            "The panel answers too, wherever it is opened.",
            "e2e/ladder/test_challenges.py::test_the_panel_answers_too_wherever_it_is_opened",
        ),
        Event.THREAD_DELETED: shown(
            "As if its channel was deleted.",
            "e2e/ladder/test_departures.py::test_a_challenge_ends_with_its_channel",
        ),
        Event.CHANNEL_DELETED: shown(
            "A challenge ends with its channel, without a loss; a game waits.",
            "e2e/ladder/test_departures.py::test_a_challenge_ends_with_its_channel",
            "e2e/tables/test_relocation.py::test_show_brings_a_game_whose_channel_was_deleted",
        ),
        Event.ROLE_DELETED: apart("Ladders ask for no role."),
        Event.SERVER_DELETED: shown(
            "Nobody loses a place while the bot is off the server.",
            "e2e/ladder/test_departures.py::test_nobody_loses_a_place_while_the_bot_is_off_the_server",
        ),
        Event.PERMISSION: shown(
            "Nobody is challenged where they cannot read.",
            "e2e/ladder/test_challenges.py::test_nobody_is_challenged_where_they_cannot_read",
        ),
        Event.LANGUAGE: shown(
            "As any board.",
            "wire/games/test_languages.py::test_boards_speak_as_the_server_and_private_answers_as_the_reader",
        ),
        Event.RULE_CHANGED: apart("Ladders are of rules that come with the bot."),
        Event.SETTING_CHANGED: shown(
            "Nobody sinks while ladders are off.",
            "e2e/ladder/test_departures.py::test_nobody_sinks_while_ladders_are_off",
        ),
        Event.PROCESS: shown(
            "Who loses the race is shown the true board; one process alone keeps its clock.",
            "unit/match/service/test_elsewhere.py::test_who_loses_a_race_is_shown_the_true_board",
            "unit/match/service/test_elsewhere.py::test_a_lost_race_of_the_clock_is_read_anew",
        ),
        Event.DATABASE_AWAY: played(
            "A challenge that could not be accepted stands, and can be pressed again.",
            is_accepted,
        ),
        Event.TWO_PRESSES: shown(
            "Nobody is in two challenges.",
            "e2e/ladder/test_challenges.py::test_nobody_is_in_two_challenges",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "A menu offers nobody out of reach; what it offered before is looked at again.",
            "e2e/ladder/test_challenges.py::test_a_menu_offers_nobody_out_of_reach",
        ),
        Event.REMATCH: shown(
            "A rematch changes no places.",
            "e2e/ladder/test_challenges.py::test_a_rematch_changes_no_places",
        ),
        Event.TIE: shown(
            "A tie is nobody's: who defends the place keeps it.",
            "unit/features/ladder/test_model.py::test_a_tie_is_nobodys",
        ),
        Event.LAST_ROUND: apart("A ladder has no rounds."),
        Event.EIGHT_PLAYERS: apart("Two play for a place."),
        Event.LONGEST_NAMES: shown(
            "Every layout stays within Discord's limits.",
            "unit/kit/test_limits.py::test_discord_takes_it",
        ),
    },
    begin,
)
