"""A modal dialogue with one line of text."""

from dataclasses import dataclass

from bot.kit.components.custom_ids import CustomId


@dataclass(frozen=True, slots=True)
class Question:
    """A dialogue that asks for one line of text; what is typed comes back as a press of `button`.

    It asks under `title` (at most 45 characters), `label` (45) and `hint` (100). The answer has 1
    to `longest` characters; `typed` is filled in at first.
    """

    button: CustomId
    title: str
    label: str
    hint: str
    longest: int
    typed: str = ""
