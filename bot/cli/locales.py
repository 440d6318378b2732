"""`farkle locales check`: what is missing, broken, too long or worded otherwise than agreed."""

import asyncio
from collections.abc import Collection, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from bot.app import build_bot
from bot.cli.text import fail, terminal_texts, text
from bot.config import Settings
from bot.content.folder import data_folder
from bot.kit.locale_check import (
    LocaleFinding,
    LocaleFolder,
    Payload,
    check_commands,
    check_folder,
    check_messages,
    check_wording,
    languages_in,
    read_locales,
)
from bot.kit.texts.commands import CommandTranslator
from bot.kit.texts.texts import Catalogue
from bot.wiring import WiringOptions

ALL_FILES = "*/*.ftl"
"""The files of what no language alone is at fault for."""


def check_locales(languages: Collection[str]) -> None:
    """Print what is wrong with `languages`, with all when empty; code 1 when anything is."""
    folder = data_folder() / "locales"
    known = languages_in(folder)
    for word in languages:
        if word not in known:
            fail(text("cli-locales-unknown", word=word, known=terminal_texts().listed(known)), 2)
    read = read_locales(folder, languages)
    chosen = [folder for folder in read if not languages or folder.language in languages]
    findings = find_flaws(folder, read)
    if languages:
        findings = [finding for finding in findings if finding.language in languages]
    for finding in findings:
        print(finding.told(terminal_texts()))
    _report(chosen, {finding.language for finding in findings})
    if findings:
        fail(text("cli-locales-flaws", flaws=len(findings)))


def find_flaws(
    folder: Path, languages: Sequence[LocaleFolder], commands: Sequence[Payload] | None = None
) -> list[LocaleFinding]:
    """Return all that is wrong in `folder` and with `languages` of it, of which English is first.

    Commands, unless they are given, are translated by what English can be read of: without it
    there are no names.
    """
    findings = [
        *check_folder(folder),
        *check_messages(languages),
        *check_wording(folder, languages),
    ]
    if languages[0].flaws:
        return findings
    if commands is None:
        commands = asyncio.run(translated_commands(Catalogue.read(folder)))
    return [*findings, *check_commands(languages, commands, ALL_FILES)]


def _report(languages: Collection[LocaleFolder], flawed: Collection[str]) -> None:
    """Print a line for each language with which nothing is wrong."""
    for folder in languages:
        if folder.language not in flawed:
            print(text("cli-locales-fine", language=folder.language, messages=len(folder.messages)))


async def translated_commands(languages: Catalogue) -> list[Payload]:
    """Return all commands as Discord is told of them, in `languages`; nothing of it is kept."""
    translator = CommandTranslator(languages)
    with TemporaryDirectory(prefix="farkle-locales-") as folder:
        settings = Settings(database=Path(folder) / "farkle.db", solve_minutes=0)
        async with build_bot(settings, WiringOptions(own_process=False, shard_count=1)) as bot:
            await bot.open()
            return [
                cast(Payload, await command.get_translated_payload(bot.tree, translator))
                for command in bot.tree.get_commands()
            ]
