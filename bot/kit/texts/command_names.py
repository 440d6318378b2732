"""How texts name a command to their reader.

A text says `{ command-rules-create }`, and what stands there is made here: `/farkle rules create`,
in the words that the reader's own Discord shows. A key is `command-` and the command's words as
they are in the keys of its names; `admin-` and `mod-` go before those of the commands of few.
"""

from collections.abc import Container, Iterator
from itertools import accumulate
from typing import Final

PREFIX: Final = "command-"
NAMES: Final = "cmd-"
"""What the keys of the names of commands begin with, and of all that Discord shows with them."""

_APART: Final = {"admin-": "/farkle-admin", "mod-": "/farkle-mod"}
"""The commands that not everybody sees, by what their keys begin with."""


def command_entry(key: str, names: Container[str]) -> str | None:
    """Return the message `key` in Fluent's syntax; None for what is no command.

    `names` are the keys of the names that there are.
    """
    if not key.startswith(PREFIX):
        return None
    words, root = key.removeprefix(PREFIX), "/farkle"
    for prefix, apart in _APART.items():
        if words.startswith(prefix):
            words, root = words.removeprefix(prefix), apart
    path = [name for name in _prefixes(words) if name in names]
    if not path or path[-1] != NAMES + words:
        return None
    return f"{key} = `{root} {' '.join(f'{{ {name} }}' for name in path)}`\n"


def _prefixes(words: str) -> Iterator[str]:
    """Yield the keys of the groups that may hold a command, and its own."""
    yield from accumulate(words.split("-"), "{}-{}".format, initial=NAMES[:-1])
