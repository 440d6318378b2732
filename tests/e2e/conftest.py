"""The table as a fixture, and the rule that no error is swallowed at it."""

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import simcord.interactions
from discord import app_commands

from bot.database import shards
from bot.database.opening import Address
from bot.database.ports import Engine
from bot.engine import FarkleError
from bot.match.clocks import deadlines
from bot.match.model.errors import Refused
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, open_table
from tests.support.simulated.copied_fast import copy_fast
from tests.support.simulated.drawn_once import draw_once
from tests.support.simulated.read_once import read_once
from tests.support.simulated.translated_once import translate_once


@pytest.fixture
def cup() -> ScriptedCup:
    """Return the dice of the table."""
    return ScriptedCup()


@pytest.fixture(autouse=True)
def few_signs_of_life(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let a simulated day on a server pass without hundreds of signs of life, which take minutes.

    When the bot last lived is said by `Table`.
    """
    monkeypatch.setattr(shards, "RENEWED_EVERY", 1e9)
    names = request.fixturenames
    if "engine" in names and request.getfixturevalue("engine") is Engine.POSTGRES:
        monkeypatch.setattr(deadlines, "BEATS", 4)


@pytest.fixture(autouse=True)
def begun_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all bots of a process begin with what the first of them has worked out."""
    translate_once(monkeypatch)
    draw_once(monkeypatch)
    read_once(monkeypatch)
    copy_fast(monkeypatch)


@pytest.fixture
async def table(
    tmp_path: Path, migrated: Address, cup: ScriptedCup, request: pytest.FixtureRequest
) -> AsyncIterator[Table]:
    """Open a table; every error must have been one that a person is told of, unless `logged`."""
    async with open_table(tmp_path, cup, address=migrated) as table:
        yield table
    if "logged" not in request.fixturenames:
        assert not [error for error in map(_cause, table.env.errors) if not _is_answer(error)]


@pytest.fixture
def careless_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord send options that it was told not to, and leave out what it has to send."""

    def anything(
        _name: str, _spec: object, given: dict[str, object], *, partial: bool = False
    ) -> dict[str, object]:
        return given

    monkeypatch.setattr(simcord.interactions, "check_options", anything)


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Callable[[], list[logging.LogRecord]]:
    """Return what lists the errors that the bot has logged, for a test that expects some."""
    return lambda: [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.fixture(autouse=True)
def no_error_is_logged_unexpectedly(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """Fail a test in which the bot logged an error, unless it asks for `logged`."""
    yield
    if "logged" not in request.fixturenames:
        records = [
            record for record in caplog.get_records("call") if record.levelno >= logging.ERROR
        ]
        assert not [record.getMessage() for record in records]


def _cause(error: BaseException) -> BaseException:
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error


def _is_answer(error: BaseException) -> bool:
    return isinstance(error, Refused | FarkleError)
