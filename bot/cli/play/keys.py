"""Single keys of a terminal, without Enter. For POSIX; elsewhere a game is played by lines."""

import os
import select
import termios
import tty
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from bot.cli.play.commands import TICK, PlayCommand

_LEAVE: Final = "\x04"
"""Ctrl-D."""
_ESCAPE: Final = "\x1b"
"""What the arrow keys and their like begin with."""
_BACKSPACE: Final = "\x7f"


@contextmanager
def keyboard(terminal: TextIO, every: float | None = None) -> Iterator[Iterator[str]]:
    """Yield the keys that are pressed in `terminal`, each at once, until Ctrl-D.

    While none is pressed, a `TICK` comes after so many seconds, if there is a number. Ctrl-C raises
    `KeyboardInterrupt` as ever. Afterwards the terminal is as it was.
    """
    descriptor = terminal.fileno()
    before = termios.tcgetattr(descriptor)
    tty.setcbreak(descriptor)
    try:
        yield keys_of(_pieces(descriptor, every))
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


def _pieces(descriptor: int, every: float | None) -> Iterator[str]:
    """Yield what arrives, piece by piece, and a `TICK` after so many seconds without any."""
    while True:
        ready, _, _ = select.select([descriptor], [], [], every)
        if not ready:
            yield TICK
            continue
        piece = os.read(descriptor, 64).decode(errors="replace")
        if not piece:
            return
        yield piece


def keys_of(pieces: Iterable[str]) -> Iterator[str]:
    """Yield the keys of what arrives in one piece: one key, several pasted, or an arrow (none).

    A `TICK` is passed on.
    """
    for piece in pieces:
        if piece == TICK:
            yield TICK
        if piece.startswith(_ESCAPE):
            continue
        for key in piece.replace(_BACKSPACE, PlayCommand.UNDO):
            if key == _LEAVE:
                return
            if not key.isspace():
                yield key
