"""The bot inside a simulated Discord: a server, a few people, and a web page to play it from.

simcord plays Discord's part in this process, beneath the unchanged bot. Each browser tab that opens
the page is another of the people ("Viewing as" changes who), types commands and presses buttons.
"""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
from discord.ext import commands
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, SetupError

from bot.domain.errors import Refused
from bot.engine import FarkleError
from sandbox.live import LivePreview
from sandbox.pictures import UploadedPictures

BotFactory = Callable[[], commands.AutoShardedBot]

DEFAULT_PLAYERS = ("Ada", "Ben")
DEFAULT_PORT = 8420

_BOT_NAME = "Farkle"
_SERVER_NAME = "The Tavern"


class PortTaken(Exception):
    """The web page cannot be served: something else listens on the port."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is taken")
        self.port = port


@dataclass(frozen=True, slots=True)
class World:
    """A running bot, the server it is in, and the people there.

    `pictures` are the emojis that the bot has uploaded so far: address -> (file name, PNG).
    """

    env: Env
    server: GuildHandle
    table: ChannelHandle
    hall: ChannelHandle
    people: tuple[MemberActor, ...]
    pictures: Mapping[str, tuple[str, bytes]]


class _WorldEnv(Env):
    """Takes a refusal for what it is: simcord counts it as a fault that the bot swallowed."""

    def _record_error(self, error: BaseException) -> None:
        cause = getattr(error, "original", error)
        if not isinstance(cause, Refused | FarkleError):
            super()._record_error(error)


PATIENCE = 30.0
"""Seconds that the bot may take for one thing on a slow machine; the start takes longest."""

Prepare = Callable[[World], Awaitable[None]]
"""Does something in a new world before anybody acts there."""


@asynccontextmanager
async def open_world(
    make_bot: BotFactory, *, players: Sequence[str] = DEFAULT_PLAYERS
) -> AsyncIterator[World]:
    """Start the bot in a server with #farkle (`table`), #general (`hall`) and `players`.

    The first player owns the server, and so may use the commands for admins. What the bot raises
    is in its log; it does not end the world.
    """
    bot = make_bot()
    bot.add_listener(_breathe, "on_interaction")
    env = _WorldEnv(
        bot,
        check_errors=False,
        shard_count=None if bot.shard_count else 1,
        settle_timeout=PATIENCE,
    )
    # The simulated clock starts long ago and stands still between timers. Set before the bot
    # lives, so that no timer of its own falls into the gap.
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    try:
        await env.start()
        env.backend.edit_bot_profile(_BOT_NAME)
        users = [env.create_user(name.lower(), global_name=name) for name in players]
        server = env.create_guild(_SERVER_NAME, owner=users[0])
        table = server.create_text_channel("farkle", topic="Dice, dares and deep sighs")
        hall = server.create_text_channel("general", topic="Everything else")
        people = tuple(server.add_member(user) for user in users)
        await env.settle()
        yield World(env, server, table, hall, people, UploadedPictures(env))
    finally:
        await bot.close()  # simcord does not; an open database would keep the process alive
        await env.shutdown()


@asynccontextmanager
async def open_page(world: World, *, port: int = DEFAULT_PORT) -> AsyncIterator[LivePreview]:
    """Serve the web page of #farkle on the loopback; its address is `page.url`.

    Each tab that opens it shows another of the people, in their order. Port 0 takes any free one.
    Raise PortTaken when something else listens there.
    """
    page = LivePreview(world.env, world.table, world.people, assets=world.pictures, port=port)
    try:
        await page.__aenter__()
    except SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise PortTaken(port) from error
        raise
    live = asyncio.create_task(page.keep_live())
    try:
        yield page
    finally:
        live.cancel()
        with suppress(asyncio.CancelledError):
            await live
        await page.close()


async def serve(
    make_bot: BotFactory,
    *,
    players: Sequence[str] = DEFAULT_PLAYERS,
    port: int = DEFAULT_PORT,
    announce: Callable[[str], None],
    prepare: Prepare,
) -> None:
    """Run world and page until Ctrl-C, SIGTERM, or "End preview session" on the page.

    `announce` is called once, with the address to open, after `prepare` is done with the world.
    """
    async with open_world(make_bot, players=players) as world, open_page(world, port=port) as page:
        await prepare(world)
        stopped = asyncio.create_task(page.wait_closed())
        with _signals_cancel(stopped):
            announce(page.url)
            await asyncio.wait((stopped,))


async def _breathe(_: discord.Interaction) -> None:
    """Suspend once: while nothing of the bot is suspended, simcord looks only every 50 ms."""
    await asyncio.sleep(0)


@contextmanager
def _signals_cancel(task: asyncio.Task[None]) -> Iterator[None]:
    """Cancel the task on Ctrl-C and SIGTERM, where the platform can tell the event loop."""
    loop = asyncio.get_running_loop()
    heard = []
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, task.cancel)
            heard.append(number)
    try:
        yield
    finally:
        for number in heard:
            loop.remove_signal_handler(number)
