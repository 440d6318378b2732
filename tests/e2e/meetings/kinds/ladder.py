"""A game for a place on a ladder."""

from bot.features.ladder.buttons import AcceptChallengeButton
from tests.e2e.ladder.ladder import ladder_of
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.kinds import plain
from tests.e2e.meetings.outcomes import is_over
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.player import lose_turn
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

LEAVING = "e2e/ladder/test_departures.py"
CHALLENGES = "e2e/ladder/test_challenges.py"


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada, who has challenged Ben, have lost a turn."""
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    await table.press(table.ben, AcceptChallengeButton)
    form = await ask_word(table, table.ben)
    await lose_turn(table)
    return Scene(table, cup, table.ben, (table.ada,), newest_game(table), form=form)


ROW = Row(
    "ladder game",
    {
        **plain.ROW.cells,
        Event.TURN_RUNS_OUT: shown(
            "As in any slow game: a turn has a day at least.",
            f"{CHALLENGES}::test_a_turn_has_at_least_a_day",
            "e2e/match/test_clocks.py::test_what_is_safe_is_banked_and_what_is_late_is_told",
        ),
        Event.RESIGNATION: shown(
            "The other one has won: a winner from below takes the place, a defender keeps it.",
            f"{CHALLENGES}::test_the_winner_from_below_takes_the_place",
            f"{CHALLENGES}::test_who_defends_a_place_keeps_it",
        ),
        Event.REMOVAL: shown(
            "A game without result changes no place.",
            f"{CHALLENGES}::test_a_game_without_result_counts_for_nothing",
        ),
        Event.DOWN_TIME: shown(
            "The time in which the bot was down is given back.",
            f"{CHALLENGES}::test_time_in_which_the_bot_was_down_is_given_back",
        ),
        Event.DATA_DELETED: played(
            "The game is over, their place goes, and the news does not name them.", is_over
        ),
        Event.LEAVING: shown(
            "Nobody loses a place to somebody who has left; the game itself goes on.",
            f"{LEAVING}::test_nobody_loses_a_place_to_somebody_who_has_left",
            "e2e/match/test_absences.py::test_a_stand_in_plays_at_once_until_they_are_back",
        ),
        Event.BAN_AND_BLOCK: shown(
            "A ban is as if they left; a block is refused as elsewhere.",
            f"{CHALLENGES}::test_a_block_is_refused_as_elsewhere",
            "e2e/match/test_absences.py::test_a_stand_in_plays_at_once_until_they_are_back",
        ),
        Event.SERVER_DELETED: shown(
            "The game is closed, and nobody loses a place by it.",
            f"{LEAVING}::test_nobody_loses_a_place_while_the_bot_is_off_the_server",
            "e2e/tables/test_relocation.py::test_games_of_a_server_that_removes_the_bot_are_closed",
        ),
        Event.RULE_CHANGED: shown(
            "House rules have no ladder, and rules that ship do not change.",
            "e2e/ladder/test_ladders.py::test_house_rules_have_no_ladder",
        ),
        Event.PROCESS: shown(
            "Places change in the transaction of the game; two that end at once both count.",
            "integration/storage/ladder/test_ladders.py"
            "::test_places_change_in_the_transaction_of_the_game",
            "integration/storage/ladder/test_ladders.py"
            "::test_two_games_that_end_at_once_both_count",
        ),
        Event.REMATCH: shown(
            "It is a game like any other, and changes no places.",
            f"{CHALLENGES}::test_a_rematch_changes_no_places",
        ),
        Event.TIE: shown(
            "It is nobody's: places stay.",
            "unit/features/ladder/test_model.py::test_a_tie_is_nobodys",
        ),
        Event.EIGHT_PLAYERS: apart("Two play for a place."),
        Event.BANK_EMPTY: apart("Games for a place have a day at least a turn, and no time bank."),
        Event.LAST_ROUND: shown(
            "Everyone else has one last turn where the rules say so.",
            "unit/engine/play/test_endings.py::test_final_round_gives_everyone_else_one_last_turn",
        ),
    },
    begin,
)
