"""The log hides the token, and holds no line that somebody else has written."""

import asyncio
import io
import logging
from collections.abc import Iterator
from dataclasses import asdict

import aiohttp
import discord
import pytest

from bot.cli.running.log import ID, MASK, SafeFormatter, keep_log, masked
from bot.config import Settings
from tests.support.hostile_names import HOSTILE_NAMES

LOG = logging.getLogger("bot.somewhere")
TOKEN = "MTIzNDU2Nzg5.GhJkLm.no-one_knows.it"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Return what the root logger writes, debugging all, in the form of `farkle run`."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(SafeFormatter(TOKEN))
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield written
    root.setLevel(before)
    root.removeHandler(handler)


def test_token_is_hidden_in_messages_and_their_values(log: io.StringIO) -> None:
    settings = Settings(token=TOKEN)
    LOG.error("sent %r and %s with %s", {"Authorization": f"Bot {TOKEN}"}, TOKEN, settings)
    LOG.debug(asdict(settings))
    assert TOKEN not in log.getvalue()
    assert log.getvalue().count(MASK) == 3


def test_token_is_hidden_in_tracebacks_and_causes(log: io.StringIO) -> None:
    inner, outer = KeyError(TOKEN), RuntimeError(f"Bot {TOKEN}")
    inner.add_note(f"with {TOKEN}")
    outer.__cause__ = inner
    LOG.error("failed", exc_info=outer, stack_info=True)
    assert "RuntimeError: Bot [hidden]" in log.getvalue()
    assert "KeyError: '[hidden]'" in log.getvalue()
    assert TOKEN not in log.getvalue()


async def test_token_is_hidden_in_what_the_libraries_log(log: io.StringIO) -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        body = f'{{"message": "401: {TOKEN}", "code": 0}}'
        head = "HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\nConnection: close"
        writer.write(f"{head}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1")
    port = server.sockets[0].getsockname()[1]
    http = discord.http.HTTPClient(asyncio.get_running_loop())
    http.connector = aiohttp.TCPConnector()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}")
        try:
            await http.static_login(TOKEN)
        except discord.LoginFailure as error:
            LOG.exception("%r", error.__cause__, exc_info=error)
        finally:
            await http.close()
            server.close()
    assert MASK in log.getvalue()
    assert TOKEN not in log.getvalue()


@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=ascii)
def test_nobody_writes_lines_of_their_own(name: str) -> None:
    forged = f"{name}\n[2026-01-01 00:00:00] [CRITICAL] bot: forged"
    error = ValueError(forged)
    where = (LOG.name, logging.ERROR, __file__, 1)
    record = LOG.makeRecord(*where, "%s", (forged,), (ValueError, error, None))
    entry = SafeFormatter(TOKEN).format(record)
    first, *others = entry.split("\n")
    assert first.startswith("[")
    assert all(line.startswith("  ") for line in others)
    assert not {mark for mark in entry if not mark.isprintable()} - {"\n"}


def test_ids_of_discord_are_masked(log: io.StringIO) -> None:
    person = 770_000_000_000_000_001
    LOG.error("match 17: %s of <@%d>", {person: "x"}, person, exc_info=KeyError(person))
    assert str(person) not in log.getvalue()
    assert log.getvalue().count(ID) == 3
    assert "match 17" in log.getvalue()


@pytest.mark.parametrize(
    ("level", "least"), [("DEBUG", logging.INFO), ("ERROR", logging.ERROR)], ids=str
)
def test_libraries_do_not_log_what_is_sent_and_stored(
    level: str, least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    before = root.level
    libraries = [logging.getLogger(name) for name in ("discord", "aiosqlite")]
    try:
        keep_log(level, "text", TOKEN)
        assert [library.level for library in libraries] == [least, least]
        assert LOG.isEnabledFor(logging.getLevelNamesMapping()[level])
    finally:
        root.setLevel(before)
        logging.captureWarnings(capture=False)
        for library in libraries:
            library.setLevel(logging.NOTSET)


def test_without_a_token_nothing_is_hidden() -> None:
    assert masked("anything", "") == "anything"


def test_token_is_in_no_repr_of_the_settings() -> None:
    assert TOKEN not in repr(Settings(token=TOKEN))
