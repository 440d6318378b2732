"""The texts of each language, from the Fluent files in its folder in `data/locales`.

A message that a language lacks, or that cannot be read or formatted there, is taken from English;
one that English lacks is a bug and raises `TextError`, so that nobody is ever shown a key.
`bot/kit/locale_check` finds both beforehand.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, reduce
from pathlib import Path

from bot.content.folder import data_folder
from bot.kit.texts.command_names import CommandIds, mention
from bot.kit.texts.entries import closest, read_entries
from bot.kit.texts.language import ENGLISH, Language, TextError, Value, is_language

__all__ = ["ENGLISH", "Catalogue", "TextError", "Texts", "Value", "catalogue"]


class Texts:
    """The texts of one language, backed by English: `texts("board-title", ruleset="Tavern")`."""

    def __init__(self, language: Language, english: Language, client: str) -> None:
        """Look in `language` first; commands are named as a Discord set to `client` does."""
        self.language = language.name
        self._client = client
        self.day = language.day
        self.number = language.number
        self._languages = (language,) if language is english else (language, english)
        # A board is drawn at every press, mostly from the same few texts and values.
        self._remembered = lru_cache(maxsize=4096)(self._format)

    def __call__(self, key: str, /, **values: Value) -> str:
        """Return the message `key` with `values`; raises `TextError` when English has none."""
        return self._remembered(key, tuple(values.items()))

    def __reduce__(self) -> tuple[Callable[[str, str], "Texts"], tuple[str, str]]:
        """Pickle the names of both languages only: every process can read the files.

        There commands are words, since pictures and files show no mentions.
        """
        return _texts_in, (self.language, self._client)

    def has(self, key: str) -> bool:
        """Tell whether this language or English has a message `key`."""
        return any(key in language.entries for language in self._languages)

    @property
    def english(self) -> "Texts":
        """Return the English texts behind these, with commands named alike."""
        english = self._languages[-1]
        return self if english.name == self.language else Texts(english, english, self._client)

    def listed(self, items: Sequence[str]) -> str:
        """Return `items`, at least one, as a list in words: "a, b and c"."""
        *first, last = items
        return self("list-and", head=self.commas(first), tail=last) if first else last

    def either(self, items: Sequence[str]) -> str:
        """Return `items`, at least one, as a choice in words: "a, b or c"."""
        *first, last = items
        return self("list-or", head=self.commas(first), tail=last) if first else last

    def commas(self, items: Sequence[str]) -> str:
        """Return `items` with the comma of the language between them: "a, b, c"; "" for none."""
        return self._joined("list-comma", items)

    def semicolons(self, items: Sequence[str]) -> str:
        """Return `items`, which may have commas inside, as a list: "a, b; c, d"; "" for none."""
        return self._joined("list-semicolon", items)

    def together(self, items: Iterable[str]) -> str:
        """Return sentences or words beside each other: "a b", "ab" in Japanese; "" for none.

        Those that are empty are left out.
        """
        return self._joined("list-space", [item for item in items if item])

    def _joined(self, key: str, items: Sequence[str]) -> str:
        if not items:
            return ""
        return reduce(lambda head, tail: self(key, head=head, tail=tail), items)

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        for language in self._languages:
            text = language.format(key, values)
            if text is not None:
                return text
        raise TextError(f"English has no message {key} for {dict(values)}")


class Catalogue:
    """All languages."""

    def __init__(self, languages: Mapping[str, Language], ids: CommandIds | None = None) -> None:
        """Take each language by its code; commands with an id in `ids` are mentioned by it."""
        self._ids = ids or {}
        self._languages = languages
        self._texts = cache(self._made)
        self.language_of = lru_cache(maxsize=128)(self._language_of)

    @classmethod
    def read(cls, folder: Path) -> "Catalogue":
        """Read each folder of `folder` that is named after a language and has messages.

        Raises `TextError` if English is missing.
        """
        names = [path.name for path in sorted(folder.glob("*")) if is_language(path.name)]
        found = {name: read_entries(folder / name) for name in names}
        languages = {name: Language(name, messages) for name, messages in found.items() if messages}
        if ENGLISH not in languages:
            raise TextError(f"{folder / ENGLISH} has no messages")
        return cls(languages)

    def mentioning(self, ids: CommandIds) -> "Catalogue":
        """Return these languages with mentions of the commands that have `ids`, to click.

        For Markdown on Discord only: anywhere else people would see the mention's id.
        """
        return self if ids == self._ids else Catalogue(self._languages, ids)

    @property
    def english(self) -> Texts:
        """Return the texts that every language falls back to."""
        return self._texts(ENGLISH, ENGLISH)

    @property
    def languages(self) -> list[tuple[str, str]]:
        """Return the name of each language in itself, and its code; English comes first."""
        names = sorted(self._languages, key=lambda name: (name != ENGLISH, name))
        return [(self._texts(name, name)("language-name"), name) for name in names]

    def _language_of(self, locale: str) -> Language | None:
        """Return the language that serves a Discord `locale`, None when there is none."""
        name = closest(locale, self._languages)
        return None if name is None else self._languages[name]

    def texts(self, locale: str, client: str | None = None) -> Texts:
        """Return the texts for a Discord `locale` such as `pt-BR`; English when there are none.

        Commands are named as in a Discord set to the locale `client`, or in the texts' language if
        that is not known.
        """
        name = self._name_of(locale)
        return self._texts(name, name if client is None else self._name_of(client))

    def plain(self, locale: str, key: str) -> str:
        """Return a message without values as `texts` does, and load no more than it takes."""
        languages = (self._languages[self._name_of(locale)], self._languages[ENGLISH])
        for language in languages:
            text = language.plain(key)
            if text is not None:
                return text
        raise TextError(f"English has no message {key}")

    def _name_of(self, locale: str) -> str:
        language = self.language_of(locale)
        return language.name if language else ENGLISH

    def _made(self, name: str, client: str) -> Texts:
        languages = {language: self._languages[language] for language in (name, ENGLISH)}
        if name != client:
            # A client shows a name in English that its own language lacks.
            clients = (self._languages[ENGLISH], self._languages[client])
            languages = {key: language.naming(*clients) for key, language in languages.items()}
        if self._ids:
            languages = {
                key: language.mentioning(self._mention) for key, language in languages.items()
            }
        return Texts(languages[name], languages[ENGLISH], client)

    def _mention(self, key: str) -> str | None:
        named = self._languages[ENGLISH].format(key, ())
        return None if named is None else mention(named, self._ids)


def _texts_in(language: str, client: str) -> Texts:
    return catalogue().texts(language, client)


@lru_cache(maxsize=1)
def catalogue() -> Catalogue:
    """Return the languages that ship with the bot, read once."""
    return Catalogue.read(data_folder() / "locales")
