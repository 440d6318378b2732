"""What players may ask of the table: a key each, or its name in a line of moves."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class PlayCommand(StrEnum):
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

_KEYS: Final = frozenset(command.value for command in PlayCommand)

HELP: Final[Mapping[PlayCommand, str]] = {
    PlayCommand.MOST: "play-help-most",
    PlayCommand.ROLL: "play-help-roll",
    PlayCommand.BANK: "play-help-bank",
    PlayCommand.TAKE: "play-help-take",
    PlayCommand.UNDO: "play-help-undo",
    PlayCommand.HAND: "play-help-hand",
    PlayCommand.HELP: "play-help-help",
    PlayCommand.RESIGN: "play-help-resign",
    PlayCommand.QUIT: "play-help-quit",
}
"""What each command does, as keys of the texts."""


def read_word(word: str) -> tuple[PlayCommand | int, ...]:
    """Return the commands of `word`: of its name, or of each of its keys; a number is a face.

    None at all when any part of it is no command, so that a slip of the pen does nothing.
    """
    name = word.upper()
    if name in PlayCommand.__members__:
        return (PlayCommand[name],)
    keys = word.lower()
    if any(key not in FACES and key not in _KEYS for key in keys):
        return ()
    return tuple(int(key) if key in FACES else PlayCommand(key) for key in keys)
