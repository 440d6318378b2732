"""A folder of backups: one a day, made while nobody writes, and old ones deleted."""

import logging
import re
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from pathlib import Path
from threading import Event, Thread
from typing import Final

from bot.database.errors import StorageError
from bot.database.sqlite.backups import PARTIAL, Check, Stopped, back_up

_log = logging.getLogger(__name__)

DAYS: Final = 7
"""How many of the newest backups are kept."""

WEEKS: Final = 4
"""How many weeks are kept beside them, each by its newest backup. So none is older than five weeks,
and what people have deleted is gone from all of them then."""

EVERY: Final = 60.0
"""Seconds between two looks whether a backup is due."""

_QUIET: Final = 10.0
"""Seconds without a commit after which the bot counts as quiet."""

_LATEST: Final = 20
"""The hour of the day (UTC) from which on a backup no longer waits for a quiet moment."""

_NAME: Final = re.compile(r"farkle-(\d{4}-\d{2}-\d{2})\.db", re.ASCII)


def backup_of(day: date) -> str:
    """Return the name of the backup of a day."""
    return f"farkle-{day.isoformat()}.db"


def days_in(folder: Path) -> list[date]:
    """Return the days of the backups in a folder, the newest first."""
    days = []
    for path in folder.iterdir():
        found = _NAME.fullmatch(path.name)
        if found:
            try:
                days.append(date.fromisoformat(found[1]))
            except ValueError:  # named by somebody else
                continue
    return sorted(days, reverse=True)


def outdated(days: Collection[date]) -> set[date]:
    """Return which of the backups of `days` are no longer kept."""
    newest_first = sorted(days, reverse=True)
    older = newest_first[DAYS:]
    by_week: dict[tuple[int, int], date] = {}
    for day in older:
        week = day.isocalendar()
        by_week.setdefault((week.year, week.week), day)
    return set(older) - set(list(by_week.values())[:WEEKS])


@contextmanager
def daily_backups(database: Path, folder: Path, check: Check[object]) -> Iterator[None]:
    """Keep backups of `database` in `folder` until the block ends; each has to pass `check`.

    What goes wrong is logged, and tried again an hour later.
    """
    stop = Event()
    thread = Thread(target=_keep, args=(database, folder, check, stop), name="backups")
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def _keep(database: Path, folder: Path, check: Check[object], stop: Event) -> None:
    failed_at = 0.0
    while not stop.wait(EVERY):
        now = datetime.now(UTC)
        if now.timestamp() - failed_at < 3600:
            continue
        try:
            if is_due(folder, now.date()) and (now.hour >= _LATEST or _is_quiet(database)):
                make_daily(database, folder, now.date(), check, stop)
        except Stopped:
            return
        except (StorageError, OSError) as error:
            failed_at = now.timestamp()
            _log.error("no backup could be made in %s: %s", folder, error)


def is_due(folder: Path, today: date) -> bool:
    """Tell whether there is no backup of today; makes the folder where it is missing."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return not (folder / backup_of(today)).exists()


def make_daily(
    database: Path, folder: Path, today: date, check: Check[object], stop: Event
) -> None:
    """Make the backup of today, and then delete those that are outdated."""
    begun = time.monotonic()
    back_up(database, folder / backup_of(today), check, stop.is_set)
    gone = outdated(days_in(folder))
    for day in gone:
        (folder / backup_of(day)).unlink(missing_ok=True)
    for partial in folder.glob(f"farkle-*.db{PARTIAL}"):  # of a process that was killed
        partial.unlink(missing_ok=True)
    took = time.monotonic() - begun
    _log.info("backup of %s made in %.1f s; outdated ones deleted: %d", today, took, len(gone))


def _is_quiet(database: Path) -> bool:
    """Tell whether nothing was committed for a while."""
    log = database.resolve().with_name(f"{database.resolve().name}-wal")
    try:
        return time.time() - max(log.stat().st_mtime, database.stat().st_mtime) > _QUIET
    except OSError:  # there is no log
        return True
