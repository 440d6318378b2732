"""`farkle run`: the bot on Discord."""

import asyncio
import logging
import signal

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.app import build_bot
from bot.cli.log import keep_log, masked
from bot.cli.only_copy import only_copy
from bot.cli.responsive import stay_responsive
from bot.cli.settings import load_settings
from bot.cli.text import fail, text
from bot.client import FarkleBot
from bot.domain.errors import StorageError
from bot.ui.rules_files import RulesFileError
from bot.ui.themes import ThemeFileError

_log = logging.getLogger(__name__)


def run_bot() -> None:
    """Run the bot until it is told to stop; what prevents it is said in one line."""
    settings = load_settings()
    if not settings.token:
        fail(text("cli-no-token"), 2)
    keep_log(settings.log_level, settings.token)
    Route.BASE = settings.api_base
    try:
        with only_copy(settings.database):
            bot = build_bot(settings)
            stay_responsive()
            asyncio.run(_serve(bot, settings.token))
    except (RulesFileError, ThemeFileError, StorageError) as error:
        fail(str(error))
    except discord.LoginFailure:
        fail(text("cli-bad-token"), 2)
    except (discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        why = masked(str(error), settings.token)
        fail(text("cli-no-discord", address=settings.api_base, why=why))
    except Exception:  # noqa: BLE001 - see below
        # A traceback that Python itself prints would not hide the token.
        _log.critical("stopped by an error that nobody foresaw", exc_info=True)
        raise SystemExit(1) from None


async def _keep_to_address(bot: FarkleBot) -> None:
    """Let discord.py go back to the gateway of our API address when a session is lost.

    Left alone it falls back to Discord's own, whatever the address is.
    """
    _, gateway, _ = await bot.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


async def _serve(bot: FarkleBot, token: str) -> None:
    """Connect, and leave in good order on SIGINT or SIGTERM."""
    running = asyncio.current_task()
    assert running is not None
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, running.cancel)
    try:
        async with bot:
            await bot.login(token)
            await _keep_to_address(bot)
            await bot.connect()
    except asyncio.CancelledError:
        _log.info("stopped")
