"""The tavern, as people see it."""

from tests.support.e2e.player import lose_turn
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


async def test_dice_that_come_with_an_achievement_are_shown(table: Table) -> None:
    empty = told(await table.ben.slash(table.channel, "farkle tavern dice"))
    assert say("collection-dice", dice=0, kinds=0) in empty
    assert "**Ordinary die**" in empty
    await table.begin()
    await table.resign(table.ada)
    assert say("finished-unplayed") in table.board()
    assert say("prizes-won", name="Ben", prizes="Strip die") not in table.board(), "for nothing"
    await table.begin()
    await lose_turn(table)
    await table.resign(table.ada)
    assert say("finished-unplayed") not in table.board()
    assert say("prizes-won", name="Ben", prizes="Strip die") in table.board()
    await table.restart()
    shown = await table.ben.slash(table.channel, "farkle tavern dice")
    assert say("collection-dice", dice=1, kinds=1) in told(shown)
    assert "**Strip die**" in told(shown)
