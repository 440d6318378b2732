"""The bot as a process of its own, shared by the tests of a file."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Final

import pytest
import pytest_asyncio

from bot.database.opening import Address
from bot.database.ports import Engine
from tests.support.wire import patient_bot
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import WireServer

PATIENT: Final = 30.0
"""Seconds for an answer where a test does not say how quick it has to be."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord(request: pytest.FixtureRequest) -> AsyncIterator[WireServer]:
    """Run one wire server for all tests of a file.

    It waits for an answer for as long as the file's `ANSWER_WITHIN` says. Where it says nothing, an
    answer may take longer than Discord allows: on a busy machine that is no fault of the bot, and
    how quick it is, the benchmark tells.
    """
    within = getattr(request.module, "ANSWER_WITHIN", PATIENT)
    async with WireServer(openapi=openapi(), answer_within=within) as server:
        yield server


@pytest.fixture(scope="module")
def shared_address(
    engine: Engine, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Address]:
    """Return where one database for all tests of a file is."""
    place: AbstractContextManager[Address]
    if engine is Engine.SQLITE:
        place = nullcontext(tmp_path_factory.mktemp("database") / "farkle.db")
    else:
        place = request.getfixturevalue("postgres").new()
    with place as address:
        yield address


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def bot(
    discord: WireServer,
    shared_address: Address,
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[BotProcess]:
    """Run one bot for all tests of a file, as patient with its database as `discord` is with it."""
    bot = BotProcess(discord, tmp_path_factory.mktemp("bot"), shared_address)
    if not hasattr(request.module, "ANSWER_WITHIN"):
        bot.module = patient_bot.__name__
    async with bot:
        yield bot


@pytest.fixture
def table(discord: WireServer, bot: BotProcess) -> Iterator[Table]:
    """Seat two people in a channel of their own.

    Afterwards: no malformed request, no press without an answer, nothing in the bot's log.
    """
    already = len(bot.complaints())
    yield Table(discord)
    discord.check()
    assert discord.failures == []
    assert bot.complaints()[already:] == []
