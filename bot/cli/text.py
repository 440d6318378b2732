"""The words of the command line, in the language of the terminal."""

import os
import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, NoReturn

from bot.content.folder import data_folder
from bot.kit.texts.entries import closest, read_file, simple_text
from bot.kit.texts.escape import clean

if TYPE_CHECKING:
    from bot.kit.texts.language import Value
    from bot.kit.texts.texts import Texts

_LONGEST: Final = 1000
"""The characters of a value in a sentence: a path may be long."""


STANDARD_INPUT: Final = "-"
"""What is typed in the place of a text that is piped in."""

_LANGUAGE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says in which language it is spoken to; the first one that is set counts."""


def _locale() -> str:
    """Return the language of the terminal, such as `fr-FR` for `fr_FR.UTF-8`."""
    said = next((os.environ[name] for name in _LANGUAGE if os.environ.get(name)), "")
    return said.partition(".")[0].replace("_", "-")


@cache
def terminal_texts() -> "Texts":
    """Return the texts of the terminal's language; English for one that there is not."""
    from bot.kit.texts.texts import catalogue

    return catalogue().texts(_locale())


def text(key: str, **values: "Value") -> str:
    """Return the sentence `key`; what was typed and stands in it cannot command the terminal."""
    safe = {
        name: clean(value, _LONGEST) if value and isinstance(value, str) else value
        for name, value in values.items()
    }
    simple = simple_text(_entries().get(key, ""), safe)
    return terminal_texts()(key, **safe) if simple is None else simple


@cache
def _entries() -> Mapping[str, str]:
    """Return the messages of the command line in the terminal's language as they stand there."""
    folder = data_folder() / "locales"
    languages = sorted(path.name for path in folder.iterdir() if path.is_dir())
    return read_file(folder / (closest(_locale(), languages) or "en") / "cli.ftl")


def fail(sentence: str, code: int = 1) -> NoReturn:
    """End the command with a sentence on standard error.

    Code 1 is for something that went wrong, 2 for something that was asked for wrongly.
    """
    print(sentence, file=sys.stderr)
    raise SystemExit(code)
