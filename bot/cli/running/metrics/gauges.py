"""What is not counted but asked for, when somebody wants to know."""

import asyncio
import math
import shutil
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from datetime import time as daytime
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Gauge

from bot.app import Farkle
from bot.cli.running.health import Health
from bot.cli.running.metrics.rulesets import label_of
from bot.config import Settings
from bot.database.errors import StorageError
from bot.database.sqlite.daily_backups import days_in
from bot.jobs.job import SlowWork, WorkUndone
from bot.match.clocks.deadlines import HEARD
from bot.match.store.census import take_census
from bot.wiring import Features

_AT_MOST_EVERY: Final = 3.0
"""Seconds between two looks at the database, however often somebody asks."""

_WITHIN: Final = 2.0
"""Seconds for all that has to be asked; what is not known by then is left out."""


class Gauges:
    """Gauges that are set when somebody asks; what cannot be found out is left out."""

    def __init__(self, registry: CollectorRegistry) -> None:
        """Have looked at nothing yet."""
        self._registry = registry
        gauge = self._gauge
        self._ready = gauge("ready", "1 while people can play, as /readyz says, else 0.")
        self._connected = gauge(
            "gateway_connected", "1 while the shard is connected to the gateway, else 0.", "shard"
        )
        self._latency = gauge(
            "gateway_latency_seconds", "Seconds of the last heartbeat to the gateway.", "shard"
        )
        self._open = gauge("games_open", "Open matches, invitations included.", "ruleset")
        self._overdue = gauge(
            "deadlines_overdue", "Open matches whose deadline or reminder should be over."
        )
        self._jobs = gauge(
            "jobs_waiting", "Work for other processes that has not begun.", "pool", "lane"
        )
        self._unsolved = gauge(
            "rulesets_unsolved", "Rulesets that are being solved in the background or wait for it."
        )
        self._known: dict[str, Gauge] = {}
        self._looked_at = -math.inf

    async def look(self, health: Health, settings: Settings) -> None:
        """Set all gauges, unless that was done just now."""
        if time.monotonic() - self._looked_at < _AT_MOST_EVERY:
            return
        self._looked_at = time.monotonic()
        self._ready.set(not await health.missing())
        await asyncio.to_thread(self._look_at_files, settings)
        self._look_at_shards(health.bot)
        if not health.bot.is_open:
            return
        features = health.bot.features
        self._jobs.clear()
        self._set_jobs("thinking", features.advisor.waiting())
        self._set_jobs("drawing", features.drawing.waiting())
        with suppress(StorageError, TimeoutError, SlowWork, WorkUndone):
            async with asyncio.timeout(_WITHIN):
                await self._look_at_database(features)
                if settings.solve_minutes:
                    self._unsolved.set(await features.advisor.unsolved())

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"farkle_{name}", about, labels, registry=self._registry)

    def _look_at_files(self, settings: Settings) -> None:
        database = settings.database
        if isinstance(database, Path):  # of the disk of a server nobody knows
            with suppress(OSError):
                free = shutil.disk_usage(database.parent).free
                self._tell("disk_free_bytes", "Bytes free on the disk of the database.", free)
        if settings.backups is not None:
            about = "The day of the newest daily backup, 0 if there is none."
            self._tell("backup_timestamp_seconds", about, _newest(settings.backups))

    def _tell(self, name: str, about: str, value: float) -> None:
        """Set a figure that is there only once it is known: 0 would alert somebody."""
        if name not in self._known:
            self._known[name] = self._gauge(name, about)
        self._known[name].set(value)

    def _look_at_shards(self, bot: Farkle) -> None:
        for number, shard in bot.shards.items():
            self._connected.labels(number).set(not shard.is_closed())
        self._latency.clear()
        for number, latency in bot.latencies:
            if math.isfinite(latency):
                self._latency.labels(number).set(latency)

    def _set_jobs(self, pool: str, waiting: Mapping[str, int]) -> None:
        for lane, count in waiting.items():
            self._jobs.labels(pool, lane).set(count)

    async def _look_at_database(self, features: Features) -> None:
        database, now = features.core.database, features.core.clock.now()
        by_label: Counter[str] = Counter()
        try:
            size = await database.size()
            census = await take_census(database, now - HEARD)
            self._tell("database_bytes", "Bytes of the database, its log not counted.", size)
            self._overdue.set(census.overdue)
            for rules, matches in census.open_by_rules.items():
                by_label[label_of(rules)] += matches
        finally:
            self._open.clear()  # only now: somebody else may ask meanwhile
            for label, matches in by_label.items():
                self._open.labels(label).set(matches)


def _newest(folder: Path) -> float:
    """Return when the day of the newest backup began (Unix seconds), 0 without any."""
    try:
        days = days_in(folder)
    except OSError:
        return 0.0
    return datetime.combine(days[0], daytime(), UTC).timestamp() if days else 0.0
