"""Scenes as text, in which what many of them say is named by its message, and told once."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.content.folder import data_folder
from bot.kit.components.as_text import as_text, readable
from bot.kit.texts.entries import read_entries
from bot.kit.texts.texts import ENGLISH, Value
from tests.support.scenes.all_scenes import scenes
from tests.support.snapshots.marks import END, MARK, Marks, Said, marked_english, unmarked

MANY = 8
"""What so many scenes say is told apart from them: whoever changes its words changes none."""


@dataclass(frozen=True, slots=True)
class Composed:
    """Scenes by name, with `<key: value, value>` for a message of `parts`, whose text is there."""

    scenes: Mapping[str, str]
    parts: Mapping[str, str]
    read: Mapping[str, str]
    """The scenes as people read them."""


def composed_scenes() -> Composed:
    """Return every scene, built afresh."""
    with marked_english() as marks:
        marked = {name: as_text(layout.payload()) for name, layout in scenes().items()}
    composer = _Composer(marks, _said_by_many(marked.values(), marks))
    return Composed(
        {name: composer.composed(text) for name, text in marked.items()},
        composer.parts,
        {name: unmarked(text) for name, text in marked.items()},
    )


def _said_by_many(marked: Collection[str], marks: Marks) -> frozenset[str]:
    """Return the keys of the messages with words in them that at least `MANY` of the texts say."""
    said = Counter(key for text in marked for key in _keys(text, marks))
    entries = read_entries(data_folder() / "locales" / ENGLISH)
    return frozenset(
        key
        for key, count in said.items()
        if count >= MANY and (key not in entries or _has_words(entries[key]))
    )


def _keys(text: str, marks: Marks) -> set[str]:
    return {marks.begun_by(mark).key for mark in {*MARK.findall(text)} - {END}}


def _has_words(entry: str) -> bool:
    """Tell whether a message says anything of its own: a list of values with commas does not."""
    finder = _Words()
    finder.visit(FluentParser().parse(entry))
    return finder.found


class _Words(Visitor):
    """Finds letters in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's
        self.found |= any(map(str.isalpha, node.value))


@dataclass(slots=True)
class _Composer:
    """Names the messages of `shared` in texts, and collects what they say."""

    marks: Marks
    shared: frozenset[str]
    parts: dict[str, str] = field(default_factory=dict)

    def composed(self, text: str) -> str:
        """Return `text` with the names of shared messages in their places."""
        begun: list[Said] = []
        told = [""]
        for piece in MARK.split(text):
            if piece == END:
                ended = self._told(begun.pop(), told.pop())
                told[-1] += ended
            elif MARK.match(piece):
                begun.append(self.marks.begun_by(piece))
                told.append("")
            else:
                told[-1] += piece
        return "".join(told)

    def _told(self, said: Said, text: str) -> str:
        """Return how a scene tells a message whose text is `text`."""
        if said.key not in self.shared:
            return text
        name = self._name(said)
        if self.parts.setdefault(name, text) != text:
            raise AssertionError(f"{name} is {text!r} and {self.parts[name]!r}")
        return name

    def _name(self, said: Said) -> str:
        values = ", ".join(map(self._value, said.values))
        return f"<{said.key}: {values}>" if values else f"<{said.key}>"

    def _value(self, value: Value) -> str:
        return self.composed(readable(value)) if isinstance(value, str) else f"{value:.10g}"
