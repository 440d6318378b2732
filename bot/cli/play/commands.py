"""What players may ask of the table: a key each, or its name in a line of moves."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Command(StrEnum):
    """A command, by its key."""

    MOST = "a"
    ROLL = "r"
    BANK = "b"
    TAKE = "t"
    UNDO = "u"
    HAND = "h"
    HELP = "?"
    RESIGN = "x"
    QUIT = "q"

    @property
    def word(self) -> str:
        """Return its name as it is typed: `roll`."""
        return self.name.lower()


FACES: Final = "123456"
"""The keys that choose a die."""

TICK: Final = ""
"""Comes in the place of a word when nothing was typed for a while."""

_KEYS: Final = frozenset(command.value for command in Command)

HELP: Final[Mapping[Command, str]] = {
    Command.MOST: "play-help-most",
    Command.ROLL: "play-help-roll",
    Command.BANK: "play-help-bank",
    Command.TAKE: "play-help-take",
    Command.UNDO: "play-help-undo",
    Command.HAND: "play-help-hand",
    Command.HELP: "play-help-help",
    Command.RESIGN: "play-help-resign",
    Command.QUIT: "play-help-quit",
}
"""What each command does, as keys of the texts."""


def read_word(word: str) -> tuple[Command | int, ...]:
    """Return the commands of `word`: of its name, or of each of its keys; a number is a face.

    None at all when any part of it is no command, so that a slip of the pen does nothing.
    """
    name = word.upper()
    if name in Command.__members__:
        return (Command[name],)
    keys = word.lower()
    if any(key not in FACES and key not in _KEYS for key in keys):
        return ()
    return tuple(int(key) if key in FACES else Command(key) for key in keys)
