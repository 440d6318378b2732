"""A game of the tavern in which a badge is worn."""

from bot.features.tables.buttons import AcceptButton
from bot.features.tavern.buttons import BadgeMenu, ReadyButton
from tests.e2e.meetings.cells import Event, Row, shown
from tests.e2e.meetings.kinds import tavern
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.chest import Chest, give
from tests.support.e2e.player import lose_turn
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada, who wears a badge, have lost a turn."""
    give(table, table.ada, "tin-might")
    terms = {"opponent": table.ben, "dice": "ordinary", "badges": True}
    await table.ada.slash(table.channel, "farkle tavern play", **terms)
    await table.press(table.ben, AcceptButton)
    chest = await Chest.open(table, table.ada)
    await chest.select(BadgeMenu, "tin-might")
    await chest.press(ReadyButton)
    await lose_turn(table)
    return Scene(table, cup, table.ben, (table.ada,), newest_game(table))


ROW = Row(
    "badges",
    {
        **tavern.ROW.cells,
        Event.DATABASE_AWAY: shown(
            "A press that was not saved has used no badge, and can be pressed again.",
            "e2e/client/test_errors.py::test_locked_database_loses_nothing",
        ),
        Event.PROCESS: shown(
            "A badge that was lost meanwhile is not worn; one that is worn is as others see it.",
            "e2e/tavern/test_badges.py::test_a_badge_that_was_lost_meanwhile_is_not_worn",
            "unit/engine/badges/test_kinds.py::test_a_badge_arrives_in_another_process_as_it_was",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "A badge that somebody owns no longer when they are ready is not worn.",
            "e2e/tavern/test_badges.py::test_a_badge_that_was_lost_meanwhile_is_not_worn",
        ),
    },
    begin,
)
