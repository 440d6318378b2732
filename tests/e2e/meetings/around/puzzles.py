"""Puzzles."""

from bot.features.puzzles.buttons import GiveUpButton
from bot.features.puzzles.model.records import Attempt
from bot.features.puzzles.service.puzzles import SAME_PRESS
from bot.match.model.match import Person
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, played, shown
from tests.e2e.meetings.outcomes import can_be_pressed
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.messages.puzzles import now, open_puzzle, solver
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.storage.stores import Storage


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have a puzzle before her, which she can give up, or solve in another process."""
    panel = await open_puzzle(table)
    ada, puzzle = Person(table.ada.id, "Ada"), panel.puzzle

    async def solve(storage: Storage) -> None:
        answer = Attempt(ada, table.guild.id, puzzle, puzzle.best, None)
        await storage.puzzles.keep(answer, now(table) - SAME_PRESS - 1)

    return Scene(table, cup, table.ada, shown=panel, saves=GiveUpButton, elsewhere=solve)


async def counts_once(scene: Scene) -> None:
    """Assert that what was solved elsewhere stays solved."""
    await can_be_pressed(scene)
    kept = await solver(scene.table)
    assert (kept.answered, kept.solved, kept.streak) == (1, 1, 1)


ROW = Row(
    "puzzles",
    {
        **PRIVATE,
        Event.RESIGNATION: shown(
            "Giving up shows the answer and ends the streak.",
            "e2e/puzzles/test_solving.py::test_giving_up_shows_the_answer_and_ends_the_streak",
        ),
        Event.RESTART: shown(
            "It goes on after a restart.",
            "e2e/puzzles/test_solving.py::test_it_goes_on_after_a_restart",
            "e2e/puzzles/test_loaded.py::test_after_a_restart_it_is_the_same",
        ),
        Event.DOWN_TIME: shown(
            "After midnight the puzzle of a day counts as any other.",
            "e2e/puzzles/test_days.py::test_after_midnight_it_counts_as_any_other",
        ),
        Event.DATA_DELETED: shown(
            "What is kept can be had and deleted.",
            "e2e/puzzles/test_own_puzzles.py::test_what_is_kept_can_be_had_and_deleted",
            "unit/features/puzzles/test_own_puzzles.py::test_who_has_deleted_their_data_meanwhile_gets_none",
        ),
        Event.LEAVING: shown(
            "Who has left is not on the board of the server.",
            "integration/storage/puzzles/test_answers.py"
            "::test_the_board_hides_who_is_elsewhere_or_has_left",
        ),
        Event.MESSAGE_DELETED: shown(
            "Asking again gives the same puzzle.",
            "e2e/puzzles/test_solving.py::test_asking_again_gives_the_same_puzzle",
        ),
        Event.PERMISSION: shown(
            "Solving needs nothing, and sharing answers a press.",
            "e2e/puzzles/test_days.py::test_sharing_answers_a_press_and_needs_no_permission",
        ),
        Event.RULE_CHANGED: shown(
            "Of a ruleset that was changed none is offered.",
            "unit/features/puzzles/test_shelf.py::test_of_a_ruleset_that_was_changed_none_is_offered",
        ),
        Event.SETTING_CHANGED: shown(
            "A result is shared only in channels where games may be.",
            "e2e/puzzles/test_days.py::test_it_is_shared_only_where_games_may_be",
        ),
        Event.TWO_PRESSES: shown(
            "A double press counts once and says the same.",
            "e2e/puzzles/test_solving.py::test_a_double_press_counts_once_and_says_the_same",
        ),
        Event.TIE: shown(
            "Equal streaks share a place on the board.",
            "e2e/puzzles/test_days.py::test_the_board_of_the_server",
        ),
        Event.DATABASE_AWAY: played(
            "A press says that nothing was saved, and can be pressed again.", can_be_pressed
        ),
        Event.PROCESS: played(
            "A puzzle that was answered elsewhere counts once, as it was answered there.",
            counts_once,
        ),
    },
    begin,
)
