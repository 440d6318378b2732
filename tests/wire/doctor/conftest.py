"""A Discord with something to say, and the doctor that hears it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.command_line import HereFarkle
from tests.support.wire.doctor import Doctor
from tests.support.wire.helpers import openapi
from tests.support.wire.trial import Place, furnish
from tests.wire_server import WireServer


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


@pytest.fixture
def doctor(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    server: WireServer,
) -> Doctor:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("DISCORD_TOKEN", server.token)
    monkeypatch.setenv("DISCORD_API_BASE", server.api_base)
    monkeypatch.setenv("FARKLE_DATABASE", str(tmp_path / "farkle.db"))
    # discord.py has one address for all clients of a process
    monkeypatch.setattr("discord.http.Route.BASE", server.api_base)
    return Doctor(HereFarkle(capsys))


@pytest.fixture
def place(server: WireServer, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("discord.http.Route.BASE", server.api_base)
    return furnish(server)
