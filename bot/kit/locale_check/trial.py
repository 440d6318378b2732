"""Trial formatting of messages, in each of their variants."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.kit.locale_check.parsing import leaves
from bot.kit.locale_check.reading import LocaleFolder, Message, Text

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of CLDR."""


@lru_cache
def examples(language: str) -> Mapping[str, int]:
    """Return the plural categories of whole numbers up to a thousand, with an example each."""
    form = Locale.parse(language, sep="-").plural_form
    return {form(number): number for number in range(1000, -1, -1)}


class Trial:
    """Formats the messages of a language as the bot does, where that could go wrong."""

    def __init__(self, folder: LocaleFolder) -> None:
        """Take the messages of a language as they were read."""
        self._patterns = {
            entry.id.name: entry.value
            for entry in folder.resource.body
            if isinstance(entry, ast.Message) and entry.value
        }
        self._sure: dict[str, bool] = {}
        self._bundle = FluentBundle([folder.language], use_isolating=False)
        self._bundle.add_resource(folder.resource)
        self._examples = examples(folder.language)

    def errors(self, key: str, message: Message) -> frozenset[str]:
        """Return why the texts of a message cannot be formatted."""
        if self._is_sure(key):
            return frozenset()
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # only messages with a value are read
        return frozenset(
            str(error)
            for text in message.texts
            for error in self._bundle.format_pattern(pattern, self._values(message, text))[1]
        )

    def _is_sure(self, key: str) -> bool:
        """Tell whether a message has values alone, and refers only to such, never to itself."""
        if key not in self._sure:
            self._sure[key] = False  # until it is known not to lead back here
            pattern = self._patterns.get(key)
            self._sure[key] = pattern is not None and all(map(self._goes_well, leaves(pattern)))
        return self._sure[key]

    def _goes_well(self, leaf: ast.BaseNode) -> bool:
        if isinstance(leaf, ast.MessageReference):
            return leaf.attribute is None and self._is_sure(leaf.id.name)
        return isinstance(leaf, ast.VariableReference | ast.StringLiteral | ast.TextElement)

    def _values(self, message: Message, text: Text) -> dict[str, str | int]:
        """Return values for which the message becomes `text`."""
        values: dict[str, str | int] = dict.fromkeys(message.values, 1)
        for branch in text.branches:
            if branch.key in PLURALS:
                values[branch.variable] = self._examples.get(branch.key, 1)
            else:
                values[branch.variable] = int(branch.key) if branch.key.isdecimal() else branch.key
        return values
