"""Finds what is missing, too much, broken or too long in the locale files."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from discord import Locale

from bot.kit.locale_check.commands import Payload, check_mentions, check_names, check_sizes
from bot.kit.locale_check.comparing import compare
from bot.kit.locale_check.findings import Finding, Flaw
from bot.kit.locale_check.reading import LocaleFile, read_locale
from bot.kit.texts.texts import ENGLISH

__all__ = [
    "Finding",
    "Flaw",
    "LocaleFile",
    "Payload",
    "check_commands",
    "check_folder",
    "check_messages",
    "languages_in",
    "read_locales",
]


_DISCORDS: Final = {ENGLISH, *(locale.value for locale in Locale)}


def languages_in(folder: Path) -> list[str]:
    """Return the languages of a folder's locale files, English first."""
    names = [path.stem for path in _named(folder, by_language=True)]
    return sorted(names, key=lambda name: (name != ENGLISH, name))


def read_locales(folder: Path, languages: Collection[str] = ()) -> list[LocaleFile]:
    """Read the locale files of a folder: English first, then `languages`, or all when empty."""
    return [
        read_locale(folder / f"{name}.ftl")
        for name in languages_in(folder)
        if not languages or name in {ENGLISH, *languages}
    ]


def check_folder(folder: Path) -> list[Finding]:
    """Return the files of a folder that Discord never asks for, by their names."""
    return [Finding(path.name, Flaw.NO_LANGUAGE) for path in _named(folder, by_language=False)]


def _named(folder: Path, *, by_language: bool) -> Iterator[Path]:
    for path in sorted(folder.glob("*.ftl")):
        if (path.stem in _DISCORDS) == by_language:
            yield path


def check_messages(files: Sequence[LocaleFile]) -> list[Finding]:
    """Return what is wrong with the messages of `files`, of which English is the first."""
    return [finding for file in files for finding in compare(files[0], file)]


def check_commands(
    files: Sequence[LocaleFile], commands: Sequence[Payload], together: str
) -> list[Finding]:
    """Return what is wrong with the names of translated `commands` in `files`.

    What is wrong with all languages together is said of the file `together`.
    """
    findings = [
        finding
        for file in files
        for check in (check_names, check_mentions)
        for finding in check(commands, file, file.language)
    ]
    return [*findings, *check_sizes(commands, together)]
