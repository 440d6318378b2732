"""`farkle engine`: an opponent of the bot as a program that speaks the line protocol."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from bot.cli.play.levels import find_level
from bot.cli.play.opponents import choose
from bot.cli.text import fail, text
from bot.solver.league.protocol import ProtocolError, answer

_LONGEST: Final = 100_000
"""The characters of a line that is read: those of the protocol are far shorter."""


def run_engine(level: str) -> None:
    """Answer what is said on standard input, until `quit` or its end."""
    chosen = find_level(level)
    with suppress(BrokenPipeError):  # nobody listens any more
        try:
            answer(_lines(), partial(choose, chosen), partial(print, flush=True))
        except ProtocolError as error:
            fail(text("cli-engine-not-understood", line=str(error)))


def _lines() -> Iterator[str]:
    return iter(partial(sys.stdin.readline, _LONGEST), "")
