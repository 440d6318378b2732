"""The words of the command line, from the English locale file."""

import sys
from typing import NoReturn

from bot.ui.texts import Value, catalogue


def text(key: str, **values: Value) -> str:
    """Return the sentence `key`."""
    return catalogue().english(key, **values)


def fail(sentence: str, code: int = 1) -> NoReturn:
    """End the command with a sentence on standard error.

    Code 1 is for something that went wrong, 2 for something that was asked for wrongly.
    """
    print(sentence, file=sys.stderr)
    raise SystemExit(code)
