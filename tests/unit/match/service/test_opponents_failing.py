"""When an opponent's turn cannot be worked out or saved."""

import asyncio
import logging
from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.engine import Bank, Roll, RuleSet
from bot.jobs.job import WorkUndone
from bot.match.service import opponents
from tests.support.matches.opponents import ALL_SCORE, MIXED, PERFECT, back_to, pass_on
from tests.support.matches.table import ADA, Table

pytestmark = pytest.mark.usefixtures("put_away")


@pytest.mark.parametrize("trouble", [RuntimeError("no thoughts"), Bank((1,)), Bank((0, 9))])
async def test_what_fails_is_logged_and_tried_again(
    table: Table,
    classic: RuleSet,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trouble: Exception | Bank,
) -> None:
    monkeypatch.setattr(opponents, "RETRY_AFTER", 0)
    await table.seat(classic, ADA, PERFECT)
    table.cup.rolls, table.advisor.moves = [MIXED], [Roll(), trouble, trouble, Bank((0,))]
    await pass_on(table)
    await back_to(table, ADA)
    assert table.match.state.totals == (150, 100)
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


async def test_when_too_much_is_to_be_worked_out_it_waits_without_a_traceback(
    table: Table,
    classic: RuleSet,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(opponents, "RETRY_AFTER", 0)
    await table.seat(classic, ADA, PERFECT)
    busy = WorkUndone("too much waits already")
    table.cup.rolls, table.advisor.moves = [MIXED], [Roll(), busy, Bank((0,))]
    await pass_on(table)
    await back_to(table, ADA)
    [record] = caplog.records
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)


async def test_what_fails_is_not_tried_again_at_once(table: Table, classic: RuleSet) -> None:
    await table.seat(classic, ADA, PERFECT)
    table.advisor.moves = [RuntimeError("no thoughts")]
    await pass_on(table)
    await table.until(lambda: not table.advisor.moves)
    for _ in range(20):
        await asyncio.sleep(0)
    assert table.advisor.asked == [Level.PERFECT]
    assert table.match.waits_for_bot


async def test_a_match_that_is_gone_is_given_up(
    table: Table, classic: RuleSet, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await table.seat(classic, ADA, PERFECT)
    match = table.match
    table.opponents.added(replace(match, id=99, state=replace(match.state, seat=1)))
    await table.until(lambda: caplog.records)
    assert [record.levelno for record in caplog.records] == [logging.INFO]
    assert table.advisor.asked == []


async def test_a_save_that_fails_is_made_good(
    table: Table, classic: RuleSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "RETRY_AFTER", 0)
    await table.seat(classic, ADA, PERFECT)
    table.cup.rolls = [ALL_SCORE, MIXED]
    table.advisor.moves = [Roll(), Roll(), Bank((0,))]
    await pass_on(table)
    table.store.fail_next = OSError("the disk is full")
    await back_to(table, ADA)
    assert table.match.state.totals == (150, 100), "the roll that was not saved never was"
