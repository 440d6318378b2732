"""A match of two teams of two."""

from tests.e2e.meetings.cells import Event, Row, played, shown
from tests.e2e.meetings.kinds import plain
from tests.e2e.meetings.outcomes import (
    all_win,
    goes_on,
    is_open,
    they_win_after_last_turns,
)
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.gathering import crowd, gather
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.player import lose_turn
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let the first of four, in two teams, have lost a turn."""
    return await _begin(table, cup)


async def begin_short(table: Table, cup: ScriptedCup) -> Scene:
    """Let them play to a target that one turn reaches: teams play longer unless it is said."""
    return await _begin(table, cup, target=2000)


async def _begin(table: Table, cup: ScriptedCup, **terms: int) -> Scene:
    people = crowd(table, 4)
    await gather(table, people, teams=2, **terms)
    first, second, *others = people.values()
    form = await ask_word(table, second)
    await lose_turn(table, first)
    return Scene(table, cup, second, (first, *others), newest_game(table), form=form)


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
        Event.TIE: played("Teams that are equal share the win.", all_win, begin_short),
        Event.LAST_ROUND: played(
            "Everyone else of the table has a last turn, partners too.",
            they_win_after_last_turns,
            begin_short,
        ),
        Event.EIGHT_PLAYERS: shown(
            "Two to four teams of equal size are laid.",
            "unit/engine/play/test_teams.py::test_two_to_four_teams_of_equal_size_can_be_laid",
            "e2e/tables/test_tables.py::test_uneven_teams_cannot_begin",
        ),
        Event.LONGEST_NAMES: shown(
            "Every layout stays within Discord's limits.",
            "unit/kit/test_limits.py::test_discord_takes_it",
        ),
        Event.STAND_IN_GOES: played(
            "Any press takes the seat back, and the game goes on.", goes_on
        ),
    },
    begin,
)
