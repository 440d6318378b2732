"""Everything that is counted, and how it is told."""

import asyncio
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from bot.app import Farkle
from bot.cli.running.health import Health
from bot.cli.running.metrics.gauges import Gauges
from bot.cli.running.metrics.requests import SECONDS, Requests, age_of
from bot.cli.running.metrics.rulesets import label_of, labels
from bot.cli.running.version import version
from bot.client.guard.meter import Metering, PressOutcome
from bot.config import Settings
from bot.match.model.match import Match
from bot.match.model.phases import Finished
from bot.match.ports import MatchWatch

_SHORT: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)
"""The buckets of what should take no time worth mentioning, in seconds."""

_BEAT: Final = 0.5
"""Seconds between two looks whether the event loop keeps its time."""


class Metrics(MatchWatch):
    """Counts what a process does, whatever bot lives in it; see `Metering` for who tells it."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        """Begin with nothing counted."""
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("farkle_build", "The version of the bot and of Python.", registry=registry).info(
            {"version": version(), "python": platform.python_version()}
        )
        self._requests = Requests(registry)
        self._answers = Histogram(
            "farkle_answer_seconds",
            "Seconds from a press or command, by Discord's clock, to the end of its whole answer.",
            ("action", "outcome"),
            buckets=SECONDS,
            registry=registry,
        )
        self._waits = Histogram(
            "farkle_database_wait_seconds",
            "Seconds that statements and transactions waited for those before them.",
            buckets=_SHORT,
            registry=registry,
        )
        self._statements = Histogram(
            "farkle_database_statement_seconds",
            "Seconds that statements and transactions took, the wait for the disk included.",
            buckets=_SHORT,
            registry=registry,
        )
        self._finished = Counter(
            "farkle_games_finished",
            "Games that were played to their end since the start, by ruleset.",
            ("ruleset",),
            registry=registry,
        )
        for label in labels():  # 0 from the start: who counts what comes sees the first one, too
            self._finished.labels(label)
        self._reconnects = Counter(
            "farkle_gateway_reconnects",
            "Connections to the gateway after the first, by shard and whether a session went on.",
            ("shard", "session"),
            registry=registry,
        )
        self._lag = Histogram(
            "farkle_event_loop_lag_seconds",
            "Seconds by which the event loop was late, looked at twice a second.",
            buckets=_SHORT,
            registry=registry,
        )
        self._connected: set[int] = set()
        self._moment = Gauges(registry)

    @property
    def metering(self) -> Metering:
        """Return what a bot is to tell us."""
        return Metering(client=self, statements=self.note_statement, matches=(self,))

    @property
    def http_trace(self) -> aiohttp.TraceConfig:
        """Return what hears of every request to Discord."""
        return self._requests.trace

    def answered(self, action: str, outcome: PressOutcome, interaction_id: int) -> None:
        """Count an interaction whose answer is complete."""
        self._answers.labels(action, outcome.value).observe(age_of(interaction_id))

    def note_statement(self, waited: float, took: float) -> None:
        """Count a statement of the database."""
        self._waits.observe(waited)
        self._statements.observe(took)

    def changed(self, before: Match, after: Match) -> None:
        """Count a game that has ended."""
        if isinstance(after.phase, Finished) and before.is_playing:
            self._finished.labels(label_of(after.setup.rules.name)).inc()

    def listen_to(self, bot: Farkle) -> None:
        """Count the connections of `bot`, which has not connected yet."""

        async def resumed(shard: int) -> None:
            self._reconnects.labels(shard, "resumed").inc()

        async def connected(shard: int) -> None:
            if shard in self._connected:
                self._reconnects.labels(shard, "new").inc()
            self._connected.add(shard)

        bot.add_listener(resumed, "on_shard_resumed")
        bot.add_listener(connected, "on_shard_connect")

    @contextmanager
    def timing(self) -> Iterator[None]:
        """Look until the block ends whether the event loop keeps its time."""
        looking = asyncio.create_task(self._look())
        try:
            yield
        finally:
            looking.cancel()

    async def _look(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + _BEAT
            await asyncio.sleep(_BEAT)
            self._lag.observe(max(clock() - due, 0.0))

    async def told(self, health: Health, settings: Settings) -> bytes:
        """Return all figures, in Prometheus' text format."""
        await self._moment.look(health, settings)
        return generate_latest(self._registry)
