"""What people read, from one Fluent file a language in `data/locales`.

A message that a language lacks, or that cannot be read or formatted there, is taken from English;
one that English lacks is a mistake of ours and raises `TextError`, so that nobody is ever shown a
key. `bot/ui/locale_check` finds both before anybody is shown them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.resources import data_folder

ENGLISH: Final = "en"

Value = str | int | float
"""What a message may be given: text (escaped by the caller), or a number."""


class TextError(LookupError):
    """A text that the English file lacks, or a locale file that cannot be used."""


@dataclass(frozen=True, slots=True)
class Language:
    """The messages of one file, by the name of the file without its ending."""

    name: str
    bundle: FluentBundle
    keys: frozenset[str]

    def format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str | None:
        """Return the message `key` with `values`, None when there is none or it does not fit."""
        if key not in self.keys:
            return None
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        return text if isinstance(text, str) and not errors else None


class Texts:
    """The texts of one language, backed by English: `texts("board-title", ruleset="Tavern")`."""

    def __init__(self, language: Language, english: Language) -> None:
        """Look in `language` first."""
        self.language = language.name
        self._languages = (language,) if language is english else (language, english)
        # A board is drawn at every press, mostly from the same few texts and figures.
        self._remembered = lru_cache(maxsize=4096)(self._format)

    def __call__(self, key: str, /, **values: Value) -> str:
        """Return the message `key` with `values`; raises `TextError` when English has none."""
        return self._remembered(key, tuple(values.items()))

    def has(self, key: str) -> bool:
        """Tell whether this language or English has a message `key`."""
        return any(key in language.keys for language in self._languages)

    def listed(self, items: Sequence[str]) -> str:
        """Return `items`, of which there is at least one, as a list in words: "a, b and c"."""
        *first, last = items
        if not first:
            return last
        head = reduce(lambda head, tail: self("list-comma", head=head, tail=tail), first)
        return self("list-and", head=head, tail=last)

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        for language in self._languages:
            text = language.format(key, values)
            if text is not None:
                return text
        raise TextError(f"{ENGLISH}.ftl has no message {key} for {dict(values)}")


class Catalogue:
    """Every language there is."""

    def __init__(self, folder: Path) -> None:
        """Read each `*.ftl` file of `folder`; raises `TextError` when the English one is broken."""
        files = sorted(folder.glob("*.ftl"))
        self._languages = {path.stem: _read(path) for path in files}
        if ENGLISH not in self._languages:
            raise TextError(f"{folder} has no {ENGLISH}.ftl")
        english = self._languages[ENGLISH]
        self._relatives = {name.partition("-")[0]: each for name, each in self._languages.items()}
        self._texts = {name: Texts(each, english) for name, each in self._languages.items()}

    @property
    def english(self) -> Texts:
        """Return the texts that every language falls back to."""
        return self._texts[ENGLISH]

    @property
    def languages(self) -> list[tuple[str, str]]:
        """Return what each language calls itself, with its name; English comes first."""
        names = sorted(self._texts, key=lambda name: (name != ENGLISH, name))
        return [(self._texts[name]("language-name"), name) for name in names]

    def language_of(self, locale: str) -> Language | None:
        """Return the language of a Discord `locale`, None when there is none.

        The file of the very locale comes first, then that of the language, then that of another
        country: `es-419` is served by `es-ES`.
        """
        bare = locale.partition("-")[0]
        own = self._languages.get(locale) or self._languages.get(bare)
        return own or self._relatives.get(bare)

    def texts(self, locale: str) -> Texts:
        """Return the texts for a Discord `locale` such as `pt-BR`; English when there are none."""
        language = self.language_of(locale)
        return self._texts[language.name] if language else self.english


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """Return the languages that ship with the bot, read once."""
    return Catalogue(data_folder() / "locales")


def _read(path: Path) -> Language:
    """Read a file; what cannot be read of another language than English is left out."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    keys: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.id.name in keys and path.stem == ENGLISH:
                raise TextError(f"{path.name} has two messages {entry.id.name}")
            keys.add(entry.id.name)
        elif isinstance(entry, ast.Junk) and path.stem == ENGLISH:
            line = str(entry.content).strip().partition("\n")[0]
            raise TextError(f"{path.name} cannot be read at: {line}")
    # British plurals and figures for English; the isolation marks would show up in labels.
    locale = "en-GB" if path.stem == ENGLISH else path.stem
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(resource)
    return Language(path.stem, bundle, frozenset(keys))
