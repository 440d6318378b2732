"""Errors that nobody foresaw: the person gets a reference, and the log has the rest under it."""

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from decimal import InvalidOperation
from functools import partial
from pathlib import Path
from typing import NoReturn, cast

import discord
import pytest
import simcord.interactions
from asyncpg import UndefinedTableError

from bot.database.errors import StorageError
from bot.database.postgres import opening
from bot.database.postgres.connection import PATIENCE
from bot.engine import Roll
from bot.features.board.buttons import BestButton, RollButton
from bot.match.model.errors import DamagedMatchError
from tests.support.e2e.reading import told
from tests.support.e2e.reported import Logged, is_reported
from tests.support.e2e.table import Table, say
from tests.support.storage.engines import mislaid, written
from tests.support.storage.stores import open_storage

Send = Callable[..., Awaitable[object]]


NO_TABLE = (sqlite3.OperationalError, UndefinedTableError)
"""What comes of a table that is not there, with either engine."""


async def test_broken_press_is_told_logged_and_can_be_repeated(
    table: Table, logged: Logged
) -> None:
    await table.begin()
    board = table.board()
    with mislaid(table.settings.database, "matches"):
        sentence = told(await table.press(table.ada, RollButton))
    assert is_reported(sentence, "error-unforeseen-board", logged) in NO_TABLE
    assert table.board() == board
    await table.press(table.ada, RollButton)
    assert table.can(BestButton)


async def test_broken_command_is_told_and_logged(table: Table, logged: Logged) -> None:
    with mislaid(table.settings.database, "ledgers"):
        sentence = told(await table.ada.slash(table.channel, "farkle leaderboard"))
    assert is_reported(sentence, "error-unforeseen", logged) in NO_TABLE


