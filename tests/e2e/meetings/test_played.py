"""Every meeting that no other test shows, at a table of its own."""

from collections.abc import Mapping

import pytest

from bot.database.errors import StorageError
from tests.e2e.meetings.cells import Event, Played, Row
from tests.e2e.meetings.events import EVENTS
from tests.e2e.meetings.outcomes import is_consistent, press_on
from tests.e2e.meetings.preparing import PREPARED
from tests.e2e.meetings.table import FEATURES, KINDS
from tests.support.e2e.reported import Logged
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

MEETINGS: Mapping[str, tuple[Row, Event, Played]] = {
    f"{row.name}-{event}": (row, event, cell)
    for row in {id(row.cells): row for row in (*FEATURES, *KINDS)}.values()
    for event, cell in row.cells.items()
    if isinstance(cell, Played)
}
LOGGED = [name for name, (_, event, _) in MEETINGS.items() if event is Event.DATABASE_AWAY]
"""Those that the log tells of."""


@pytest.mark.parametrize("name", sorted(MEETINGS.keys() - set(LOGGED)))
async def test_a_meeting(name: str, table: Table, cup: ScriptedCup) -> None:
    await _meet(name, table, cup)


@pytest.mark.parametrize("name", LOGGED)
async def test_a_meeting_with_an_error(
    name: str, table: Table, cup: ScriptedCup, logged: Logged
) -> None:
    await _meet(name, table, cup)
    causes = [record.exc_info[0] for record in logged() if record.exc_info is not None]
    assert causes
    assert set(causes) == {StorageError}


async def _meet(name: str, table: Table, cup: ScriptedCup) -> None:
    row, event, cell = MEETINGS[name]
    begin = cell.begin or row.begin
    assert begin is not None
    if event in PREPARED:
        await PREPARED[event](table)
    scene = await begin(table, cup)
    scene.before = await scene.match() if scene.game is not None else None
    await EVENTS[event](scene)
    await cell.holds(scene)
    await press_on(scene)
    await is_consistent(scene)
