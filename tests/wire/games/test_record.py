"""`FARKLE_RECORD`: what Discord sends and gets, without what tells of anybody."""

import json
import re
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import free_port, openapi
from tests.wire_server import WireServer
from tests.wire_server.playback import Playback, read_record

NAMES = ("Annabella", "Bartholomew", "Caravanserai", "gamesroom")
"""Of two people, their server and its channel."""

FIRST = 10**17
"""The number that stands for the first id."""


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


async def record_game(server: WireServer, folder: Path, **settings: str) -> Path:
    """Let a game begin while all is recorded, and return the record."""
    records = folder / "records"
    async with BotProcess(server, folder, FARKLE_RECORD=str(records), **settings) as bot:
        table = Table(server, names=NAMES[:2], place=NAMES[2:])
        await table.sit_down(target=2000)
        for _ in range(6):
            await table.step()
        assert "is recorded in" in bot.log()
    assert stat.S_IMODE(records.stat().st_mode) == 0o700
    [record] = records.iterdir()
    assert stat.S_IMODE(record.stat().st_mode) == 0o600
    return record


async def test_a_record_tells_of_nobody(server: WireServer, tmp_path: Path) -> None:
    record = await record_game(server, tmp_path)
    text = record.read_text(encoding="utf-8")
    assert [name for name in NAMES if name.lower() in text.lower()] == []
    ids = re.findall(r"\d{15,}", re.sub(r'"(\w*permissions|allow|deny)":"\d+"', "", text))
    assert [number for number in ids if not FIRST <= int(number) < FIRST + 1000] == []
    tokens = [part for request in server.requests for part in request.path.split("/")]
    assert [token for token in (server.token, *tokens) if len(token) > 20 and token in text] == []
    lines = read_record(record)
    assert {line["data"]["t"] for line in lines if line.get("gateway") == "received"} >= {
        "READY",
        "GUILD_CREATE",
        "INTERACTION_CREATE",
    }
    assert any(line.get("status") == 204 and "fk1:" in json.dumps(line) for line in lines)


async def test_a_record_is_played_back(server: WireServer, tmp_path: Path) -> None:
    record = await record_game(server, tmp_path, FARKLE_STATUS=f"127.0.0.1:{free_port()}")
    async with WireServer(openapi=openapi()) as other:
        guild = other.create_guild("Elsewhere")
        again = tmp_path / "again"
        again.mkdir()
        async with BotProcess(other, again) as bot:
            outcomes = await Playback(other, guild).play(read_record(record))
            assert bot.complaints() == []
        assert len(outcomes) > 6
        other.check()
