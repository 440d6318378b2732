"""A match against the bot."""

from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.kinds import plain
from tests.e2e.meetings.outcomes import is_over
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada be about to play against the bot."""
    await table.ada.slash(table.channel, "farkle bot", level="cautious")
    form = await ask_word(table, table.ada)
    return Scene(table, cup, table.ada, (), newest_game(table), form=form)


ROW = Row(
    "against the bot",
    {
        **plain.ROW.cells,
        Event.TURN_RUNS_OUT: shown(
            "The opponent plays; nobody's time runs while it thinks.",
            "unit/match/service/test_opponents.py"
            "::test_an_opponent_plays_on_when_time_was_up_before_it",
            "unit/match/service/test_opponents.py"
            "::test_the_clock_of_a_speed_game_stands_still_for_opponents",
        ),
        Event.RESIGNATION: played("The bot has won, and nothing counts.", is_over),
        Event.REMOVAL: played("Opponents go with the last person.", is_over),
        Event.STAND_IN_COMES: shown(
            "None plays against the bot: the lone person is waited for, a week at most.",
            "unit/match/clocks/test_deserted.py::test_a_lone_person_who_is_away_is_waited_for",
            "unit/match/clocks/test_deserted.py"
            "::test_a_game_that_everybody_left_waits_for_seven_days",
        ),
        Event.STAND_IN_GOES: shown(
            "Whoever comes back plays on.",
            "unit/match/clocks/test_deserted.py"
            "::test_whoever_comes_back_to_a_deserted_game_plays_on",
        ),
        Event.RESTART: shown(
            "A fresh process goes on in the middle of a turn, of either.",
            "unit/match/service/test_opponents.py"
            "::test_a_fresh_process_goes_on_in_the_middle_of_a_turn",
            "e2e/tables/test_opponents.py::test_a_restart_in_the_middle_of_a_turn",
        ),
        Event.DOWN_TIME: shown(
            "No turn is lost while the bot is down.",
            "e2e/tables/test_opponents.py::test_no_turn_is_lost_while_the_bot_is_down",
        ),
        Event.DATA_DELETED: played("The game is over: nobody is left in it.", is_over),
        Event.LEAVING: shown(
            "Nobody waits for them: the game is kept for them, a week at most.",
            "unit/match/clocks/test_deserted.py::test_a_lone_person_who_is_away_is_waited_for",
        ),
        Event.BAN_AND_BLOCK: apart("A ban is as if they left, and nobody can block the bot."),
        Event.DATABASE_AWAY: shown(
            "A move of an opponent that cannot be saved is made good later.",
            "unit/match/service/test_opponents_failing.py::test_a_save_that_fails_is_made_good",
        ),
        Event.TWO_PRESSES: shown(
            "Presses while an opponent plays are told whose turn it is.",
            "e2e/tables/test_opponents.py::test_presses_while_an_opponent_plays",
        ),
        Event.REMATCH: shown(
            "Opponents agree at once.",
            "unit/features/tables/test_rematches.py::test_opponents_agree_at_once",
        ),
        Event.EIGHT_PLAYERS: shown(
            "Opponents sit in lobbies with people, in teams too.",
            "e2e/tables/test_opponents.py::test_opponents_sit_in_lobbies_and_play_in_teams",
        ),
        Event.BANK_EMPTY: shown(
            "The turn is over as in a live game; a missed turn leaves the time of one.",
            "unit/match/clocks/test_time_banks.py::test_a_missed_turn_leaves_the_time_of_one",
        ),
        Event.LAST_ROUND: shown(
            "Everyone else has one last turn where the rules say so.",
            "unit/engine/play/test_endings.py::test_final_round_gives_everyone_else_one_last_turn",
        ),
        Event.TIE: shown(
            "All who are equal win.",
            "e2e/standings/test_figures.py::test_tie_is_a_win_for_both",
        ),
    },
    begin,
)
