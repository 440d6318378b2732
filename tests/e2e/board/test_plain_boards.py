"""A board of which something cannot be drawn: what is saved is shown, and the game goes on."""

import pytest

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.board.view import board
from tests.support.e2e.reported import Logged
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


@pytest.fixture
def _broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the dice that are set aside be what nobody can draw."""

    def fail(*_: object) -> None:
        raise ValueError("no names")

    monkeypatch.setattr(board, "aside_lines", fail)


@pytest.mark.usefixtures("_broken")
async def test_what_was_rolled_is_shown_and_can_be_banked(
    table: Table, cup: ScriptedCup, logged: Logged
) -> None:
    await table.begin()
    cup.next("112346")
    await table.press(table.ada, RollButton)
    assert table.board().startswith(say("board-plain"))
    assert "1 1 2 3 4 6" in table.board()
    await table.press(table.ada, BestButton)
    await table.press(table.ada, BankButton)
    assert say("board-plain") not in table.board(), "nothing lies aside"
    assert "Ada: 200" in table.board()
    assert {record.exc_info[0] for record in logged() if record.exc_info} == {ValueError}
