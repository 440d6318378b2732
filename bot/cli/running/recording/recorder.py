"""Writes down what Discord sends and gets, a line of JSON for each event, request and answer."""

import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Final, TextIO

import aiohttp
import orjson
from discord.http import Route
from yarl import URL

from bot.cli.running.recording.scrubbing import Json, Scrubber
from bot.cli.text import fail, text
from bot.client.gateway import SteadySocket
from bot.client.guard.meter import QuietMeter
from bot.content.folder import data_folder
from bot.kit.texts.entries import read_entries, simple_text

_log = logging.getLogger(__name__)

MOST_BYTES: Final = 50_000_000
"""How long a record may get."""

_OWNER_ALONE: Final = 0o600


class RecordedMeter(QuietMeter):
    """Counts nothing, and lets a recorder hear of requests."""

    def __init__(self, http_trace: aiohttp.TraceConfig) -> None:
        """Have them heard by `http_trace`."""
        self.http_trace = http_trace


class Recorder:
    """Writes to an open `file` until that is long enough."""

    def __init__(self, file: TextIO) -> None:
        """Write nothing yet."""
        self._file: TextIO | None = file
        self._scrubber = Scrubber(command_names())
        self._began = time.monotonic()
        self._left = MOST_BYTES

    def hear(self, trace: aiohttp.TraceConfig) -> None:
        """Write down the requests that `trace` hears of."""
        trace.on_request_start.append(self._start)
        trace.on_request_chunk_sent.append(self._sent)
        trace.on_request_end.append(self._end)
        trace.on_response_chunk_received.append(self._received)
        trace.on_request_exception.append(self._failed)

    def gateway(self, way: str, packet: str | bytes) -> None:
        """Write down what was `received` over the gateway, or `sent`."""
        self._write({"gateway": way, "data": self._body(packet)})

    async def _start(
        self, _: object, context: SimpleNamespace, told: aiohttp.TraceRequestStartParams
    ) -> None:
        context.sent, context.route = b"", self._route(told.url)

    async def _sent(
        self, _: object, context: SimpleNamespace, told: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        context.sent += told.chunk

    async def _end(
        self, _: object, context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        line = {"http": told.method, "route": context.route, "status": told.response.status}
        self._write(line | {"sent": self._body(context.sent)})

    async def _received(
        self, _: object, context: SimpleNamespace, told: aiohttp.TraceResponseChunkReceivedParams
    ) -> None:
        line = {"http": told.method, "route": context.route}
        self._write(line | {"received": self._body(told.chunk)})

    async def _failed(
        self, _: object, context: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams
    ) -> None:
        line = {
            "http": told.method,
            "route": context.route,
            "failed": type(told.exception).__name__,
        }
        self._write(line | {"sent": self._body(context.sent)})

    def _route(self, url: URL) -> str:
        return self._scrubber.path(url.path.removeprefix(URL(Route.BASE).path))

    def _body(self, body: str | bytes) -> Json:
        """Return what may be kept of a body; of one that is no JSON its length."""
        if not body:
            return None
        try:
            return self._scrubber.value(orjson.loads(body))
        except orjson.JSONDecodeError:
            return {"length": len(body)}

    def _write(self, line: dict[str, Json]) -> None:
        if self._file is None:
            return
        written = orjson.dumps({"at": round(time.monotonic() - self._began, 3), **line}).decode()
        self._left -= len(written) + 1
        if self._left < 0:
            self._end_with("it is long enough")
            return
        try:
            self._file.write(f"{written}\n")
            self._file.flush()
        except OSError as error:
            self._end_with(error)

    def _end_with(self, why: object) -> None:
        _log.warning("the record ends here: %s", why)
        self._file = None


@contextmanager
def recording(
    folder: Path | None, trace: aiohttp.TraceConfig | None
) -> Iterator[QuietMeter | None]:
    """Write a new record in `folder` until the block ends, if one is named.

    Requests are those that `trace` hears of; without one, those of a bot with the meter that is
    yielded.
    """
    if folder is None:
        yield None
        return
    with _new_file(folder) as file:
        recorder = Recorder(file)
        heard = trace or aiohttp.TraceConfig()
        recorder.hear(heard)
        SteadySocket.record = recorder.gateway
        _log.warning("all that Discord sends and gets is recorded in %s", file.name)
        try:
            yield RecordedMeter(heard)
        finally:
            SteadySocket.record = None


def _new_file(folder: Path) -> TextIO:
    """Return a new file that nobody else may read; or end with a sentence."""
    path = folder / f"farkle-{int(time.time())}-{os.getpid()}.jsonl"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ALONE)
    except OSError as error:
        fail(text("cli-record-folder", folder=str(folder), why=str(error.strerror)), 2)
    return os.fdopen(descriptor, "w", encoding="utf-8")


def command_names() -> frozenset[str]:
    """Return the names of our commands and their options, as Discord sends them."""
    entries = read_entries(data_folder() / "locales" / "en")
    named = (simple_text(entry, {}) for key, entry in entries.items() if key.startswith("cmd-"))
    return frozenset(
        {"farkle", "farkle-events", "farkle-admin", "farkle-mod", *(name for name in named if name)}
    )
