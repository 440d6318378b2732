"""A table of two, rules to play by, and a database for stores."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.database.ports import Database
from bot.database.sqlite.connection import open_database
from bot.engine import RuleSet
from bot.kit.pictures import wide_font
from tests.support.matches.table import Table, build_table
from tests.support.storage.blank import put_blank


@pytest.fixture(autouse=True)
def plain_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pictures have the font that comes with matplotlib alone, whatever the host has."""
    monkeypatch.setattr(wide_font, "FOLDERS", ())


@pytest.fixture
def table() -> Table:
    return build_table()


@pytest.fixture
def classic() -> RuleSet:
    return RuleSet("classic", target=10_000)


@pytest.fixture
def short() -> RuleSet:
    """Return rules by which one good turn ends the game."""
    return RuleSet("short", target=500)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """Return an empty database of SQLite with the schema of today."""
    async with open_database(put_blank(tmp_path / "farkle.db")) as database:
        yield database
