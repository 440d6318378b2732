"""Looks at everything, one after another, and prints what it finds."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import NoReturn

from bot.cli.doctor.commands import Told
from bot.cli.doctor.discord_checks import look_at_discord
from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.doctor.local_checks import look_here
from bot.cli.doctor.running_bot import look_at_bot
from bot.cli.doctor.trial import read_channel, try_out
from bot.cli.locales import translated_commands
from bot.cli.running.settings import load_settings
from bot.cli.text import fail, text
from bot.config import Settings
from bot.kit.texts.texts import catalogue


class _Findings:
    """What was found so far, which is printed at once, or as one list of JSON at the end."""

    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json
        self._found: list[Finding] = []

    def add(self, finding: Finding) -> None:
        """Take a finding in."""
        self._found.append(finding)
        if not self._as_json:
            print(f"{finding.level:<5}{finding.check:<13}{finding.sentence}", flush=True)

    def end(self) -> NoReturn:
        """End with code 1 if something must be done."""
        if self._as_json:
            objects = [_as_object(finding) for finding in self._found]
            print(json.dumps(objects, indent=2, ensure_ascii=False))
        raise SystemExit(any(finding.level is Severity.FAIL for finding in self._found))


def see_doctor(*, as_json: bool) -> None:
    """Print a line for each finding; end with code 1 if something must be done."""
    found = _Findings(as_json=as_json)
    for finding in _findings(load_settings()):
        found.add(finding)
    found.end()


def try_on_discord(channel: str, *, as_json: bool) -> None:
    """Print what Discord says of the bot, and what it answers to a trial in a channel.

    End with code 1 if something must be done, with 2 for what is no channel.
    """
    began, settings = time.monotonic(), load_settings()
    channel_id = read_channel(channel)
    if channel_id is None:
        fail(text("cli-try-bad-channel", typed=channel), 2)
    found = _Findings(as_json=as_json)
    told = Told(asyncio.run(translated_commands(catalogue())), settings.database)
    at_discord = asyncio.run(look_at_discord(settings, told))
    for finding in at_discord:
        found.add(finding)
    unheard = {Check.TOKEN, Check.DISCORD}
    if all(
        finding.check not in unheard for finding in at_discord if finding.level is Severity.FAIL
    ):
        asyncio.run(try_out(settings, channel_id, told, found.add, began=began))
    found.end()


def _findings(settings: Settings) -> Iterator[Finding]:
    commands = asyncio.run(translated_commands(catalogue()))
    yield from look_here(settings, commands)
    yield asyncio.run(look_at_bot(settings))
    yield from asyncio.run(look_at_discord(settings, Told(commands, settings.database)))


def _as_object(finding: Finding) -> dict[str, str]:
    return {"check": finding.check, "level": finding.level, "message": finding.sentence}
