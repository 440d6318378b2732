"""Requests to Discord: which kind each is, and what came of it."""

import time
from types import SimpleNamespace
from typing import Final

import aiohttp
from discord.http import Route
from discord.utils import DISCORD_EPOCH
from prometheus_client import CollectorRegistry, Counter, Histogram
from yarl import URL

from bot.client.boards.discord_errors import ANSWER_WITHIN

SECONDS: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, ANSWER_WITHIN, 5.0, 10.0)
"""The buckets of what people wait for."""

_ANSWER: Final = "answer"

_KINDS: Final = (
    ("interactions", "", _ANSWER),
    ("webhooks", "", "follow-up"),
    ("channels", "threads", "thread"),
    ("channels", "messages", "message"),
    ("channels", "", "channel"),
    ("guilds", "members", "member"),
    ("guilds", "", "server"),
    ("applications", "commands", "commands"),
    ("applications", "emojis", "emojis"),
    ("applications", "", "application"),
    ("oauth2", "", "application"),
    ("users", "", "user"),
    ("gateway", "", "gateway"),
)
"""What a path begins with, what it has further on, and what such a request is called."""

_METHODS: Final = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE"})
_SCOPES: Final = frozenset({"user", "global", "shared"})

_NO_ANSWER: Final = "none"
"""The status of a request that Discord has not answered."""


def age_of(interaction_id: int) -> float:
    """Return for how many seconds an interaction has been there, by Discord's clock and ours."""
    return max(time.time() - ((interaction_id >> 22) + DISCORD_EPOCH) / 1000, 0.0)


def class_of(method: str, url: URL) -> str:
    """Return what kind of request this is, such as `PATCH message`: one of few, without any id."""
    parts = _parts(url)
    for first, further, kind in _KINDS:
        if parts[:1] == [first] and (not further or further in parts):
            return f"{method} {kind}" if method in _METHODS else "other"
    return "other"


def _parts(url: URL) -> list[str]:
    """Return the parts of a path of Discord's API, none of anything else."""
    base = URL(Route.BASE)
    if url.host != base.host or not url.path.startswith(f"{base.path}/"):
        return []
    return url.path.removeprefix(f"{base.path}/").split("/")


class Requests:
    """Counts them; `trace` hears of every one."""

    def __init__(self, registry: CollectorRegistry) -> None:
        """Count in `registry`."""
        self._answered = Counter(
            "farkle_discord_requests",
            "Requests to Discord, by their kind and the status of the answer or none.",
            ("route", "status"),
            registry=registry,
        )
        self._limited = Counter(
            "farkle_discord_rate_limited",
            "Answers of Discord with status 429, by the kind of request and whose limit it was.",
            ("route", "scope"),
            registry=registry,
        )
        self._first = Histogram(
            "farkle_first_answer_seconds",
            "Seconds from a press or command, by Discord's clock, to the end of its first answer.",
            buckets=SECONDS,
            registry=registry,
        )
        self._late = Counter(
            "farkle_late_answers",
            "First answers to presses and commands that came after the 3 s that Discord waits.",
            registry=registry,
        )
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._failed)

    async def _ended(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        status = told.response.status
        route = self._count(told.method, told.url, str(status))
        if status == 429:
            scope = told.response.headers.get("X-RateLimit-Scope", "")
            self._limited.labels(route, scope if scope in _SCOPES else "unknown").inc()

    async def _failed(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        told: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._count(told.method, told.url, _NO_ANSWER)

    def _count(self, method: str, url: URL, status: str) -> str:
        route = class_of(method, url)
        self._answered.labels(route, status).inc()
        if route == f"POST {_ANSWER}":
            age = age_of(int(_parts(url)[1]))
            self._first.observe(age)
            if age > ANSWER_WITHIN:
                self._late.inc()
        return route
