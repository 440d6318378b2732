"""`farkle status`: asks the running bot how it does, as service managers do every half minute.

So it loads little: neither what the bot is made of, nor what other commands need, nor the standard
library's HTTP, which takes as much time and memory as all the rest.
"""

import json
import socket
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.cli.running.settings import load_settings
from bot.cli.text import fail, text
from bot.sharding import MOST_CLUSTERS

READY: Final = "/readyz"
"""Where the bot tells what is missing."""

EXAMPLE: Final = "127.0.0.1:8080"
"""An address to tell how the bot does at."""

_WITHIN: Final = 5.0
"""Seconds for an answer: longer than the bot itself waits for its database."""

_LONGEST: Final = 10_000
"""The bytes of an answer that are read."""

_UNHEARD: Final = (OSError, ValueError, LookupError, TypeError)
"""What asking may end in where nobody answers, or somebody else."""


class Missing(StrEnum):
    """What keeps people from playing; `cli-status-<value>` is the sentence."""

    START = "start"
    """The bot has not opened its database and features yet, or not heard of all its servers."""
    DISCORD = "discord"
    """Some shard has no connection."""
    DATABASE = "database"
    LEAVING = "leaving"
    """The bot was told to stop."""


@dataclass(frozen=True, slots=True)
class Status:
    """How the bot does: what is `missing` anywhere, and the addresses that are `silent`."""

    missing: tuple[Missing, ...]
    silent: tuple[str, ...]

    @property
    def sentences(self) -> list[str]:
        """Return what keeps people from playing."""
        missing = [text(f"cli-status-{name}") for name in self.missing]
        return [*missing, *(text("cli-status-silent", address=address) for address in self.silent)]


def print_status() -> None:
    """Print that people can play, or end with code 1 and what is missing."""
    address = load_settings().status
    if address is None:
        fail(text("cli-status-off", example=EXAMPLE), 2)
    if told := ask_all(*address).sentences:
        fail("\n".join(told))
    print(text("cli-status-ready"))


def ask_all(host: str, port: int) -> Status:
    """Return how all processes do that share the bot on this machine.

    The first one, at `port`, says how many there are; each has the next port.
    """
    missing, silent = dict[Missing, None](), list[str]()
    processes, number = 1, 0
    while number < processes:
        try:
            found, of = _ask(host, port + number)
        except _UNHEARD:
            silent.append(f"{host}:{port + number}")
        else:
            missing |= dict.fromkeys(found)
            processes = max(processes, min(of, MOST_CLUSTERS))
        number += 1
    return Status(tuple(missing), tuple(silent))


def _ask(host: str, port: int) -> tuple[list[Missing], int]:
    """Return what the process at a port says is missing, and how many processes there are.

    Raises one of `_UNHEARD` where no bot answers.
    """
    with socket.create_connection((host, port), _WITHIN) as connection:
        connection.sendall(f"GET {READY} HTTP/1.0\r\n\r\n".encode())
        with connection.makefile("rb") as answer:
            _head, _, body = answer.read(_LONGEST).partition(b"\r\n\r\n")
    told = json.loads(body)
    return [Missing(name) for name in told["missing"]], int(told.get("processes", 1))
