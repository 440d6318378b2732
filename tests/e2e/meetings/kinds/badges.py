"""A game of the tavern in which a badge is worn."""

from bot.features.board.buttons import BadgeButton, RollButton
from bot.features.tables.buttons import AcceptButton
from bot.features.tavern.buttons import BadgeMenu, ReadyButton
from tests.e2e.meetings.cells import Event, Row, played, shown
from tests.e2e.meetings.kinds import tavern
from tests.e2e.meetings.outcomes import both, can_be_pressed, happened_once
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.chest import Chest, give
from tests.support.e2e.player import lose_turn
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada, who wears a badge, have lost a turn."""
    scene = await _begin(table, cup, "tin-might")
    await lose_turn(table)
    return scene


async def _begin(table: Table, cup: ScriptedCup, badge: str) -> Scene:
    give(table, table.ada, badge)
    terms = {"opponent": table.ben, "dice": "ordinary", "badges": True}
    await table.ada.slash(table.channel, "farkle tavern play", **terms)
    await table.press(table.ben, AcceptButton)
    chest = await Chest.open(table, table.ada)
    await chest.select(BadgeMenu, badge)
    await chest.press(ReadyButton)
    return Scene(table, cup, table.ben, (table.ada,), newest_game(table))


async def begin_rolled(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada be able to double what she has rolled, by her badge."""
    scene = await _begin(table, cup, "tin-doppelganger")
    cup.next("112346")
    await table.press(table.ada, RollButton)
    scene.struck, scene.others, scene.saves = table.ada, (table.ben,), BadgeButton
    return scene


ROW = Row(
    "badges",
    {
        **tavern.ROW.cells,
        Event.DATABASE_AWAY: played(
            "A press that was not saved has used no badge, and can be pressed again.",
            both(can_be_pressed, happened_once),
            begin_rolled,
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
