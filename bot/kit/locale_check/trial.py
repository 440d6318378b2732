"""Trial formatting of messages, in each of their variants."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle

from bot.kit.locale_check.reading import LocaleFolder, Message, Text

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of CLDR."""


@lru_cache
def examples(language: str) -> Mapping[str, int]:
    """Return the plural categories of whole numbers up to a thousand, with an example each."""
    form = Locale.parse(language, sep="-").plural_form
    return {form(number): number for number in range(1000, -1, -1)}


class Trial:
    """Formats the messages of a language as the bot does."""

    def __init__(self, folder: LocaleFolder) -> None:
        """Take the messages of a language as they were read."""
        self._bundle = FluentBundle([folder.language], use_isolating=False)
        self._bundle.add_resource(folder.resource)
        self._examples = examples(folder.language)

    def errors(self, key: str, message: Message) -> frozenset[str]:
        """Return why the texts of a message cannot be formatted."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # only messages with a value are read
        return frozenset(
            str(error)
            for text in message.texts
            for error in self._bundle.format_pattern(pattern, self._values(message, text))[1]
        )

    def _values(self, message: Message, text: Text) -> dict[str, str | int]:
        """Return values for which the message becomes `text`."""
        values: dict[str, str | int] = dict.fromkeys(message.values, 1)
        for branch in text.branches:
            if branch.key in PLURALS:
                values[branch.variable] = self._examples.get(branch.key, 1)
            else:
                values[branch.variable] = int(branch.key) if branch.key.isdecimal() else branch.key
        return values
