"""Views of games of others, and guesses."""

from bot.features.watching.buttons import GuessButton
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.kinds import plain
from tests.e2e.meetings.outcomes import both, can_be_pressed
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.messages.watching import MOMENT, watch
from tests.support.e2e.player import marked
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Cleo watch the game of Ada and Ben, of whom Ada has lost a turn."""
    scene = await plain.begin(table, cup)
    scene.view = await watch(table, table.cleo)
    return scene


async def begin_guessing(table: Table, cup: ScriptedCup) -> Scene:
    """Let Cleo be about to guess who wins."""
    await table.begin()
    view = await watch(table, table.cleo)
    return Scene(table, cup, table.cleo, shown=view, saves=GuessButton)


async def is_guessed(scene: Scene) -> None:
    """Assert that the view says whom they have guessed."""
    assert scene.shown is not None
    assert say("guess-own", name="Ada") in scene.shown.text()


async def is_followed(scene: Scene) -> None:
    """Assert that the view says after a moment what the board says."""
    await scene.table.env.advance_time(MOMENT)
    assert scene.view is not None
    board = scene.table.board()
    for mark in ("to play", "away"):
        assert marked(scene.view.text(), mark) == marked(board, mark)


ROW = Row(
    "watching",
    {
        **PRIVATE,
        Event.TURN_RUNS_OUT: played("A view shows by itself what the board does.", is_followed),
        Event.BANK_EMPTY: played("A view shows by itself what the board does.", is_followed),
        Event.RESIGNATION: shown(
            "A guess is shown when the game ends.",
            "e2e/watching/test_guesses.py::test_a_guess_is_shown_when_the_game_ends",
        ),
        Event.REMOVAL: shown(
            "A game without result counts for nobody.",
            "e2e/watching/test_guesses.py::test_a_game_without_result_counts_for_nobody",
        ),
        Event.STAND_IN_COMES: played("A view shows by itself what the board does.", is_followed),
        Event.STAND_IN_GOES: played("A view shows by itself what the board does.", is_followed),
        Event.RESTART: shown(
            "A press goes on after a restart; a guess outlives it.",
            "e2e/watching/test_watching.py::test_a_press_goes_on_after_a_restart",
            "e2e/watching/test_guesses.py::test_it_outlives_a_restart",
        ),
        Event.DOWN_TIME: shown(
            "After a quarter of an hour a view stands still until it is pressed.",
            "e2e/watching/test_watching.py::test_after_a_quarter_of_an_hour_it_stands_still_until_it_is_pressed",
        ),
        Event.DATA_DELETED: shown(
            "With somebody's data their guesses go.",
            "integration/storage/watching/test_guesses.py::test_with_somebodys_data_their_guesses_go",
        ),
        Event.LEAVING: shown(
            "Who left is not on the board of guessers.",
            "integration/storage/watching/test_guesses.py::test_names_are_the_newest_and_who_left_is_not_on_it",
        ),
        Event.BAN_AND_BLOCK: played(
            "A view shows by itself that a player is gone; a block concerns challenges alone.",
            is_followed,
        ),
        Event.MESSAGE_DELETED: shown(
            "A view that cannot be changed is given up.",
            "e2e/watching/test_watching.py::test_a_view_that_cannot_be_changed_is_given_up",
        ),
        Event.THREAD_DELETED: shown(
            "A private view goes with its channel; one elsewhere follows where one can read.",
            "e2e/watching/test_watching.py::test_a_game_that_moves_is_followed_where_one_can_read",
            "e2e/watching/test_watching.py::test_whoever_loses_the_channel_sees_no_more",
        ),
        Event.CHANNEL_DELETED: shown(
            "A private view goes with its channel; one elsewhere follows where one can read.",
            "e2e/watching/test_watching.py::test_a_game_that_moves_is_followed_where_one_can_read",
            "e2e/watching/test_watching.py::test_whoever_loses_the_channel_sees_no_more",
        ),
        Event.SERVER_DELETED: shown(
            "With a server's data its guesses go.",
            "integration/storage/watching/test_guesses.py::test_with_a_servers_data_its_guesses_go",
        ),
        Event.PERMISSION: shown(
            "A channel that somebody cannot read cannot be watched.",
            "e2e/watching/test_watching.py::test_a_channel_that_somebody_cannot_read_cannot_be_watched",
        ),
        Event.RULE_CHANGED: apart("A game keeps its rules."),
        Event.SETTING_CHANGED: shown(
            "A server switches it off.",
            "e2e/watching/test_watching.py::test_a_server_switches_it_off",
            "e2e/watching/test_guesses.py::test_a_server_switches_guesses_off",
        ),
        Event.TWO_PRESSES: shown(
            "A guess can be changed and is one.",
            "integration/storage/watching/test_guesses.py::test_a_guess_can_be_changed_and_is_one",
        ),
        Event.REMATCH: shown(
            "TV goes on with the next game.",
            "e2e/watching/test_watching.py::test_tv_goes_on_with_the_next_game",
        ),
        Event.TIE: shown(
            "Whoever guessed any winner was right.",
            "e2e/watching/test_guesses.py::test_whoever_guessed_any_of_several_winners_was_right",
        ),
        Event.LAST_ROUND: shown(
            "Guesses end once somebody has a third of the way.",
            "e2e/watching/test_guesses.py::test_somebody_a_third_of_the_way_ends_the_guessing",
        ),
        Event.EIGHT_PLAYERS: shown(
            "Among more a right guess is worth more.",
            "integration/storage/watching/test_guesses.py::test_among_more_a_right_guess_is_worth_more",
        ),
        Event.PROCESS: shown(
            "A guess that comes as another process ends the game is too late.",
            "integration/storage/clusters/test_fights.py"
            "::test_a_guess_that_comes_as_the_game_ends_is_too_late",
        ),
        Event.DATABASE_AWAY: played(
            "A guess that was not saved is none, and can be pressed again.",
            both(can_be_pressed, is_guessed),
            begin_guessing,
        ),
    },
    begin,
)
