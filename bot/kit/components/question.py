"""A modal dialogue with one line of text."""

from dataclasses import dataclass

from bot.kit.components.bounds import (
    LONGEST_HINT,
    LONGEST_TITLE,
    MOST_CHARACTERS,
    require_count,
    require_text,
)
from bot.kit.components.custom_ids import CustomId


@dataclass(frozen=True, slots=True)
class Question:
    """A dialogue that asks for one line of text; what is typed comes back as a press of `button`.

    It asks under `title` (at most 45 characters), `label` (45) and `hint` (100). The answer has 1
    to `longest` characters; `typed` is filled in at first. Raises `OutOfBoundsError` for one that
    Discord would refuse.
    """

    button: CustomId
    title: str
    label: str
    hint: str
    longest: int
    typed: str = ""

    def __post_init__(self) -> None:
        require_text(self.title, LONGEST_TITLE, "the title of a dialogue")
        require_text(self.label, LONGEST_TITLE, "what a dialogue asks")
        require_text(self.hint, LONGEST_HINT, "the hint of a dialogue")
        require_count(self.longest, MOST_CHARACTERS, "characters of an answer")
        require_count(len(self.typed) or 1, self.longest, "characters typed already")
