"""What Discord says of the bot, over HTTP alone, so that it may run meanwhile."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, cast

import discord
from discord.http import Route

from bot.cli.doctor.application import (
    Sessions,
    look_at_endpoint,
    look_at_installs,
    look_at_intents,
    look_at_sessions,
)
from bot.cli.doctor.commands import Told
from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.doctor.http_answers import HttpAnswers
from bot.cli.doctor.permissions import Server, look_at_servers
from bot.cli.doctor.server_choices import ServerChoices, chosen_in
from bot.cli.running.log import masked
from bot.cli.text import text
from bot.client.application.installs import installs_of
from bot.client.boards.discord_errors import TROUBLE, in_short
from bot.client.gateway import minimal_intents
from bot.config import Settings
from bot.kit.pictures.dice_faces import emoji_names
from bot.kit.pictures.themes import USUAL_THEME

_WITHIN: Final = 30.0
"""Seconds for all requests."""

_MOST_SERVERS: Final = 200
"""How many servers are looked at: Discord tells of so many at once."""

_MOST_STRICT: Final = 20
"""How many servers are asked whether they demand two-factor authentication, one by one."""

_SKEWED: Final = 2.0
_WRONG: Final = 60.0
"""Seconds by which a clock may be wrong before it is worth a word, and before it must be set."""

_ENTRY_POINT: Final = 4
"""Discord's number for the command that opens an Activity, which is none of ours."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """What Discord has told: the application, its servers, commands and emojis by name."""

    me: discord.ClientUser
    application: discord.AppInfo
    sessions: Sessions
    servers: Sequence[Server]
    strict: frozenset[int]
    commands: frozenset[str]
    emojis: frozenset[str]


async def look_at_discord(settings: Settings, commands: Told) -> list[Finding]:
    """Return what there is to say; nothing but the first trouble if Discord cannot be asked."""
    if not settings.token:
        return [Finding(Check.TOKEN, Severity.FAIL, text("cli-no-token"))]
    Route.BASE = settings.api_base
    answers, chosen = HttpAnswers(), await chosen_in(settings.database)
    try:
        async with asyncio.timeout(_WITHIN):
            seen = await _ask(settings, answers, chosen)
    except discord.LoginFailure:
        return [Finding(Check.TOKEN, Severity.FAIL, text("cli-bad-token"))]
    except (*TROUBLE, LookupError, TypeError, ValueError) as error:
        why = masked(in_short(error), settings.token)
        away = text("cli-doctor-discord-away", address=settings.api_base, why=why)
        return [Finding(Check.DISCORD, Severity.FAIL, away)]
    application = seen.application
    return [
        Finding(Check.TOKEN, Severity.OK, text("cli-doctor-token-ok", name=seen.me.name)),
        Finding(
            Check.DISCORD, Severity.OK, text("cli-doctor-discord-ok", address=settings.api_base)
        ),
        *_clock(answers.skew),
        look_at_sessions(seen.sessions),
        look_at_endpoint(application),
        look_at_installs(application),
        look_at_intents(application),
        *look_at_servers(seen.servers, chosen, seen.strict, _MOST_SERVERS),
        await commands.look_at(application.id, installs_of(application), seen.commands),
        _emojis(seen),
    ]


async def _ask(settings: Settings, answers: HttpAnswers, chosen: ServerChoices) -> _Seen:
    async with discord.Client(intents=minimal_intents(), http_trace=answers.trace) as client:
        await client.login(settings.token)
        assert client.user is not None
        assert client.application is not None  # it is logged in
        shards, _, sessions = await client.http.get_bot_gateway()
        told = await client.http.get_guilds(_MOST_SERVERS, with_counts=False)
        servers = cast(Sequence[Server], told)
        commands = await client.http.get_global_commands(client.application.id)
        emojis = await client.fetch_application_emojis()
        return _Seen(
            me=client.user,
            application=client.application,
            sessions=Sessions(
                remaining=int(sessions["remaining"]),
                needed=settings.shards or int(shards),
                minutes=int(sessions["reset_after"]) // 60_000 + 1,
            ),
            servers=servers,
            strict=frozenset() if client.user.mfa_enabled else await _strict(client, chosen),
            commands=frozenset(
                command["name"]
                for command in commands
                if int(command.get("type") or 0) != _ENTRY_POINT
            ),
            emojis=frozenset(emoji.name for emoji in emojis),
        )


async def _strict(client: discord.Client, chosen: ServerChoices) -> frozenset[int]:
    """Return the servers with roles for winners that demand two-factor authentication."""
    strict = set()
    for guild_id in sorted(chosen.roles)[:_MOST_STRICT]:
        try:
            guild = await client.http.get_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            continue  # the bot has left it
        if guild["mfa_level"]:
            strict.add(guild_id)
    return frozenset(strict)


def _clock(skew: float | None) -> Iterator[Finding]:
    if skew is None:
        return  # somebody stands in between who says no time
    seconds = f"{abs(skew):.0f}"
    if abs(skew) > _WRONG:
        yield Finding(Check.CLOCK, Severity.FAIL, text("cli-doctor-clock-off", seconds=seconds))
    elif abs(skew) > _SKEWED:
        yield Finding(Check.CLOCK, Severity.WARN, text("cli-doctor-clock-off", seconds=seconds))
    else:
        yield Finding(Check.CLOCK, Severity.OK, text("cli-doctor-clock-ok"))


def _emojis(seen: _Seen) -> Finding:
    missing = set(emoji_names(USUAL_THEME)) - seen.emojis
    if missing:
        told = text("cli-doctor-emojis-missing", missing=len(missing))
        return Finding(Check.EMOJIS, Severity.WARN, told)
    return Finding(Check.EMOJIS, Severity.OK, text("cli-doctor-emojis-ok"))
