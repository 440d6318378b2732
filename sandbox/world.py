"""The bot inside a simulated Discord: a server, a few people, and a web page to play it from.

simcord plays Discord's part in this process, beneath the unchanged bot. Each browser tab that opens
the page is another of the people ("Viewing as" changes who), types commands and presses buttons.
"""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass

from discord.ext import commands
from simcord import ChannelHandle, GuildHandle, MemberActor, SetupError

from sandbox.live import LivePreview
from sandbox.pictures import UploadedPictures
from sandbox.real_time import RealTimeEnv

BotFactory = Callable[[], commands.AutoShardedBot]

DEFAULT_PLAYERS = ("Ada", "Ben")
DEFAULT_PORT = 8420

_BOT_NAME = "Farkle"
_SERVER_NAME = "The Tavern"

_START_WITHIN = 30.0
"""Seconds that the bot may take to start, on a slow machine."""

_EVENT = "discord.py: on_"
"""How the names of the tasks begin that discord.py starts for events."""


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

    env: RealTimeEnv
    server: GuildHandle
    table: ChannelHandle
    hall: ChannelHandle
    people: tuple[MemberActor, ...]
    pictures: Mapping[str, tuple[str, bytes]]


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
    env = RealTimeEnv(bot)
    try:
        await env.start()
        async with asyncio.timeout(_START_WITHIN):
            await bot.wait_until_ready()
        env.backend.edit_bot_profile(_BOT_NAME)
        users = [env.create_user(name.lower(), global_name=name) for name in players]
        server = env.create_guild(_SERVER_NAME, owner=users[0])
        table = server.create_text_channel("farkle", topic="Dice, dares and deep sighs")
        hall = server.create_text_channel("general", topic="Everything else")
        people = tuple(server.add_member(user) for user in users)
        await _events_are_over()
        yield World(env, server, table, hall, people, UploadedPictures(env))
    finally:
        await bot.close()  # simcord does not; an open database would keep the process alive
        await env.shutdown()


async def _events_are_over() -> None:
    """Wait until the bot has taken note of its start and of its new server."""
    events = [task for task in asyncio.all_tasks() if task.get_name().startswith(_EVENT)]
    if events:
        await asyncio.wait(events, timeout=_START_WITHIN)


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
