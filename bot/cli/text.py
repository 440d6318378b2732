"""The words of the command line, from the English locale file."""

import sys
from typing import Final, NoReturn

from bot.ui.escape import clean
from bot.ui.texts import Value, catalogue

_LONGEST: Final = 1000
"""The characters of a value in a sentence: a path may be long."""


def text(key: str, **values: Value) -> str:
    """Return the sentence `key`; what was typed and stands in it cannot command the terminal."""
    safe = {
        name: clean(value, _LONGEST) if isinstance(value, str) else value
        for name, value in values.items()
    }
    return catalogue().english(key, **safe)


def fail(sentence: str, code: int = 1) -> NoReturn:
    """End the command with a sentence on standard error.

    Code 1 is for something that went wrong, 2 for something that was asked for wrongly.
    """
    print(sentence, file=sys.stderr)
    raise SystemExit(code)
