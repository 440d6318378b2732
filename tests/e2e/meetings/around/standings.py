"""Results, ratings, leaderboards and seasons."""

from bot.features.standings.buttons import ListButton, UnlistButton
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import both, can_be_pressed
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.messages.leaderboard import beat, leaderboard
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada, who has won a game, look at the board of all servers, on which she is not."""
    await beat(table, table.ada, table.ben)
    assert "Ada" not in await leaderboard(table, scope="everywhere")
    return Scene(table, cup, table.ada, saves=ListButton)


async def is_listed(scene: Scene) -> None:
    """Assert that they are on the board of all servers, and can be taken off it."""
    assert "Ada" in await leaderboard(scene.table, scope="everywhere")
    assert scene.table.can(UnlistButton)


ROW = Row(
    "standings",
    {
        **PRIVATE,
        Event.TURN_RUNS_OUT: shown(
            "A missed turn is no turn that was played.",
            "unit/match/results/test_time_called.py::test_the_standing_decides_and_no_turn_is_counted_that_was_not_ended",
        ),
        Event.RESIGNATION: shown(
            "Who resigned has lost, from the second turn on.",
            "unit/match/results/test_figures.py::test_who_resigned_has_lost_and_their_turn_is_not_counted",
            "unit/match/results/test_figures.py::test_nothing_counts_before_the_second_turn",
        ),
        Event.REMOVAL: shown(
            "Of two nobody wins by it, and a game without result counts for nobody.",
            "e2e/board/test_moderation.py::test_moderator_removes_a_player",
        ),
        Event.STAND_IN_COMES: shown(
            "Who was away at the end has lost even if the stand-in won.",
            "unit/match/results/test_figures.py::test_who_was_away_at_the_end_has_lost_even_if_the_stand_in_won",
        ),
        Event.STAND_IN_GOES: shown(
            "Who is back at the end counts as if they had never been away.",
            "unit/match/results/test_figures.py"
            "::test_who_is_back_at_the_end_counts_as_if_they_had_never_been_away",
        ),
        Event.RESTART: shown(
            "Figures survive, and a finish that was killed leaves both or neither.",
            "e2e/board/test_restarts.py::test_figures_survive",
            "integration/storage/match/test_finish.py::test_a_killed_process_leaves_both_or_neither",
        ),
        Event.DOWN_TIME: shown(
            "Seasons end by the calendar; what was due is posted at the start.",
            "e2e/announcements/test_boards.py::test_a_board_that_was_due_meanwhile_is_posted_at_the_start",
        ),
        Event.DATA_DELETED: shown(
            "Nothing is left of a person; others keep theirs.",
            "e2e/privacy/test_privacy.py::test_nothing_is_left_of_a_person",
        ),
        Event.LEAVING: shown(
            "Who leaves is hidden until they are back.",
            "e2e/standings/test_leaderboards.py::test_who_leaves_the_server_is_hidden_until_they_are_back",
        ),
        Event.BAN_AND_BLOCK: shown(
            "A ban hides as leaving does; a block hides nobody.",
            "e2e/standings/test_leaderboards.py::test_who_leaves_the_server_is_hidden_until_they_are_back",
        ),
        Event.MESSAGE_DELETED: shown(
            "Leaderboards are shown anew by their command.",
            "e2e/standings/test_leaderboards.py::test_pages_are_turned_by_anybody_even_after_a_restart",
        ),
        Event.PERMISSION: shown(
            "Nobody sees games of others in channels that they cannot read.",
            "e2e/standings/test_statistics.py::test_nobody_sees_games_of_others_in_channels_that_they_cannot_read",
        ),
        Event.RULE_CHANGED: apart(
            "Boards are of rules that come with the bot; house rules are not rated."
        ),
        Event.SETTING_CHANGED: shown(
            "A server chooses how long seasons last, from the next one on.",
            "e2e/standings/test_seasons.py::test_a_server_chooses_how_long_seasons_last",
        ),
        Event.PROCESS: shown(
            "Two processes that finish at once lose no update.",
            "integration/storage/match/test_finish.py::test_two_processes_finishing_at_once_lose_no_update",
        ),
        Event.TWO_PRESSES: shown(
            "A season is ended once and by nobody else.",
            "e2e/standings/test_seasons.py::test_a_season_is_ended_once_and_by_nobody_else",
        ),
        Event.REMATCH: shown(
            "Each game counts by itself; the sixth of a day is not rated.",
            "e2e/standings/test_rated_games.py::test_the_sixth_game_of_a_day_is_not_rated",
        ),
        Event.TIE: shown(
            "A tie is a win for both.", "e2e/standings/test_figures.py::test_tie_is_a_win_for_both"
        ),
        Event.LAST_ROUND: shown(
            "Totals after it decide.",
            "unit/match/results/test_figures.py::test_equal_totals_are_a_win_for_each",
        ),
        Event.EIGHT_PLAYERS: shown(
            "Everybody is rated against everybody at the table.",
            "unit/match/results/test_ratings.py::test_the_better_the_place_the_better_the_rating",
        ),
        Event.LONGEST_NAMES: shown(
            "Names are shown as they are and not as Markdown.",
            "e2e/standings/test_leaderboards.py::test_names_are_shown_as_they_are_and_not_as_markdown",
        ),
        Event.DATABASE_AWAY: played(
            "Whoever could not be listed is told so, and can press again.",
            both(can_be_pressed, is_listed),
        ),
    },
    begin,
)
