"""`farkle sandbox`: the bot inside a simulated Discord, to play in a browser or to watch."""

import asyncio
import logging
import tempfile
from pathlib import Path

from bot.app import build_bot
from bot.cli.text import fail, text
from bot.client import FarkleBot
from bot.config import Settings
from bot.domain.errors import StorageError
from bot.ui.rules_files import RulesFileError
from bot.ui.themes import ThemeFileError


def run_sandbox(port: int, players: str, *, demo: bool) -> None:
    """Serve the web page until it is stopped, or play one game of two simulated people."""
    names = [name.strip() for name in players.split(",") if name.strip()]
    if len(names) < 2 or len(set(names)) < len(names):
        fail(text("cli-sandbox-bad-players"), 2)
    if not 0 <= port <= 65535:
        fail(text("cli-sandbox-bad-port", port=str(port)), 2)
    try:
        from sandbox.demo import play_demo
        from sandbox.world import PortTaken, serve
    except ModuleNotFoundError:
        fail(text("cli-sandbox-missing"))
    logging.basicConfig(level=logging.WARNING)
    with tempfile.TemporaryDirectory(prefix="farkle-sandbox-") as folder:
        settings = Settings(database=Path(folder) / "farkle.db", presses_per_second=0)

        def make_bot() -> FarkleBot:
            return build_bot(settings, shard_count=1)

        try:
            if demo:
                asyncio.run(play_demo(make_bot, names))
            else:
                asyncio.run(serve(make_bot, players=names, port=port, announce=_announce))
        except PortTaken:
            fail(text("cli-sandbox-port-taken", port=str(port)))
        except (RulesFileError, ThemeFileError, StorageError) as error:
            fail(str(error))


def _announce(address: str) -> None:
    print(text("cli-sandbox-open", address=address), flush=True)
