"""How texts mention commands.

A text says `{ command-rules-create }`, and this makes a mention of it that people can click, if the
command's id is known. Otherwise it makes `/farkle rules create`, in the words that the reader's own
Discord shows. A key is `command-` and the words of the command as in the keys of their names; those
of `/farkle-events`, `/farkle-admin` and `/farkle-mod` begin with `events-`, `admin-` and `mod-`.
"""

from collections.abc import Container, Iterator, Mapping
from itertools import accumulate
from typing import Final

CommandIds = Mapping[str, int]
"""Discord's ids of `farkle` and the like, by name; subcommands have none of their own."""

PREFIX: Final = "command-"
NAMES: Final = "cmd-"
"""The prefix of the keys of commands' names, descriptions and options."""

_BESIDE: Final = {
    "events-": "/farkle-events",
    "admin-": "/farkle-admin",
    "mod-": "/farkle-mod",
}
"""The commands beside `/farkle`, by the prefix of their keys."""


def command_entry(key: str, names: Container[str]) -> str | None:
    """Return the message `key` in Fluent's syntax; None if there is no such command.

    `names` are the keys of all names.
    """
    if not key.startswith(PREFIX):
        return None
    words, root = key.removeprefix(PREFIX), "/farkle"
    for prefix, beside in _BESIDE.items():
        if words.startswith(prefix):
            words, root = words.removeprefix(prefix), beside
    path = [name for name in _prefixes(words) if name in names]
    if not path or path[-1] != NAMES + words:
        return None
    return f"{key} = `{root} {' '.join(f'{{ {name} }}' for name in path)}`\n"


def mention(named: str, ids: CommandIds) -> str | None:
    """Return the mention of a command, to click; None if its id is not in `ids`.

    `named` is the command in English, as `command_entry` has it: a mention works only by default
    names, and Discord shows these to everybody.
    """
    words = named.strip("`")
    command_id = ids.get(words.removeprefix("/").partition(" ")[0])
    return None if command_id is None else f"<{words}:{command_id}>"


def _prefixes(words: str) -> Iterator[str]:
    """Yield the keys of the groups that may contain a command, and its own key."""
    yield from accumulate(words.split("-"), "{}-{}".format, initial=NAMES[:-1])
