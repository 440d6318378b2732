"""`farkle sandbox`: the bot inside a simulated Discord, to play in a browser or to watch."""

import asyncio
import logging
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bot.app import Farkle, build_bot
from bot.cli.text import fail, terminal_texts, text
from bot.client.callbacks import ClientCallbacks
from bot.config import Settings
from bot.database.errors import StorageError
from bot.features.rulebook.view.rules_files import RulesFileError
from bot.kit.pictures.themes import ThemeFileError
from bot.kit.texts.texts import catalogue
from bot.wiring import WiringOptions


def run_sandbox(port: int, players: str, language: str | None, *, demo: bool) -> None:
    """Serve the web page until it is stopped, or play one game of two simulated people.

    Server and people speak `language`, where one is given.
    """
    names = [name.strip() for name in players.split(",") if name.strip()]
    if len(names) < 2 or len(set(names)) < len(names):
        fail(text("cli-sandbox-bad-players"), 2)
    if not 0 <= port <= 65535:
        fail(text("cli-sandbox-bad-port", port=str(port)), 2)
    _check_language(language)
    try:
        from sandbox.demo import play_demo
        from sandbox.world import PortTaken, World, serve
    except ModuleNotFoundError:
        fail(text("cli-sandbox-missing"))
    logging.basicConfig(level=logging.WARNING)
    with tempfile.TemporaryDirectory(prefix="farkle-sandbox-") as folder:
        settings = Settings(database=Path(folder) / "farkle.db", presses_per_second=0)

        try:
            bot = build_bot(settings, WiringOptions(callbacks=ClientCallbacks, shard_count=1))

            async def prepare(world: World) -> None:
                people = [person.id for person in world.people]
                await _speak(bot, language, world.server.id, people)

            if demo:
                asyncio.run(play_demo(bot, names, prepare))
            else:
                run = serve(
                    lambda: bot, players=names, port=port, announce=_announce, prepare=prepare
                )
                asyncio.run(run)
        except PortTaken:
            fail(text("cli-sandbox-port-taken", port=str(port)))
        except (RulesFileError, ThemeFileError, StorageError) as error:
            fail(str(error))


def _check_language(language: str | None) -> None:
    known = [name for _, name in catalogue().languages]
    if language is not None and language not in known:
        known_ones = terminal_texts().listed(known)
        fail(text("cli-locales-unknown", word=language, known=known_ones), 2)


async def _speak(bot: Farkle, language: str | None, server_id: int, people: Sequence[int]) -> None:
    """Set the language of a server and its people, since simcord says en-US for everybody."""
    if language is None:
        return
    await bot.features.settings.book.set_for_server(server_id, "language", language)
    for user_id in people:
        await bot.features.settings.book.set_for_person(user_id, "language", language)


def _announce(address: str) -> None:
    print(text("cli-sandbox-open", address=address), flush=True)
