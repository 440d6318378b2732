"""A language compared with English, message by message."""

import re
from collections.abc import Iterator
from typing import Final

from bot.kit.locale_check.findings import Flaw, LocaleFinding
from bot.kit.locale_check.limits import length_of_value, most_characters
from bot.kit.locale_check.reading import Branch, LocaleFolder, Message, Text, Value
from bot.kit.locale_check.trial import PLURALS, Trial, examples

_OPENING: Final = re.compile(r"(#{1,3} |-# |- )?")
"""What makes a line a heading, small print or a list item."""


def compare(english: LocaleFolder, other: LocaleFolder) -> Iterator[LocaleFinding]:
    """Yield what is wrong with the messages of `other`, which may be English itself."""
    yield from other.flaws
    yield from (
        LocaleFinding(f"{other.language}/{english.files[key]}", Flaw.MISSING, key)
        for key in english.messages
        if key not in other.messages and not _is_term(key)
    )
    trial = Trial(other)
    for key, message in other.messages.items():
        if _is_term(key):
            continue
        if key not in english.messages:
            yield LocaleFinding(other.file_of(key), Flaw.EXTRA, key)
            continue
        if other.files[key] != english.files[key]:
            yield LocaleFinding(other.file_of(key), Flaw.MISPLACED, key, english.files[key])
        yield from _of_message(key, english.messages[key], message, other, trial)


def _is_term(key: str) -> bool:
    """Tell whether `key` is a term, of which each language may have its own."""
    return key.startswith("-")


def _of_message(
    key: str, english: Message, message: Message, folder: LocaleFolder, trial: Trial
) -> Iterator[LocaleFinding]:
    def found(flaw: Flaw, details: frozenset[str]) -> Iterator[LocaleFinding]:
        return (LocaleFinding(folder.file_of(key), flaw, key, detail) for detail in sorted(details))

    yield from found(Flaw.UNKNOWN_VALUE, message.values - english.values)
    yield from found(Flaw.MISSING_VALUE, _missing_values(english, message))
    yield from found(Flaw.UNKNOWN_VARIANT, _unknown_variants(english, message))
    yield from found(Flaw.MISSING_VARIANT, _chosen(english) - _variants(message))
    yield from found(Flaw.MISSING_PLURAL, _missing_plurals(english, message, folder.language))
    yield from found(Flaw.BROKEN, trial.errors(key, message))
    yield from found(Flaw.MARKS, _wrong_marks(english, message))
    yield from _too_long(key, message, folder)


# ------------------------------------------------------------------------------------ values


def _missing_values(english: Message, message: Message) -> frozenset[str]:
    """Return the values that English shows where a text of `message` does not."""
    return frozenset().union(
        *(
            shown.values - text.values - _said_by_branches(text)
            for text in message.texts
            for shown in english.texts
            if _meets(english, shown, text)
        )
    )


def _said_by_branches(text: Text) -> frozenset[str]:
    """Return the values that a branch fixes, so that its text may say them in words."""
    return frozenset(branch.variable for branch in text.branches if branch.key.isdecimal())


def _meets(english: Message, shown: Text, text: Text) -> bool:
    """Tell whether English may say `shown` where a translation says `text`."""
    return all(
        _same_case(english, theirs, ours)
        for theirs in shown.branches
        for ours in text.branches
        if ours.variable == theirs.variable
    )


def _same_case(english: Message, theirs: Branch, ours: Branch) -> bool:
    keys = {key for name, keys in english.selections if name == ours.variable for key in keys}
    meant = "one" if ours.key == "1" and "1" not in keys else ours.key
    return meant == theirs.key or (theirs.default and meant not in keys)


# ---------------------------------------------------------------------------------- variants


def _variants(message: Message) -> frozenset[str]:
    """Return every variant of a message as `$value [key]`."""
    return frozenset(
        f"${variable} [{key}]" for variable, keys in message.selections for key in keys
    )


def _chosen(message: Message) -> frozenset[str]:
    """Return the variants for one exact value: neither plurals nor the default."""
    return frozenset(
        f"${branch.variable} [{branch.key}]"
        for text in message.texts
        for branch in text.branches
        if not branch.default and branch.key not in PLURALS
    )


def _unknown_variants(english: Message, message: Message) -> frozenset[str]:
    """Return the variants that no value ever chooses."""
    known = _variants(english)
    return frozenset(
        f"${variable} [{key}]"
        for variable, keys in message.selections
        for key in keys
        if key not in PLURALS and not key.isdecimal() and f"${variable} [{key}]" not in known
    )


def _missing_plurals(english: Message, message: Message, language: str) -> frozenset[str]:
    """Return the missing plural forms that some number up to a thousand takes."""
    needed = set(examples(language))
    counted = {variable for variable, keys in english.selections if keys & (PLURALS - {"other"})}
    return frozenset(
        f"${variable} [{category}]"
        for variable, keys in message.selections
        if keys & (PLURALS - {"other"}) or (variable in counted and len(keys) > 1)
        for category in needed - keys
    )


# ------------------------------------------------------------------------- length and marks


def _too_long(key: str, message: Message, folder: LocaleFolder) -> Iterator[LocaleFinding]:
    most = most_characters(key)
    if most is None:
        return
    for text in message.texts:
        if sum(_length(part, folder) for part in text.parts) > most:
            yield LocaleFinding(folder.file_of(key), Flaw.TOO_LONG, key, text.words, most)


def _length(part: str | Value, folder: LocaleFolder) -> int:
    """Return how long a part of a text may become."""
    if isinstance(part, str):
        return len(part)
    if part.name != "option":
        return length_of_value(part.name)
    return max(
        len(text.words)
        for key, message in folder.messages.items()
        if key.startswith("option-")
        for text in message.texts
    )


def _wrong_marks(english: Message, message: Message) -> frozenset[str]:
    """Return the texts with unclosed marks, or with another kind of line than English."""
    openings = {_opening(text) for text in english.texts}
    return frozenset(
        text.words
        for text in message.texts
        if _opening(text) not in openings or not _closes(text.words)
    )


def _opening(text: Text) -> str:
    found = _OPENING.match(text.words)
    return found[0] if found else ""


def _closes(words: str) -> bool:
    code = words.count("`")
    bold = words.count("**")
    italic = words.count("*") - 2 * bold
    return code % 2 == bold % 2 == italic % 2 == 0
