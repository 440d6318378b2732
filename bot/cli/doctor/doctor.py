"""Looks at everything, one after another, and prints what it finds."""

import asyncio
import json
from collections.abc import Iterator

from bot.cli.doctor.at_discord import look_at_discord
from bot.cli.doctor.commands import Told
from bot.cli.doctor.findings import Finding, Level
from bot.cli.doctor.here import look_here
from bot.cli.doctor.running import look_at_bot
from bot.cli.locales import translated_commands
from bot.cli.running.settings import load_settings
from bot.config import Settings
from bot.kit.texts.texts import catalogue


def see_doctor(*, as_json: bool) -> None:
    """Print a line for each finding; end with code 1 if something must be done."""
    settings = load_settings()
    found = []
    for finding in _findings(settings):
        found.append(finding)
        if not as_json:
            print(f"{finding.level:<5}{finding.check:<13}{finding.sentence}", flush=True)
    if as_json:
        print(json.dumps([_as_object(each) for each in found], indent=2, ensure_ascii=False))
    raise SystemExit(any(each.level is Level.FAIL for each in found))


def _findings(settings: Settings) -> Iterator[Finding]:
    commands = asyncio.run(translated_commands(catalogue()))
    yield from look_here(settings, commands)
    yield asyncio.run(look_at_bot(settings))
    yield from asyncio.run(look_at_discord(settings, Told(commands, settings.database)))


def _as_object(finding: Finding) -> dict[str, str]:
    return {"check": finding.check, "level": finding.level, "message": finding.sentence}
