"""Servers are deleted as a whole, on demand and when they are due."""

from pathlib import Path

import pytest

from bot.features.privacy.store import servers
from bot.match.model.match import FORMER_SERVER
from bot.storage import PERSONAL_DATA, recount
from tests.support.storage.drafts import rules
from tests.support.storage.games import NOW
from tests.support.storage.killed import KilledError, kill_after
from tests.support.storage.stores import Storage
from tests.support.storage.traces import (
    BEN,
    HERE,
    THERE,
    ZORA,
    answer,
    leave_every_trace,
    let_zora_leave,
    play,
    tables_of,
    tables_with,
)


async def test_no_table_has_a_deleted_server(storage: Storage, path: Path) -> None:
    await leave_every_trace(storage)
    assert tables_of(PERSONAL_DATA.servers) <= tables_with(path, HERE)
    assert not await storage.privacy.forget_server(HERE), "a game is played there"
    await let_zora_leave(storage)
    before = await storage.privacy.export(BEN.user_id)
    assert await storage.privacy.forget_server(HERE)
    assert tables_with(path, HERE) == set()
    assert await recount(path, fix=False) == []
    after = await storage.privacy.export(BEN.user_id)
    elsewhere = [row for row in before["figures"] if row["guild_id"] != str(HERE)]
    assert after["figures"] == elsewhere
    assert after["awards"] == before["awards"]
    assert after["results"] == [
        row
        if row["guild_id"] != str(HERE)
        else {**row, "guild_id": str(FORMER_SERVER), "rating": None}
        for row in before["results"]
    ]


async def test_a_deletion_that_is_cut_off_goes_on_at_the_next_start(
    storage: Storage, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "MATCHES_AT_ONCE", 1)
    monkeypatch.setattr(servers, "FIGURES_AT_ONCE", 3)
    for _ in range(3):
        await play(storage, ZORA, BEN)
    with monkeypatch.context() as patched:
        kill_after(3, storage.database, patched)
        with pytest.raises(KilledError):
            await storage.privacy.forget_server(HERE)
    await storage.retention.note_present([HERE])
    assert await storage.retention.left_servers(NOW) == [HERE]
    assert await storage.privacy.forget_server(HERE)
    assert await storage.retention.left_servers(NOW) == []
    assert tables_with(path, HERE) == set()
    assert await recount(path, fix=False) == []


async def test_servers_are_forgotten_when_they_are_due(storage: Storage) -> None:
    await play(storage, ZORA, BEN)
    await storage.settings.set_for_server(THERE, "hints", False)
    await storage.house_rules.add(THERE + 1, rules(), 9)
    due = storage.retention
    assert await due.note_absent([THERE + 1], NOW) == 2
    assert await due.note_absent([], NOW + 5) == 3
    assert await due.left_servers(NOW) == [HERE, THERE], "the first time counts"
    await due.note_present([HERE])
    assert await due.left_servers(NOW + 5) == [THERE, THERE + 1]
    for guild_id in (HERE, THERE, THERE + 1):
        assert await storage.privacy.forget_server(guild_id)
    assert await due.left_servers(NOW + 5) == []
    assert await due.note_absent([], NOW) == 0, "nothing is known of any"
    await answer(storage, BEN, THERE)
    assert await due.note_absent([], NOW) == 1, "people have answered puzzles there"
