"""The log of the bot: no secret stands in it, and nobody writes lines of their own into it."""

import logging
import unicodedata
from typing import Final

MASK: Final = "[hidden]"
"""Stands where a secret was."""

_FORM: Final = "[{asctime}] [{levelname:<8}] {name}: {message}"
_TIME: Final = "%Y-%m-%d %H:%M:%S"
_BREAKS: Final = "\n\t"


def masked(text: str, secret: str) -> str:
    """Return `text` with `secret` hidden wherever it occurs; an empty secret is none."""
    return text.replace(secret, MASK) if secret else text


class SafeFormatter(logging.Formatter):
    """Formats a record with its traceback: `secret` hidden, what is invisible spelled out.

    The lines of an entry after its first begin with blanks, so only an entry begins with `[`.
    """

    def __init__(self, secret: str) -> None:
        """Hide `secret`."""
        super().__init__(_FORM, _TIME, style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry of `record`."""
        entry = masked(super().format(record), self._secret)
        return "".join(map(_spelled, entry)).replace("\n", "\n  ")


def keep_log(level: str, secret: str) -> None:
    """Write what is logged at `level` or above to standard error, with `secret` hidden."""
    handler = logging.StreamHandler()
    handler.setFormatter(SafeFormatter(secret))
    logging.basicConfig(level=level, handlers=[handler])
    logging.captureWarnings(capture=True)


def _spelled(mark: str) -> str:
    """Return `mark`, or its escape where a terminal might obey it or nobody would see it."""
    hidden = unicodedata.category(mark) in {"Cc", "Cf", "Cs", "Zl", "Zp"} and mark not in _BREAKS
    return mark.encode("unicode_escape").decode("ascii") if hidden else mark
