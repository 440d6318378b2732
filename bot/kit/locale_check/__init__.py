"""Finds what is missing, too much, misplaced, broken or too long in the locale files."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from discord import Locale

from bot.kit.locale_check.commands import Payload, check_mentions, check_names, check_sizes
from bot.kit.locale_check.comparing import compare
from bot.kit.locale_check.findings import Flaw, LocaleFinding
from bot.kit.locale_check.reading import LocaleFolder, read_locale
from bot.kit.locale_check.wording import check_wording
from bot.kit.locale_check.wording.terms import TERMS_FILE
from bot.kit.texts.entries import files_of
from bot.kit.texts.texts import ENGLISH

__all__ = [
    "Flaw",
    "LocaleFinding",
    "LocaleFolder",
    "Payload",
    "check_commands",
    "check_folder",
    "check_messages",
    "check_wording",
    "languages_in",
    "read_locales",
]


_DISCORDS: Final = {ENGLISH, *(locale.value for locale in Locale)}


def languages_in(folder: Path) -> list[str]:
    """Return the languages that have a folder in `folder`, English first."""
    names = [path.name for path in folder.iterdir() if path.is_dir() and path.name in _DISCORDS]
    return sorted(names, key=lambda name: (name != ENGLISH, name))


def read_locales(folder: Path, languages: Collection[str] = ()) -> list[LocaleFolder]:
    """Read the languages of a folder: English first, then `languages`, or all when empty."""
    return [
        read_locale(folder / name)
        for name in languages_in(folder)
        if not languages or name in {ENGLISH, *languages}
    ]


def check_folder(folder: Path) -> list[LocaleFinding]:
    """Return what is in a folder, or in those of its languages, and should not be there."""
    return list(_strays(folder))


def _strays(folder: Path) -> Iterator[LocaleFinding]:
    known = {path.name for path in files_of(folder / ENGLISH)}
    for path in sorted(folder.iterdir()):
        if not path.is_dir():
            yield LocaleFinding(path.name, Flaw.STRAY)
        elif path.name not in _DISCORDS:
            yield LocaleFinding(path.name, Flaw.NO_LANGUAGE)
        else:
            for file in sorted(path.iterdir()):
                if file.name not in known | {TERMS_FILE}:
                    yield LocaleFinding(f"{path.name}/{file.name}", Flaw.STRAY)


def check_messages(folders: Sequence[LocaleFolder]) -> list[LocaleFinding]:
    """Return what is wrong with the messages of `folders`, of which English is the first."""
    return [finding for folder in folders for finding in compare(folders[0], folder)]


def check_commands(
    folders: Sequence[LocaleFolder], commands: Sequence[Payload], together: str
) -> list[LocaleFinding]:
    """Return what is wrong with the names of translated `commands` in `folders`.

    What is wrong with all languages together is said of the files `together`.
    """
    findings = [
        finding
        for folder in folders
        for check in (check_names, check_mentions)
        for finding in check(commands, folder)
    ]
    return [*findings, *check_sizes(commands, together)]
