"""Every meeting that no other test shows, at a table of its own."""

import pytest

from tests.e2e.meetings.cells import Event, Played, Row
from tests.e2e.meetings.events import EVENTS
from tests.e2e.meetings.outcomes import is_consistent, press_on
from tests.e2e.meetings.table import FEATURES, KINDS
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

MEETINGS = [
    pytest.param(row, event, cell, id=f"{row.name}-{event}")
    for row in (*KINDS, *FEATURES)
    for event, cell in row.cells.items()
    if isinstance(cell, Played)
]


@pytest.mark.parametrize(("row", "event", "cell"), MEETINGS)
async def test_a_meeting(
    row: Row, event: Event, cell: Played, table: Table, cup: ScriptedCup
) -> None:
    assert row.begin is not None
    scene = await row.begin(table, cup)
    await EVENTS[event](scene)
    await cell.holds(scene)
    await press_on(scene)
    await is_consistent(scene)
