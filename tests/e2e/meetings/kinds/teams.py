"""A match of two teams of two."""

from tests.e2e.meetings.cells import Event, Row, played, shown
from tests.e2e.meetings.kinds import plain
from tests.e2e.meetings.outcomes import goes_on, is_open
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.gathering import crowd, gather
from tests.support.e2e.player import lose_turn
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let the first of four, in two teams, have lost a turn."""
    people = crowd(table, 4)
    await gather(table, people, teams=2)
    first, second, *others = people.values()
    await lose_turn(table, first)
    return Scene(table, cup, second, (first, *others), newest_game(table))


ROW = Row(
    "teams",
    {
        **plain.ROW.cells,
        Event.RESIGNATION: played("Their partner plays on for the team.", goes_on),
        Event.REMOVAL: played("Their partner plays on for the team.", goes_on),
        Event.STAND_IN_COMES: shown(
            "A partner who is there wins for two, but whoever was away has not won.",
            "unit/match/results/test_figures.py"
            "::test_a_partner_wins_for_two_but_whoever_was_away_has_not",
        ),
        Event.DATA_DELETED: played(
            "Their partner plays on, beside a former player.",
            is_open,
        ),
        Event.REMATCH: shown(
            "Teams stay together, and who begins moves on.",
            "unit/features/tables/test_rematches.py"
            "::test_who_begins_moves_on_and_teams_stay_together",
        ),
        Event.TIE: shown(
            "Teams that are equal share the win.",
            "unit/engine/play/test_endings.py::test_final_round_can_end_in_a_tie",
        ),
        Event.LAST_ROUND: shown(
            "Everyone else of the table has a last turn, partners too.",
            "unit/engine/play/test_teams.py::test_everyone_else_of_the_table_has_a_last_turn",
        ),
        Event.EIGHT_PLAYERS: shown(
            "Two to four teams of equal size are laid.",
            "unit/engine/play/test_teams.py::test_two_to_four_teams_of_equal_size_can_be_laid",
            "e2e/tables/test_tables.py::test_uneven_teams_cannot_begin",
        ),
    },
    begin,
)
