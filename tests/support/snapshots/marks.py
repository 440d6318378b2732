"""Which message of a locale file each part of a text comes from."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

import pytest

from bot.kit.components import media, parts, question
from bot.kit.components.bounds import require_text
from bot.kit.texts.texts import Catalogue, Texts, Value, catalogue

_FIRST: Final = 0xF0000
"""Characters that Unicode leaves to everybody's own use: one for each message that begins here."""
END: Final = "\U0010fffd"
"""Where a message ends."""
MARK: Final = re.compile("([\U000f0000-\U0010fffd])")


@dataclass(frozen=True, slots=True)
class Said:
    """A message as it was said: its key, and its values, which may be marked themselves."""

    key: str
    values: tuple[Value, ...]


@dataclass(slots=True)
class Marks:
    """The messages that were said, each with a character that stands before it in a text."""

    said: list[Said] = field(default_factory=list)
    _places: dict[Said, int] = field(default_factory=dict)

    def mark(self, said: Said, text: str) -> str:
        """Return `text` between marks, unless there is nothing of it."""
        if not text or text.isspace():
            return text
        place = self._places.setdefault(said, len(self.said))
        if place == len(self.said):
            self.said.append(said)
        return f"{chr(_FIRST + place)}{text}{END}"

    def begun_by(self, mark: str) -> Said:
        """Return the message that begins with `mark`, which is not an end."""
        return self.said[ord(mark) - _FIRST]


class MarkedTexts(Texts):
    """Texts with marks around each message."""

    def __init__(self, texts: Texts, marks: Marks) -> None:
        self.language, self.day, self.number = texts.language, texts.day, texts.number
        self._say, self._marks = texts, marks

    def __call__(self, key: str, /, **values: Value) -> str:
        text = self._say(key, **values)
        return self._marks.mark(Said(key, tuple(values.values())), text)

    def has(self, key: str) -> bool:
        return self._say.has(key)


def unmarked(text: str) -> str:
    """Return `text` without its marks, which is what people read."""
    return MARK.sub("", text)


@contextmanager
def marked_english() -> Iterator[Marks]:
    """Let English texts have marks meanwhile, which no bound counts."""
    marks = Marks()
    texts = MarkedTexts(catalogue().english, marks)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "english", texts)
        for module in (parts, media, question):
            patch.setattr(module, "require_text", _require_unmarked)
        yield marks


def _require_unmarked(text: str, most: int, what: str) -> None:
    require_text(unmarked(text), most, what)