async def test_locked_database_loses_nothing(
    table: Table, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin()
    if not isinstance(table.settings.database, Path):  # tests wait longer, and this one need not
        quick = partial(opening.open_postgres, time_limit=PATIENCE)
        monkeypatch.setattr(opening, "open_postgres", quick)
        await table.restart()
    board, stored = table.board(), table.stored()
    with written(table.settings.database):
        sentence = told(await table.press(table.ada, RollButton))
    assert is_reported(sentence, "error-storage", logged) is StorageError
    assert (table.board(), table.stored()) == (board, stored)
    await table.press(table.ada, RollButton)
    assert table.can(BestButton)
    assert table.stored() != stored


async def test_damaged_game_is_told_and_frees_no_data(table: Table, logged: Logged) -> None:
    await table.begin()
    with table.outside() as connection:
        connection.execute("UPDATE matches SET snapshot = 'nonsense'")
    await table.restart()
    stored = table.stored()
    sentence = told(await table.press(table.ada, RollButton))
    error = is_reported(sentence, "error-damaged", logged, number="1")
    assert error is DamagedMatchError
    assert table.stored() == stored


async def test_one_fault_has_one_reference(table: Table, logged: Logged) -> None:
    with mislaid(table.settings.database, "ledgers"):
        told_of = [
            told(await who.slash(table.channel, f"farkle {command}"))
            for command in ("leaderboard", "stats")
            for who in (table.ada, table.ben)
        ]
    assert told_of[0] == told_of[1]
    assert told_of[2] == told_of[3]
    assert told_of[1] != told_of[2]
    assert len(logged()) == 4


# -------------------------------------------------------------- what goes wrong while it is told


def failing(*_: object) -> NoReturn:
    raise InvalidOperation


@pytest.mark.parametrize(
    "broken", ["bot.client.guard.presenter.explain", "bot.client.FarkleBot.own_texts"]
)
async def test_what_cannot_be_explained_is_told_in_other_words(
    broken: str, table: Table, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broken, failing)
    sentence = told(await table.ada.slash(table.channel, "farkle resign"))
    [record] = logged()
    assert record.exc_info is not None
    assert record.exc_info[0] is InvalidOperation
    reference = record.getMessage().removeprefix("unforeseen error ")
    assert sentence == f"{say('error-last-resort')} ({reference})"


async def test_what_cannot_be_sent_is_told_in_other_words(
    table: Table, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    sends = discord.InteractionResponse.send_message

    async def strict(*args: object, **options: object) -> object:
        if table.bot.catalogue.english("refusal-no-game-here") in args:
            raise TypeError("str is not valid UTF-8: surrogates not allowed")
        return await cast(Send, sends)(*args, **options)

    monkeypatch.setattr(discord.InteractionResponse, "send_message", strict)
    answer = await table.ada.slash(table.channel, "farkle resign")
    assert told(answer) == say("error-last-resort")
    assert len(logged()) == 1


async def test_what_is_too_long_is_cut(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.guard.presenter.explain", lambda *_: "x" * 2001)
    sentence = told(await table.ada.slash(table.channel, "farkle resign"))
    assert sentence == "x" * 1999 + "\N{HORIZONTAL ELLIPSIS}"


# -------------------------------------------------------------- what Discord should not have sent


async def test_a_command_that_is_no_longer_there(table: Table, logged: Logged) -> None:
    table.bot.tree.remove_command("farkle")
    answer = await table.ada.slash(table.channel, "farkle resign")
    assert told(answer) == say("refusal-command-outdated")
    assert await table.ada.autocomplete(table.channel, "farkle show", "game", "") == []
    assert logged() == []


@pytest.mark.parametrize(
    "options", [{}, {"dice": 3}, {"dice": "3", "turn": 0}, {"dice": True, "turn": 0}], ids=str
)
async def test_options_as_the_command_does_not_have_them(
    options: dict[str, object], table: Table, careless_discord: None
) -> None:
    answer = await table.ada.slash(table.channel, "farkle odds", **options)
    assert told(answer) == say("refusal-command-outdated")


async def test_a_person_of_whom_there_is_nothing_but_an_id(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simcord.interactions, "resolve_handle", lambda *_, **__: None)
    assert told(await table.challenge()) == say("refusal-command-outdated")


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("open", {"pace": "fast"}, say("refusal-option-choice", option="pace")),
        ("score", {"dice": "1" * 41}, say("refusal-option-length", option="dice", most=40)),
        (
            "odds",
            {"dice": 6, "turn": 0, "turns_left": 201},
            "For *turns\\_left*, enter a number from 1 to 200.",
        ),
    ],
)
async def test_what_is_out_of_bounds_is_told_by_name(
    command: str,
    options: dict[str, object],
    sentence: str,
    table: Table,
    careless_discord: None,
) -> None:
    answer = await table.ada.slash(table.channel, f"farkle {command}", **options)
    assert told(answer).startswith(sentence)


async def test_answer_that_comes_too_late_is_no_error(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.begin()
    table.env.inject_error(
        "POST", "/interactions/*/callback", status=404, code=10062, message="Unknown interaction"
    )
    await table.ada.click(table.message, custom_id=str(table.button(RollButton)["custom_id"]))
    warnings = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert any("could not be answered any more" in warning.getMessage() for warning in warnings)
    assert table.can(BestButton), "what was rolled is shown all the same"


async def test_refusal_by_discord_is_told(table: Table) -> None:
    await table.begin()
    table.env.inject_error(
        "POST", "/interactions/*/callback", status=403, code=50013, message="Missing Permissions"
    )
    assert told(await table.press(table.ada, RollButton)) == say("error-forbidden")


async def test_a_game_that_another_process_has_moved_is_looked_at_again(
    table: Table, logged: Logged
) -> None:
    await table.begin()
    match = await table.bot.features.core.matches.get(1)
    assert match is not None
    async with open_storage(table.settings.database) as storage:
        rolled = match.after(Roll(), (1, 2, 2, 3, 4, 6), int(table.env.now().timestamp()))
        await storage.matches.save(rolled)
    ended = await table.dora.slash(table.channel, "farkle-mod end")
    assert told(ended) == say("refusal-moved-on")
    assert logged() == []
    assert told(await table.dora.slash(table.channel, "farkle-mod end")) == say("done-closed")
