"""`farkle locales check`: what is missing, too much, broken or too long in the locale files."""

import asyncio
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import cast

import cogs
from bot.app import build_bot
from bot.cli.text import fail, terminal_texts, text
from bot.config import Settings
from bot.content.folder import data_folder
from bot.kit.locale_check import (
    Finding,
    LocaleFile,
    Payload,
    check_commands,
    check_folder,
    check_messages,
    languages_in,
    read_locales,
)
from bot.kit.texts.commands import CommandTranslator
from bot.kit.texts.texts import Catalogue

ALL_FILES = "*.ftl"
"""The file of what no language alone is at fault for."""


def check_locales(languages: Collection[str]) -> None:
    """Print what is wrong with `languages`, with all when empty; code 1 when anything is."""
    folder = data_folder() / "locales"
    known = languages_in(folder)
    for word in languages:
        if word not in known:
            fail(text("cli-locales-unknown", word=word, known=terminal_texts().listed(known)), 2)
    files = read_locales(folder, languages)
    chosen = [file for file in files if not languages or file.language in languages]
    findings = find_flaws(folder, files)
    if languages:
        findings = [each for each in findings if each.file in {file.name for file in chosen}]
    for each in findings:
        print(each.told(terminal_texts()))
    _report(chosen, {each.file for each in findings})
    if findings:
        fail(text("cli-locales-flaws", flaws=len(findings)))


def find_flaws(folder: Path, files: Sequence[LocaleFile]) -> list[Finding]:
    """Return all that is wrong with `files`, which are of `folder` and of which English is first.

    Commands are translated by what English can be read of: without it there are no names.
    """
    findings = [*check_folder(folder), *check_messages(files)]
    if files[0].junk or files[0].twice:
        return findings
    commands = asyncio.run(_commands(Catalogue(folder)))
    return [*findings, *check_commands(files, commands, ALL_FILES)]


def _report(files: Collection[LocaleFile], flawed: Collection[str]) -> None:
    """Print a line for each file with which nothing is wrong."""
    for file in files:
        if file.name not in flawed:
            print(text("cli-locales-fine", file=file.name, messages=len(file.messages)))


async def _commands(languages: Catalogue) -> list[Payload]:
    """Return all commands as Discord is told of them, in `languages`; nothing is opened for it."""
    bot = build_bot(Settings(), shard_count=1)
    for cog in cogs.ALL:
        await bot.add_cog(cog(bot))
    translator = CommandTranslator(languages)
    return [
        cast(Payload, await command.get_translated_payload(bot.tree, translator))
        for command in bot.tree.get_commands()
    ]
