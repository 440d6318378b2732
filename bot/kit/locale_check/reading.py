"""The messages of a language, with every text that each can become."""

import itertools
import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from bot.kit.locale_check.findings import Flaw, LocaleFinding
from bot.kit.locale_check.parsing import parse
from bot.kit.texts.command_names import PREFIX, command_entry
from bot.kit.texts.entries import files_of

_COMMAND: Final = re.compile(rf"\{{ *({PREFIX}[\w-]+) *\}}")
"""A reference to a command."""


@dataclass(frozen=True, slots=True)
class Branch:
    """The variant `key` of a selection by the value `variable`; `default` if it is starred."""

    variable: str
    key: str
    default: bool


@dataclass(frozen=True, slots=True)
class Text:
    """A text that a message becomes when all of its `branches` apply.

    `parts` are words, or a `Value` for the name of a value.
    """

    branches: tuple[Branch, ...] = ()
    parts: tuple["str | Value", ...] = ()

    @property
    def values(self) -> frozenset[str]:
        """Return the names of the values that stand in the text."""
        return frozenset(part.name for part in self.parts if isinstance(part, Value))

    @property
    def words(self) -> str:
        """Return the text with each value as `{$name}`."""
        return "".join(
            part if isinstance(part, str) else f"{{${part.name}}}" for part in self.parts
        )

    @property
    def is_possible(self) -> bool:
        """Tell whether its branches agree: selections by one value take the same variant."""
        taken: dict[str, str] = {}
        return all(
            taken.setdefault(branch.variable, branch.key) == branch.key for branch in self.branches
        )

    def __add__(self, other: "Text") -> "Text":
        return Text(self.branches + other.branches, self.parts + other.parts)


@dataclass(frozen=True, slots=True)
class Value:
    """Where a text shows the value `name`."""

    name: str


@dataclass(frozen=True, slots=True)
class Message:
    """A message: the texts it can become, and the variants of each selection by variable."""

    texts: tuple[Text, ...]
    selections: tuple[tuple[str, frozenset[str]], ...]

    @property
    def values(self) -> frozenset[str]:
        """Return the names of all values that it shows or selects by."""
        named = frozenset(variable for variable, _ in self.selections)
        return named.union(*(text.values for text in self.texts))


@dataclass(frozen=True, slots=True)
class LocaleFolder:
    """A language: the messages of all its files by key.

    Keys of terms begin with a hyphen.
    """

    language: str
    resource: ast.Resource
    messages: Mapping[str, Message]
    files: Mapping[str, str]
    """The file of each message; of two messages with one name the first counts."""
    flaws: tuple[LocaleFinding, ...]
    """What cannot be read, and what is there twice."""

    def file_of(self, key: str) -> str:
        """Return the file of the message `key`, as a finding names it."""
        return f"{self.language}/{self.files[key]}"


def read_locale(folder: Path) -> LocaleFolder:
    """Read the files of a language, whatever is wrong in them."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in files_of(folder)}
    body: list[ast.EntryType] = []
    entries: dict[str, ast.Pattern] = {}
    files: dict[str, str] = {}
    flaws: list[LocaleFinding] = []
    for name, text in texts.items():
        file = f"{folder.name}/{name}"
        for entry in parse(text):
            if isinstance(entry, ast.Junk):
                line = str(entry.content).strip().partition("\n")[0]
                flaws.append(LocaleFinding(file, Flaw.UNREADABLE, detail=line))
            elif isinstance(entry, ast.Message | ast.Term):
                key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if key in files:
                    flaws.append(
                        LocaleFinding(file, Flaw.TWICE, key, f"{folder.name}/{files[key]}")
                    )
                    continue
                files[key] = name
                body.append(entry)
                if entry.value is not None:
                    entries[key] = entry.value
    commands = _commands_in("\n".join(texts.values()), entries)
    resource = ast.Resource([*body, *commands.values()])
    reader = _Reader(
        entries | {key: command.value for key, command in commands.items() if command.value}
    )
    messages = {key: reader.message(key) for key in entries}
    return LocaleFolder(folder.name, resource, messages, files, tuple(flaws))


def _commands_in(text: str, names: Container[str]) -> dict[str, ast.Message]:
    """Return the messages that stand for the commands that a text mentions."""
    sources = (command_entry(key, names) for key in sorted(set(_COMMAND.findall(text))))
    parsed = FluentParser().parse("".join(source for source in sources if source))
    return {message.id.name: message for message in parsed.body if isinstance(message, ast.Message)}


@dataclass(frozen=True, slots=True)
class _Reader:
    """Expands patterns and the messages that they refer to."""

    entries: Mapping[str, ast.Pattern]
    _within: list[str] = field(default_factory=list)

    def message(self, key: str) -> Message:
        """Return the message `key`; a reference to itself is empty."""
        if key in self._within or key not in self.entries:
            return Message((Text(),), ())
        self._within.append(key)
        pattern = self.entries[key]
        message = Message(tuple(self._pattern(pattern)), tuple(self._selections(pattern)))
        self._within.pop()
        return message

    def _pattern(self, pattern: ast.Pattern) -> Iterator[Text]:
        for ways in itertools.product(
            *(list(self._element(element)) for element in pattern.elements)
        ):
            text = sum(ways, Text())
            if text.is_possible:
                yield text

    def _element(self, element: ast.TextElement | ast.Placeable) -> Iterator[Text]:
        if isinstance(element, ast.TextElement):
            yield Text(parts=(element.value,))
        else:
            yield from self._expression(element.expression)

    def _expression(
        self, node: ast.InlineExpression | ast.Placeable | ast.SelectExpression
    ) -> Iterator[Text]:
        match node:
            case ast.SelectExpression():
                variable = _variable(node.selector)
                for variant in node.variants:
                    branch = Branch(variable, _key(variant), variant.default)
                    for text in self._pattern(variant.value):
                        yield Text((branch,)) + text
            case ast.Placeable():
                yield from self._expression(node.expression)
            case ast.MessageReference() | ast.TermReference():
                yield from self.message(_reference(node)).texts
            case ast.StringLiteral():
                yield Text(parts=(str(node.parse()["value"]),))
            case _:
                yield Text(parts=(Value(_variable(node)),))

    def _selections(self, node: ast.BaseNode) -> Iterator[tuple[str, frozenset[str]]]:
        match node:
            case ast.Pattern():
                for element in node.elements:
                    yield from self._selections(element)
            case ast.Placeable():
                yield from self._selections(node.expression)
            case ast.SelectExpression():
                yield _variable(node.selector), frozenset(map(_key, node.variants))
                for variant in node.variants:
                    yield from self._selections(variant.value)
            case ast.MessageReference() | ast.TermReference():
                yield from self.message(_reference(node)).selections
            case _:
                return


def _reference(node: ast.MessageReference | ast.TermReference) -> str:
    return f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name


def _variable(node: ast.BaseNode) -> str:
    """Return the name of the value that an expression shows or selects by, or ""."""
    if isinstance(node, ast.VariableReference):
        return node.id.name
    if isinstance(node, ast.FunctionReference) and node.arguments.positional:
        return _variable(node.arguments.positional[0])
    return ""


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.value if isinstance(key, ast.NumberLiteral) else key.name
