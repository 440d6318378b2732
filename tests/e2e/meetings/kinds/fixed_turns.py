"""A match of so many turns each, in which the highest total wins."""

from tests.e2e.meetings.cells import Event, Row, shown
from tests.e2e.meetings.kinds import plain
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.player import lose_turn
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have lost the first of ten turns."""
    await table.begin(turns=10)
    form = await ask_word(table, table.ben)
    await lose_turn(table)
    return Scene(table, cup, table.ben, (table.ada,), newest_game(table), form=form)


ROW = Row(
    "fixed turns",
    {
        **plain.ROW.cells,
        Event.TIE: shown(
            "Equal totals after the last turn share the win.",
            "unit/engine/play/test_endings.py::test_equal_totals_after_the_last_turn_share_the_win",
        ),
        Event.LAST_ROUND: shown(
            "All have as many turns, and the highest total wins.",
            "e2e/board/test_whole_games.py::test_highest_total_after_ten_turns_each_wins",
            "unit/engine/play/test_resigning.py"
            "::test_leaving_in_the_last_turn_of_all_ends_the_game",
        ),
        Event.RULE_CHANGED: shown(
            "A game keeps the rules that it began by.",
            "e2e/rulebook/test_house_rules.py::test_a_game_keeps_the_rules_that_it_began_by",
        ),
        Event.EIGHT_PLAYERS: shown(
            "They play in the order of their seats.",
            "e2e/tables/test_tables.py::test_eight_people_play_in_seat_order",
        ),
    },
    begin,
)
