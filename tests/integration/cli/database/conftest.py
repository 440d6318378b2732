"""The database that commands of a terminal are about."""

import asyncio
from pathlib import Path

import pytest

from tests.support.command_line import HereFarkle
from tests.support.storage.games import finish_one, invitation
from tests.support.storage.stores import open_storage


@pytest.fixture
def database(tmp_path: Path, here: HereFarkle, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a database of one finished game, which the command line uses."""

    async def fill() -> None:
        async with open_storage(path) as storage:
            await finish_one(storage.matches, invitation())

    path = tmp_path / "farkle.db"
    monkeypatch.setenv("FARKLE_DATABASE", str(path))
    asyncio.run(fill())
    return path
