"""One translation for one English text, and different labels for different ones."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

from bot.kit.locale_check.findings import Flaw, LocaleFinding
from bot.kit.locale_check.limits import is_choice
from bot.kit.locale_check.reading import LocaleFolder
from bot.kit.locale_check.wording.own_texts import Own
from bot.kit.locale_check.wording.terms import Exceptions

_WORDS: Final = re.compile(r"\{[^}]*\}|[^\W\d_]{2,}")


def translated_twice(
    english: Mapping[str, Own],
    folder: LocaleFolder,
    messages: Mapping[str, Own],
    excepted: Exceptions,
) -> Iterator[LocaleFinding]:
    """Yield each message that says otherwise than another what English says alike.

    Those that are `excepted` are yielded too, but not compared with.
    """
    told = [key for key in messages if key in english and _has_words(english[key])]
    told.sort(key=excepted.__contains__)
    first: dict[tuple[str, ...], str] = {}
    for key in told:
        own, before = messages[key], first.setdefault(english[key].texts, key)
        if {*own.texts} != {*messages[before].texts}:
            yield LocaleFinding(
                folder.file_of(key),
                Flaw.TRANSLATED_TWICE,
                key,
                " / ".join(own.texts),
                wanted=f"{before}: {' / '.join(messages[before].texts)}",
            )


def same_choices(
    english: Mapping[str, Own], folder: LocaleFolder, messages: Mapping[str, Own]
) -> Iterator[LocaleFinding]:
    """Yield each choice that says the same as another beside it, where English does not."""
    families = defaultdict(list)
    for key in messages:
        if is_choice(key):
            families[key.rpartition("-")[0]].append(key)
    for family in families.values():
        first: dict[str, str] = {}
        for key in family:
            said = " ".join(messages[key].texts)
            before = first.setdefault(said.casefold(), key)
            if before != key and not _alike_in_english(english, key, before):
                file = folder.file_of(key)
                yield LocaleFinding(file, Flaw.SAME_CHOICE, key, said, wanted=before)


def _alike_in_english(english: Mapping[str, Own], key: str, other: str) -> bool:
    return key in english and other in english and english[key].texts == english[other].texts


def _has_words(own: Own) -> bool:
    return any(not word.startswith("{") for text in own.texts for word in _WORDS.findall(text))
