"""`farkle run`: the bot on Discord."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import discord
import discord.shard
from discord.http import Route

from bot.app import Farkle, build_bot
from bot.cli.running.clusters import HOLDER, LEASH
from bot.cli.running.event_loop import quickest_loop, stay_responsive
from bot.cli.running.gateway import NoSessionLeft, UnreadableAnswer, find_gateway
from bot.cli.running.health import Health
from bot.cli.running.log import keep_log, masked
from bot.cli.running.metrics.opening import open_metrics
from bot.cli.running.recording.recorder import recording
from bot.cli.running.settings import load_settings
from bot.cli.running.single_instance import only_copy
from bot.cli.running.startup_log import announce, greet
from bot.cli.running.status_server import serving
from bot.cli.running.systemd import ServiceManager
from bot.cli.text import fail, text
from bot.client import FarkleBot
from bot.client.application.portal import tell_of_portal
from bot.client.backoff import Backoff, GaveUp
from bot.client.boards.discord_errors import TROUBLE, in_short
from bot.client.gateway import SteadySocket
from bot.client.guard.meter import Metering, QuietMeter
from bot.config import Settings
from bot.database.errors import StorageError, UnusableStorageError
from bot.features.rulebook.view.rules_files import RulesFileError
from bot.kit.pictures.themes import ThemeFileError
from bot.wiring import WiringOptions

if TYPE_CHECKING:
    from bot.cli.running.metrics.metrics import Metrics  # what it needs is an extra

_log = logging.getLogger(__name__)

_Make = Callable[[], Farkle]

_BAD_TOKEN: Final = 4004
_WRONG_SHARDS: Final = frozenset({4010, 4011})
"""The codes with which the gateway refuses how the bot is divided into shards."""
_OUTDATED: Final = frozenset({4012, 4013, 4014})
"""The codes with which the gateway refuses a version of the bot, or what it wants to hear of."""


def run_bot() -> None:
    """Run the bot until it is told to stop; what prevents it is said in one line.

    The exit code is 2 for what a person must mend, so that another start would be of no use.
    """
    settings = load_settings()
    if not settings.token:
        fail(text("cli-no-token"), 2)
    keep_log(settings.log_level, settings.log_format, settings.token)
    greet(settings.database)
    Route.BASE = settings.api_base
    # There discord.py finds the class of its connections; it has no other place to name one.
    discord.shard.DiscordWebSocket = SteadySocket  # type: ignore[misc] # see above
    try:
        with only_copy(settings.database):
            metrics = open_metrics() if settings.status else None
            trace = metrics.metering.client.http_trace if metrics else None
            with recording(settings.record, trace) as recorded:
                _run(settings, metrics, recorded)
    except (RulesFileError, ThemeFileError, UnusableStorageError) as error:
        fail(str(error), 2)
    except StorageError as error:
        fail(str(error))
    except discord.LoginFailure:
        fail(text("cli-bad-token"), 2)
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        _fail_at_gateway(error)
    except GaveUp as error:
        why = masked(in_short(error.last), settings.token)
        fail(text("cli-no-discord", address=settings.api_base, why=why))
    except Exception:  # noqa: BLE001 - see below
        # A traceback that Python itself prints would not hide the token.
        _log.critical("stopped by an error that nobody foresaw", exc_info=True)
        raise SystemExit(1) from None


def _run(settings: Settings, metrics: "Metrics | None", recorded: QuietMeter | None) -> None:
    """Run the bot, counted by `metrics` if there are any, until it is told to stop."""
    orders = _Orders()
    make = partial(_make, settings, metrics, recorded, orders)
    bot = make()
    stay_responsive()
    with asyncio.Runner(loop_factory=quickest_loop()) as runner:
        runner.run(_serve(bot, make, settings, metrics, orders))


class _Orders:
    """What the bot was told to do from outside: to stop, and perhaps `because` of something."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        self.because: StorageError | None = None

    def stop_because(self, error: StorageError) -> None:
        """Stop, and end with `error`."""
        self.because = error
        self.stop.set()


