"""What people read, from one Fluent file a language in `data/locales`.

A message that a language lacks, or that cannot be read or formatted there, is taken from English;
one that English lacks is a mistake of ours and raises `TextError`, so that nobody is ever shown a
key. `bot/ui/locale_check` finds both before anybody is shown them.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, reduce
from pathlib import Path

from bot.resources import data_folder
from bot.ui.language import ENGLISH, Language, TextError, Value, is_language

__all__ = ["ENGLISH", "Catalogue", "TextError", "Texts", "Value", "catalogue"]


class Texts:
    """The texts of one language, backed by English: `texts("board-title", ruleset="Tavern")`."""

    def __init__(self, language: Language, english: Language) -> None:
        """Look in `language` first."""
        self.language = language.name
        self.day = language.day
        self.number = language.number
        self._languages = (language,) if language is english else (language, english)
        # A board is drawn at every press, mostly from the same few texts and figures.
        self._remembered = lru_cache(maxsize=4096)(self._format)

    def __call__(self, key: str, /, **values: Value) -> str:
        """Return the message `key` with `values`; raises `TextError` when English has none."""
        return self._remembered(key, tuple(values.items()))

    def __reduce__(self) -> tuple[Callable[[str], "Texts"], tuple[str]]:
        """Be pickled as the name of the language: every process has the files."""
        return _texts_in, (self.language,)

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
        """Find each `*.ftl` file of `folder` that is named by a language.

        Raises `TextError` when there is no English one.
        """
        files = [path for path in sorted(folder.glob("*.ftl")) if is_language(path.stem)]
        self._languages = {path.stem: Language(path) for path in files}
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


def _texts_in(language: str) -> Texts:
    return catalogue().texts(language)


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """Return the languages that ship with the bot, read once."""
    return Catalogue(data_folder() / "locales")
