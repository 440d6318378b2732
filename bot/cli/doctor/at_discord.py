"""What Discord says of the bot, over HTTP alone, so that it may run meanwhile."""

import asyncio
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Final, cast

import aiohttp
import discord
from discord.http import Route

from bot.cli.doctor.commands import Told
from bot.cli.doctor.findings import Check, Finding, Level
from bot.cli.doctor.permissions import look_at_servers
from bot.cli.running.log import masked
from bot.cli.text import text
from bot.client.boards.trouble import TROUBLE, in_short
from bot.client.gateway import minimal_intents
from bot.config import Settings
from bot.kit.pictures.dice_faces import emoji_names
from bot.kit.pictures.themes import USUAL_THEME

_WITHIN: Final = 30.0
"""Seconds for all requests."""

_MOST_SERVERS: Final = 200
"""How many servers are looked at: Discord tells of so many at once."""

_SKEWED: Final = 2.0
_WRONG: Final = 60.0
"""Seconds by which a clock may be wrong before it is worth a word, and before it must be set."""

_PRIVILEGED: Final = (
    "gateway_presence",
    "gateway_presence_limited",
    "gateway_guild_members",
    "gateway_guild_members_limited",
    "gateway_message_content",
    "gateway_message_content_limited",
)
"""The flags of an application for the intents that this bot has no use for."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """What Discord has told: the application, its servers, commands and emojis by name."""

    me: discord.User
    application: discord.AppInfo
    servers: Sequence[Mapping[str, object]]
    commands: frozenset[str]
    emojis: frozenset[str]


class _Clock:
    """Compares the time of this machine with the one that Discord's answers say."""

    def __init__(self) -> None:
        self.skew: float | None = None
        self._asked = 0.0
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._start)
        self.trace.on_request_end.append(self._end)

    async def _start(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestStartParams
    ) -> None:
        self._asked = time.time()

    async def _end(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        """Take the time in the middle of a request for that of its answer, which has no parts."""
        try:
            theirs = parsedate_to_datetime(told.response.headers["Date"]).timestamp()
        except (KeyError, ValueError):
            return
        self.skew = (self._asked + time.time()) / 2 - (theirs + 0.5)


async def look_at_discord(settings: Settings, commands: Told) -> list[Finding]:
    """Return what there is to say; nothing but the first trouble if Discord cannot be asked."""
    if not settings.token:
        return [Finding(Check.TOKEN, Level.FAIL, text("cli-no-token"))]
    Route.BASE = settings.api_base
    clock = _Clock()
    try:
        async with asyncio.timeout(_WITHIN):
            seen = await _ask(settings.token, clock.trace)
    except discord.LoginFailure:
        return [Finding(Check.TOKEN, Level.FAIL, text("cli-bad-token"))]
    except (*TROUBLE, LookupError, TypeError, ValueError) as error:
        why = masked(in_short(error), settings.token)
        away = text("cli-doctor-discord-away", address=settings.api_base, why=why)
        return [Finding(Check.DISCORD, Level.FAIL, away)]
    return [
        Finding(Check.TOKEN, Level.OK, text("cli-doctor-token-ok", name=seen.me.name)),
        Finding(Check.DISCORD, Level.OK, text("cli-doctor-discord-ok", address=settings.api_base)),
        *_clock(clock.skew),
        _intents(seen.application),
        *look_at_servers(seen.servers, _MOST_SERVERS),
        await _commands(seen, commands),
        _emojis(seen),
    ]


async def _ask(token: str, trace: aiohttp.TraceConfig) -> _Seen:
    async with discord.Client(intents=minimal_intents(), http_trace=trace) as client:
        await client.login(token)
        assert client.user is not None
        assert client.application is not None  # it is logged in
        servers = await client.http.get_guilds(_MOST_SERVERS, with_counts=False)
        commands = await client.http.get_global_commands(client.application.id)
        emojis = await client.fetch_application_emojis()
        return _Seen(
            me=cast(discord.User, client.user),
            application=client.application,
            servers=cast(Sequence[Mapping[str, object]], servers),
            commands=frozenset(each["name"] for each in commands),
            emojis=frozenset(each.name for each in emojis),
        )


def _clock(skew: float | None) -> Iterator[Finding]:
    if skew is None:
        return  # somebody stands in between who says no time
    seconds = f"{abs(skew):.0f}"
    if abs(skew) > _WRONG:
        yield Finding(Check.CLOCK, Level.FAIL, text("cli-doctor-clock-off", seconds=seconds))
    elif abs(skew) > _SKEWED:
        yield Finding(Check.CLOCK, Level.WARN, text("cli-doctor-clock-off", seconds=seconds))
    else:
        yield Finding(Check.CLOCK, Level.OK, text("cli-doctor-clock-ok"))


def has_spare_intents(flags: discord.ApplicationFlags) -> bool:
    """Tell whether an application has intents that are privileged: the bot uses none of these."""
    return any(getattr(flags, each) for each in _PRIVILEGED)


def _intents(application: discord.AppInfo) -> Finding:
    if has_spare_intents(application.flags):
        return Finding(Check.INTENTS, Level.WARN, text("cli-doctor-intents-spare"))
    return Finding(Check.INTENTS, Level.OK, text("cli-doctor-intents-ok"))


async def _commands(seen: _Seen, commands: Told) -> Finding:
    wanted = frozenset(commands.names)
    missing = sorted(wanted - seen.commands)
    if missing:
        told = text("cli-doctor-commands-missing", names=", ".join(missing))
        return Finding(Check.COMMANDS, Level.FAIL, told)
    if spare := sorted(seen.commands - wanted):
        told = text("cli-doctor-commands-spare", names=", ".join(spare))
        return Finding(Check.COMMANDS, Level.WARN, told)
    if not await commands.was_told(seen.application.id):
        return Finding(Check.COMMANDS, Level.WARN, text("cli-doctor-commands-older"))
    return Finding(Check.COMMANDS, Level.OK, text("cli-doctor-commands-ok", commands=len(wanted)))


def _emojis(seen: _Seen) -> Finding:
    missing = set(emoji_names(USUAL_THEME)) - seen.emojis
    if missing:
        told = text("cli-doctor-emojis-missing", missing=len(missing))
        return Finding(Check.EMOJIS, Level.WARN, told)
    return Finding(Check.EMOJIS, Level.OK, text("cli-doctor-emojis-ok"))