def _make(
    settings: Settings, metrics: "Metrics | None", recorded: QuietMeter | None, orders: _Orders
) -> Farkle:
    """Return a bot that is not connected yet, and is counted by `metrics`, or `recorded`."""
    options = WiringOptions(lose=orders.stop_because)
    if recorded is not None:
        options = replace(options, metering=Metering(recorded))
    if holder := os.environ.get(HOLDER):
        options = replace(options, holder=holder)
    if metrics is None:
        return build_bot(settings, options)
    bot = build_bot(settings, replace(options, metering=metrics.metering))
    metrics.listen_to(bot)
    return bot


async def _serve(
    bot: Farkle, make: _Make, settings: Settings, metrics: "Metrics | None", orders: _Orders
) -> None:
    """Run `bot`, and leave in good order on SIGINT or SIGTERM."""
    loop, manager = asyncio.get_running_loop(), ServiceManager(os.environ)
    manager.keep_telling(loop)
    health, told_to_stop = Health(bot), orders.stop
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signal_number, told_to_stop.set)
    if leash := os.environ.get(LEASH):
        loop.add_reader(int(leash), told_to_stop.set)
    with metrics.timing() if metrics else nullcontext():
        async with serving(health, settings, metrics):
            staying = asyncio.create_task(_stay(health, make, settings, manager))
            stopping = asyncio.create_task(told_to_stop.wait())
            await asyncio.wait({staying, stopping}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if not staying.done():
                await _leave(health.bot, staying)
                _log.info("stopped")
                if orders.because is not None:
                    raise orders.because
            elif not staying.cancelled():
                staying.result()


async def _leave(bot: Farkle, staying: asyncio.Task[None]) -> None:
    """Close `bot`, and end what keeps it connected.

    Cancelling that would not do: while discord.py connects a shard again it takes no notice.
    """
    if bot.is_open:
        await bot.close()
    staying.cancel()
    await asyncio.wait({staying})


async def _stay(health: Health, make: _Make, settings: Settings, manager: ServiceManager) -> None:
    """Connect the bot, and stay until it is closed.

    While Discord is not there nothing of the bot is open, so that nobody's time runs. Should it go
    away again just then, another bot takes the place of the first. A server with the database is
    waited for in the same way; a file does not get better by that.
    """
    backoff = Backoff(
        f"Discord cannot be reached at {settings.api_base}", limit=settings.start_seconds
    )
    waiting = Backoff("the database cannot be used", limit=settings.start_seconds)
    resting = Backoff("Discord lets the bot begin no session", limit=settings.start_seconds)
    while True:
        try:
            await find_gateway(settings.token, settings.shards)
            await _live(health.bot, settings.token, manager)
        except (*TROUBLE, discord.GatewayNotFound, UnreadableAnswer) as error:
            await backoff.pause(error)
        except NoSessionLeft as error:
            await resting.pause(error)
        except StorageError as error:
            if isinstance(error, UnusableStorageError) or isinstance(settings.database, Path):
                raise
            await waiting.pause(error)
        else:
            return
        if health.bot.is_closed():
            health.bot = make()


async def _live(bot: FarkleBot, token: str, manager: ServiceManager) -> None:
    """Connect, and stay until the bot is closed; `manager` is told when people can play."""

    async def tell() -> None:
        manager.tell("READY=1")

    bot.add_listener(announce(bot), "on_ready")
    bot.add_listener(tell, "on_ready")
    async with bot:
        await bot.login(token)
        tell_of_portal(bot.application)
        await bot.connect()


def _fail_at_gateway(error: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> None:
    """End with what is to be done about a connection that Discord will not have."""
    code = 4014 if isinstance(error, discord.PrivilegedIntentsRequired) else error.code
    if code == _BAD_TOKEN:
        fail(text("cli-bad-token"), 2)
    if code in _WRONG_SHARDS:
        fail(text("cli-wrong-shards", code=str(code)), 2)
    if code in _OUTDATED:
        fail(text("cli-outdated", code=str(code)), 2)
    _log.critical("Discord has closed the connection with code %d", code)
    raise SystemExit(1)
