"""Single keys of a terminal, without Enter. For POSIX; elsewhere a game is played by lines."""

import os
import termios
import tty
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from bot.cli.play.commands import Command

_LEAVE: Final = "\x04"
"""Ctrl-D."""
_ESCAPE: Final = "\x1b"
"""What the arrow keys and their like begin with."""
_BACKSPACE: Final = "\x7f"


@contextmanager
def keyboard(terminal: TextIO) -> Iterator[Iterator[str]]:
    """Yield the keys that are pressed in `terminal`, each at once, until Ctrl-D.

    Ctrl-C raises `KeyboardInterrupt` as ever. Afterwards the terminal is as it was.
    """
    descriptor = terminal.fileno()
    before = termios.tcgetattr(descriptor)
    tty.setcbreak(descriptor)
    try:
        yield keys_of(iter(lambda: os.read(descriptor, 64).decode(errors="replace"), ""))
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


def keys_of(pieces: Iterable[str]) -> Iterator[str]:
    """Yield the keys of what arrives in one piece: one key, several pasted, or an arrow (none)."""
    for piece in pieces:
        if piece.startswith(_ESCAPE):
            continue
        for key in piece.replace(_BACKSPACE, Command.UNDO):
            if key == _LEAVE:
                return
            if not key.isspace():
                yield key
