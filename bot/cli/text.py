"""The words of the command line, in the language of the terminal."""

import os
import sys
from functools import cache
from typing import Final, NoReturn

from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts, Value, catalogue

_LONGEST: Final = 1000
"""The characters of a value in a sentence: a path may be long."""


STANDARD_INPUT: Final = "-"
"""What is typed in the place of a text that is piped in."""

_LANGUAGE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says in which language it is spoken to; the first one that is set counts."""


@cache
def terminal_texts() -> Texts:
    """Return the texts of the terminal's language, such as `fr_FR.UTF-8`; English for others."""
    said = next((os.environ[name] for name in _LANGUAGE if os.environ.get(name)), "")
    return catalogue().texts(said.partition(".")[0].replace("_", "-"))


def text(key: str, **values: Value) -> str:
    """Return the sentence `key`; what was typed and stands in it cannot command the terminal."""
    safe = {
        name: clean(value, _LONGEST) if value and isinstance(value, str) else value
        for name, value in values.items()
    }
    return terminal_texts()(key, **safe)


def fail(sentence: str, code: int = 1) -> NoReturn:
    """End the command with a sentence on standard error.

    Code 1 is for something that went wrong, 2 for something that was asked for wrongly.
    """
    print(sentence, file=sys.stderr)
    raise SystemExit(code)
