"""Discord's bounds of what a message is made of, as its component reference and API have them."""

from collections.abc import Sequence
from typing import Final

MOST_COMPONENTS: Final = 40
"""All that a message may have, those inside others counted too."""
MOST_CHARACTERS: Final = 4000
"""The characters of all the texts of a message together, and of each."""
WIDEST_ROW: Final = 5
MOST_OPTIONS: Final = 25
"""The options of a menu, and how many of them can be chosen."""
MOST_TEXTS: Final = 3
"""The texts of a section."""
MOST_PICTURES: Final = 10
"""The pictures of a gallery."""
BRIGHTEST: Final = 0xFFFFFF

LONGEST_ID: Final = 100
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100
"""The characters of a menu's line, of its value, and of what it says below."""
LONGEST_PLACEHOLDER: Final = 150
LONGEST_URL: Final = 512
LONGEST_DESCRIPTION: Final = 1024
"""The characters that describe a picture."""
LONGEST_TITLE: Final = 45
"""The characters of a dialogue's title, and of what is asked in it."""
LONGEST_HINT: Final = 100


class OutOfBoundsError(ValueError):
    """A component that Discord would refuse."""


def require_text(text: str, most: int, what: str) -> None:
    """Raise `OutOfBoundsError` unless `text` has 1 to `most` characters, and not blanks alone."""
    if not 0 < len(text) <= most or text.isspace():
        raise OutOfBoundsError(f"{what} has to have 1 to {most} characters: {text!r}")


def require_count(count: int, most: int, what: str) -> None:
    """Raise `OutOfBoundsError` unless there are 1 to `most` of something."""
    if not 0 < count <= most:
        raise OutOfBoundsError(f"{count} {what}, of 1 to {most}")


def require_different(values: Sequence[str], what: str) -> None:
    """Raise `OutOfBoundsError` if something is there twice."""
    if len({*values}) < len(values):
        raise OutOfBoundsError(f"the same {what} twice: {sorted(values)}")
