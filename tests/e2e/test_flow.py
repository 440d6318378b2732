"""Presses that come much too fast, and those that cost nothing."""

from pathlib import Path

import pytest

from bot.client import flow
from bot.storage.database import Database
from bot.ui.custom_ids import Action
from tests.e2e.table import Table, open_table, say, told, told_nothing


async def test_who_presses_too_fast_is_told_once_and_slowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flow, "BURST", 3600)  # so that no clock of a slow machine matters
    async with open_table(tmp_path, presses_per_second=1) as table:
        await table.begin()
        await table.press(table.ada, Action.ROLL)
        monkeypatch.setattr(flow, "BURST", 0)
        board, requests = table.board(), table.requests()
        assert told(await table.press(table.ada, Action.DIE, 0)) == say("refusal-too-fast")
        assert told_nothing(await table.press(table.ada, Action.DIE, 0))
        assert table.board() == board
        assert table.requests() == requests + 2
        monkeypatch.setattr(flow, "BURST", 3600)
        await table.press(table.ada, Action.DIE, 0)
        assert table.board() != board


async def test_presses_of_people_who_may_not_act_ask_the_database_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin()
    await table.press(table.ada, Action.ROLL)
    asked: list[str] = []
    for name in ("fetch", "read", "write"):
        monkeypatch.setattr(Database, name, lambda *_: asked.append("asked"))
    for who in (table.ben, table.cleo):
        told(await table.press(who, Action.BEST))
        told(await table.press(who, Action.DIE, 0))
    assert asked == []
