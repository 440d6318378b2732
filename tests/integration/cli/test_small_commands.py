"""Commands that machines run again and again: they load little."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread

import pytest

from bot.kit.texts.texts import catalogue
from tests.support.command_line import ROOT, farkle

say = catalogue().english

HEAVY = ("aiohttp", "babel", "bot.engine", "discord", "fluent", "numpy", "typer")


@contextmanager
def answering(*bodies: str) -> Iterator[int]:
    """Let one port after another say so much of the bot; yield the first of them."""
    with closing(socket.create_server(("127.0.0.1", 0))) as first:
        port = first.getsockname()[1]
        servers = [first, *(_listen(port + number) for number in range(1, len(bodies)))]
        for server, body in zip(servers, bodies, strict=True):
            Thread(target=_answer, args=(server, body), daemon=True).start()
        yield port
        for server in servers:
            server.close()


def _listen(port: int) -> socket.socket:
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError:
        pytest.skip(f"port {port} is taken")


def _answer(server: socket.socket, body: str) -> None:
    try:
        connection, _ = server.accept()
    except OSError:
        return
    with connection:
        assert connection.recv(1000).startswith(b"GET /readyz HTTP/1.")
        head = f"HTTP/1.0 200 OK\r\nContent-Length: {len(body)}\r\n\r\n"
        connection.sendall((head + body).encode())


def loaded_by(arguments: list[str], cwd: Path, **env: str) -> set[str]:
    """Return which of `HEAVY` a command loads."""
    program = (
        "import sys; from bot.__main__ import main; sys.argv[1:] = "
        f"{arguments!r}; main(); print(*sys.modules, file=sys.stderr)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program],
        cwd=cwd,
        env={"PYTHONPATH": str(ROOT), **env},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return {*ended.stderr.split()} & {*HEAVY}


def test_the_health_check_loads_little(tmp_path: Path) -> None:
    with answering('{"missing": []}') as port:
        status = f"127.0.0.1:{port}"
        assert loaded_by(["status"], tmp_path, FARKLE_STATUS=status) == set()
    assert loaded_by(["--version"], tmp_path) == set()


def test_the_health_check_asks_every_process(tmp_path: Path) -> None:
    with answering('{"missing": [], "processes": 2}', '{"missing": ["discord"]}') as port:
        ended = farkle("status", cwd=tmp_path, FARKLE_STATUS=f"127.0.0.1:{port}")
    assert (ended.code, ended.errors.strip()) == (1, say("cli-status-discord"))


def test_a_process_that_is_silent_is_named(tmp_path: Path) -> None:
    with answering('{"missing": [], "processes": 2}') as port:
        ended = farkle("status", cwd=tmp_path, FARKLE_STATUS=f"127.0.0.1:{port}")
    silent = say("cli-status-silent", address=f"127.0.0.1:{port + 1}")
    assert (ended.code, ended.errors.strip()) == (1, silent)


@pytest.mark.parametrize(
    "body", ["", "{", "[]", "{}", '{"missing": 7}', '{"missing": ["tea"]}', "x" * 20_000]
)
def test_whoever_else_answers_is_no_bot(tmp_path: Path, body: str) -> None:
    with answering(body) as port:
        ended = farkle("status", cwd=tmp_path, FARKLE_STATUS=f"127.0.0.1:{port}")
    silent = say("cli-status-silent", address=f"127.0.0.1:{port}")
    assert (ended.code, ended.errors.strip()) == (1, silent)
