"""Errors that nobody foresaw: which of them are the same one."""

from hashlib import sha256
from traceback import walk_tb
from typing import Final

REFERENCE: Final = "reference"
"""The attribute of a record of the log with the reference that somebody was told."""

_PLACES: Final = 30
"""The innermost places of a traceback that are looked at: a recursion has a thousand."""

_CHARACTERS: Final = 6
"""Enough to be told apart, and to be read out loud."""


def fault_id(error: BaseException) -> str:
    """Return the id of an error: the same for errors of a kind, at one place, by one way.

    So it is the reference that people are told: the log has one traceback for all of them.
    """
    frames = list(walk_tb(error.__traceback__))[-_PLACES:]
    places = [(frame.f_code.co_filename, line) for frame, line in frames]
    return sha256(repr((type(error).__qualname__, places)).encode()).hexdigest()[:_CHARACTERS]
