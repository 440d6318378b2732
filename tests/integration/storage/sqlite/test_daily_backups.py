"""The folder of daily backups."""

import asyncio
import itertools
import logging
from datetime import date, timedelta
from pathlib import Path
from threading import Event
from threading import enumerate as threads

import pytest

from bot.database.sqlite import daily_backups as daily
from bot.database.sqlite.backups import PARTIAL, require_sound
from bot.database.sqlite.daily_backups import backup_of, daily_backups, days_in, is_due, outdated
from bot.features.standings.store.soundness import require_usable
from tests.support.processes import wait_for
from tests.support.storage.stores import open_storage

TODAY = date(2026, 11, 22)


def kept_after(days: int) -> list[int]:
    """Return the ages in days of what is left after so many days with a backup each."""
    kept: set[date] = set()
    for back in range(days - 1, -1, -1):
        kept.add(TODAY - timedelta(days=back))
        kept -= outdated(kept)
    return sorted((TODAY - day).days for day in kept)


def test_seven_days_and_four_weeks_are_kept() -> None:
    ages = kept_after(200)
    assert ages[:7] == [*range(7)]
    assert len(ages) == 11
    assert all(later - earlier <= 8 for earlier, later in itertools.pairwise(ages))
    assert ages[-1] <= 35


@pytest.mark.parametrize("days", range(1, 8))
def test_in_the_first_week_nothing_is_deleted(days: int) -> None:
    assert len(kept_after(days)) == days


def test_after_a_long_pause_the_old_ones_stay_until_there_are_new_ones() -> None:
    old = {TODAY - timedelta(days=days) for days in range(300, 307)}
    assert outdated(old | {TODAY}) == set()


def test_only_own_names_count(tmp_path: Path) -> None:
    for name in ("farkle-2026-11-22.db", "farkle-2026-13-41.db", "notes.txt", "farkle-2026-11-21"):
        (tmp_path / name).touch()
    assert days_in(tmp_path) == [TODAY]


def test_one_a_day_is_due(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert is_due(folder, TODAY)
    (folder / backup_of(TODAY)).touch()
    assert not is_due(folder, TODAY)
    assert is_due(folder, TODAY + timedelta(days=1))


async def test_backups_are_made_while_nobody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "EVERY", 0.01)
    monkeypatch.setattr(daily, "_QUIET", 0.0)
    path, folder = tmp_path / "farkle.db", tmp_path / "backups"
    async with open_storage(path):
        with daily_backups(path, folder, require_usable):
            await asyncio.to_thread(wait_for, lambda: folder.exists() and bool(days_in(folder)))
    [day] = days_in(folder)
    require_sound(folder / backup_of(day), require_usable)
    assert not any(thread.name == "backups" for thread in threads())


def test_making_one_deletes_outdated_ones_and_what_was_not_finished(tmp_path: Path) -> None:
    path, folder = tmp_path / "farkle.db", tmp_path / "backups"
    folder.mkdir()
    for back in range(1, 61):
        (folder / backup_of(TODAY - timedelta(days=back))).touch()
    unfinished = folder / (backup_of(TODAY - timedelta(days=1)) + PARTIAL)
    unfinished.touch()

    async def open_once() -> None:
        async with open_storage(path):
            pass

    asyncio.run(open_once())
    daily.make_daily(path, folder, TODAY, require_usable, Event())
    assert len(days_in(folder)) == daily.DAYS + daily.WEEKS
    assert not unfinished.exists()


async def test_trouble_is_logged_once_an_hour_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(daily, "EVERY", 0.001)
    monkeypatch.setattr(daily, "_QUIET", 0.0)
    path, folder = tmp_path / "farkle.db", tmp_path / "a file"
    folder.touch()
    async with open_storage(path) as storage:
        with caplog.at_level(logging.ERROR), daily_backups(path, folder, require_usable):
            await asyncio.to_thread(wait_for, lambda: bool(caplog.records))
            await asyncio.sleep(0.05)
            await storage.notes.write("still", "there")
    [record] = caplog.records
    assert "no backup could be made" in record.getMessage()
