"""The messages of one language, read from its Fluent files."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache, cached_property, lru_cache
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.engine import beginning
from bot.kit.texts.command_names import NAMES, command_entry
from bot.kit.texts.entries import simple_text

ENGLISH: Final = "en"

Value = str | int | float
"""A value for a message: text (escaped by the caller), or a number."""

Mention = Callable[[str], str | None]
"""Returns how Discord mentions the command with a key, None if it cannot."""

_TOO_LONG: Final = 10**21
"""Babel rounds numbers to 28 digits, decimals included."""


class TextError(LookupError):
    """A text that English lacks, or locale files that cannot be used."""


def is_language(name: str) -> bool:
    """Tell whether `name`, such as `pt-BR`, is a language with known rules for numbers."""
    try:
        return bool(Locale.parse(name, sep="-"))
    except (UnknownLocaleError, ValueError):
        return False


class Language:
    """The messages of one language, from all its files; they may refer to each other.

    Reading Fluent is slow, and most messages are used late or never: so a message is read when it
    is first used, with those that it refers to.
    """

    def __init__(
        self, name: str, entries: Mapping[str, str], mention: Mention | None = None
    ) -> None:
        """Take the source of each message of the language `name` by key.

        `mention` returns how a command is mentioned by its key, None to name it by its words.
        """
        self.name = name
        self.entries = entries
        self._unread = dict(entries)
        self._mention = mention
        # British plurals and figures for English.
        self._code = "en-GB" if self.name == ENGLISH else self.name
        self._locale = Locale.parse(self._code, sep="-")
        # Discord is told of each command in every language at each start, twice if it has changed.
        self.plain = cache(self._plain)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Return what formats messages, which loads a megabyte about the language at first use.

        The isolation marks of Fluent would show up in labels.
        """
        return FluentBundle([self._code], use_isolating=False)

    def naming(self, *clients: "Language") -> "Language":
        """Return this language with commands named as in `clients`, the last of them first.

        Those are the languages of the reader's Discord, which may differ from that of the texts.
        """
        names = {
            key: entry
            for client in clients
            for key, entry in client.entries.items()
            if key.startswith(NAMES)
        }
        return Language(self.name, {**self.entries, **names}, self._mention)

    def mentioning(self, mention: Mention) -> "Language":
        """Return this language with commands as `mention` returns them."""
        return Language(self.name, self.entries, mention)

    def format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str | None:
        """Return the message `key` with `values`, None if it is missing or cannot be formatted."""
        self._read(key)
        if not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        sayable = {name: _sayable(value) for name, value in values}
        text, errors = self._bundle.format_pattern(pattern, sayable)
        return text if isinstance(text, str) and not errors else None

    def _plain(self, key: str) -> str | None:
        simple = simple_text(self.entries.get(key, ""), {})
        return self.format(key, ()) if simple is None else simple

    def day(self, day: date) -> str:
        """Return a date as the language writes it: "21 November 2026"."""
        return format_date(day, "long", locale=self._locale)

    def number(self, number: float) -> str:
        """Return a number as the language writes it, with two decimals at most."""
        return format_decimal(number, "#,##0.##", locale=self._locale)

    def _read(self, key: str) -> None:
        """Read the message or term `key` and those it refers to, unless that was done before."""
        source = self._unread.pop(key, None)
        if source is None and not self._bundle.has_message(key):
            source = self._command(key)
        if source is None:
            return
        resource, references = _parsed(source)
        self._bundle.add_resource(resource)
        for reference in references:
            self._read(reference)

    def _command(self, key: str) -> str | None:
        """Return the source of the message that mentions the command `key`, None without one."""
        named = command_entry(key, self.entries)
        mention = None if named is None or self._mention is None else self._mention(key)
        return named if mention is None else f"{key} = {mention}\n"


def _sayable(value: Value) -> Value:
    """Return `value`, as text if it is a number too long to be rounded and grouped."""
    too_long = isinstance(value, int) and abs(value) >= _TOO_LONG
    return beginning(str(value)) if too_long else value


@lru_cache(maxsize=4096)  # languages that differ in how commands are named share nearly all else
def _parsed(source: str) -> tuple[ast.Resource, Sequence[str]]:
    """Return a message as Fluent reads it, and the names of those that it refers to."""
    resource, finder = FluentResource(source), _Finder()
    for entry in resource.body:
        finder.visit(entry)
    return resource, finder.found


class _Finder(Visitor):
    """Collects the names of the messages and terms that others refer to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's
        self.found.append(f"-{node.id.name}")
