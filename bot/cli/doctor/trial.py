"""A trial on Discord itself: what games do there is done once in a channel, and taken back."""

import asyncio
import re
import secrets
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final, cast

import discord
from discord.http import Route

from bot.cli.doctor.actions import STRANGE, Action, ActionFailed, Actions, ReportFinding
from bot.cli.doctor.commands import Told
from bot.cli.doctor.findings import Severity
from bot.cli.doctor.http_answers import HttpAnswers
from bot.cli.doctor.permissions import Server, granted_on
from bot.cli.text import text
from bot.client.application.installs import for_one_server, installs_of
from bot.client.boards.discord_errors import in_short
from bot.client.gateway import minimal_intents
from bot.client.sending import as_view
from bot.config import Settings
from bot.content.folder import data_folder
from bot.kit.components.layout import LIVELY, Layout, row
from bot.kit.components.layout import text as paragraph
from bot.kit.components.parts import Button, Emoji
from bot.kit.pictures.dice_art import as_png, pictures
from bot.kit.pictures.dice_faces import emoji_names
from bot.kit.pictures.themes import USUAL_THEME, read_themes

WITHIN: Final = 45.0
"""Seconds from the start of the command for all that is tried."""
_AT_LEAST: Final = 10.0
_CLEAN_WITHIN: Final = 15.0
"""Seconds to take everything back."""

_CHANNEL: Final = re.compile(r"(?:<#|https://\S+/channels/\d+/)?([1-9][0-9]{14,18})>?")
"""The id of a channel, alone, as a mention or at the end of the channel's address."""

_DIE: Final = "farkle_trial"
"""The name of the emoji where the bot has not uploaded its dice yet."""

_BUTTON: Final = "trial"
"""The id of a button that nobody can press."""


def read_channel(typed: str) -> int | None:
    """Return the id of the channel that `typed` names, None if it names none."""
    found = _CHANNEL.fullmatch(typed.strip())
    number = int(found[1]) if found else 0
    return number if 0 < number < 1 << 63 else None


async def try_out(
    settings: Settings, channel_id: int, commands: Told, report: ReportFinding, *, began: float
) -> None:
    """Try everything in a channel and report each answer; takes a minute at most from `began`.

    That is a time of `time.monotonic`. What was made is taken back, whatever goes wrong, also when
    somebody interrupts.
    """
    Route.BASE = settings.api_base
    answers = HttpAnswers()
    actions = Actions(answers, report)
    left = max(WITHIN - (time.monotonic() - began), _AT_LEAST)
    async with discord.Client(
        intents=minimal_intents(),
        http_trace=answers.trace,
        allowed_mentions=discord.AllowedMentions.none(),
    ) as client:
        with _interruptible() as calm:
            try:
                async with asyncio.timeout(left):
                    await client.login(settings.token)
                    await _Trial(client, actions).run(channel_id, commands)
            except asyncio.CancelledError:
                actions.tell(Severity.FAIL, text("cli-try-interrupted"))
            except STRANGE as error:
                actions.tell(Severity.FAIL, text("cli-try-stopped", why=in_short(error)))
            finally:
                calm()
                await _clean_up(actions)


async def _clean_up(actions: Actions) -> None:
    try:
        async with asyncio.timeout(_CLEAN_WITHIN):
            await actions.take_back()
    except TimeoutError:
        actions.tell(Severity.FAIL, text("cli-try-unclean"))


@contextmanager
def _interruptible() -> Iterator[Callable[[], None]]:
    """Let SIGINT and SIGTERM cancel this task, until what is yielded is called."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    signals = (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        loop.add_signal_handler(number, task.cancel)

    def calm() -> None:
        for number in signals:
            loop.add_signal_handler(number, lambda: None)

    try:
        yield calm
    finally:
        for number in signals:
            loop.remove_signal_handler(number)


class _Trial:
    """One run through everything."""

    def __init__(self, client: discord.Client, actions: Actions) -> None:
        self._client = client
        self._actions = actions
        self._title = text("cli-try-title")

    async def run(self, channel_id: int, commands: Told) -> None:
        """Try one thing after another; those that need one that failed are left out."""
        with suppress(ActionFailed):
            channel = await self._actions.ask(Action.LOOK, self._client.fetch_channel(channel_id))
            if not isinstance(channel, discord.TextChannel):
                self._actions.tell(Severity.FAIL, text("cli-try-no-channel"))
                return
            await self._part(self._play(channel))
            await self._part(self._schedule(channel))
            await self._part(self._register(channel.guild, commands))

    async def _part(self, work: Awaitable[None]) -> None:
        """Do a part of the trial, or as much of it as Discord lets it; the others follow."""
        try:
            await work
        except ActionFailed:
            return  # that was told
        except STRANGE as error:
            self._actions.tell(Severity.FAIL, text("cli-try-stopped", why=in_short(error)))

    async def _play(self, channel: discord.TextChannel) -> None:
        """Post a board, change it, and let it have a thread."""
        die = await self._die()
        nonce = secrets.token_hex(8)

        async def post() -> discord.Message:
            shown = as_view(self._board(die, "cli-try-board-text"))
            return await channel.send(view=shown, nonce=nonce, silent=True)

        board = await self._actions.make(
            Action.BOARD,
            post(),
            Action.DELETE_BOARD,
            undo=lambda message: message.delete(),
            find=post,  # of the same nonce Discord keeps one
        )
        if str(die) not in _shown(board):
            self._actions.tell(Severity.WARN, text("cli-try-no-die"))
        changed = as_view(self._board(die, "cli-try-board-changed"))
        await self._actions.ask(Action.EDIT, board.edit(view=changed))
        thread = await self._actions.make(
            Action.THREAD,
            board.create_thread(name=self._title, auto_archive_duration=60),
            Action.DELETE_THREAD,
            undo=lambda opened: opened.delete(),
            find=lambda: self._thread_of(board),
        )
        await self._actions.ask(Action.ARCHIVE, thread.edit(archived=True))

    async def _die(self) -> Emoji:
        """Return a die among the application's emojis, which is uploaded if there is none."""
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        name = next((name for name in emoji_names(USUAL_THEME) if name in there), None)
        if name is not None:
            return Emoji(name, there[name].id)
        themes = {theme.name: theme for theme in read_themes(data_folder() / "themes")}
        _, picture = next(pictures(themes[USUAL_THEME]))

        async def upload() -> discord.Emoji:
            left_over = there.get(_DIE)  # of a trial that was killed
            return left_over or await self._client.create_application_emoji(
                name=_DIE, image=as_png(picture)
            )

        async def find() -> discord.Emoji | None:
            emojis = await self._client.fetch_application_emojis()
            return next((emoji for emoji in emojis if emoji.name == _DIE), None)

        uploaded = await self._actions.make(
            Action.DIE, upload(), Action.DELETE_DIE, undo=lambda emoji: emoji.delete(), find=find
        )
        return Emoji(_DIE, uploaded.id)

    def _board(self, die: Emoji, key: str) -> Layout:
        button = Button(_BUTTON, text("cli-try-button"), emoji=die, disabled=True)
        return Layout(paragraph(f"{die} {text(key)}"), row([button]), colour=LIVELY)

    async def _thread_of(self, board: discord.Message) -> discord.Thread | None:
        """Return the thread of `board`, which shares its id, None if there is none."""
        try:
            found = await self._client.fetch_channel(board.id)
        except discord.NotFound:
            return None
        return found if isinstance(found, discord.Thread) else None

    async def _schedule(self, channel: discord.TextChannel) -> None:
        """Make a scheduled event, where the bot may make any."""
        guild = channel.guild
        if not await self._may_schedule(guild.id):
            self._actions.tell(Severity.OK, text("cli-try-no-event"))
            return
        starts = datetime.now(UTC) + timedelta(days=1)

        async def find() -> discord.ScheduledEvent | None:
            events = await guild.fetch_scheduled_events(with_counts=False)
            own = [event for event in events if event.creator_id == self._own_id]
            return next((event for event in own if event.name == self._title), None)

        await self._actions.make(
            Action.EVENT,
            guild.create_scheduled_event(
                name=self._title,
                start_time=starts,
                end_time=starts + timedelta(hours=1),
                location=channel.jump_url,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
            ),
            Action.DELETE_EVENT,
            undo=lambda event: event.delete(),
            find=find,
        )

    async def _may_schedule(self, guild_id: int) -> bool:
        told = await self._client.http.get_guilds(1, after=guild_id - 1, with_counts=False)
        return any(
            granted_on(server).create_events
            for server in cast(list[Server], told)
            if int(str(server["id"])) == guild_id
        )

    @property
    def _own_id(self) -> int:
        assert self._client.user is not None  # it is logged in
        return self._client.user.id

    async def _register(self, guild: discord.Guild, commands: Told) -> None:
        """Register all commands on one server, unless the application has some there."""
        http, application = self._client.http, self._client.application
        assert application is not None  # it is logged in
        if await http.get_guild_commands(application.id, guild.id):
            self._actions.tell(Severity.WARN, text("cli-try-own-commands"))
            return
        fitted = installs_of(application).fit(commands.commands)

        async def put(payload: list[dict[str, Any]]) -> bool:
            await http.bulk_upsert_guild_commands(application.id, guild.id, payload=payload)
            return True

        async def find() -> bool | None:
            return bool(await http.get_guild_commands(application.id, guild.id)) or None

        await self._actions.make(
            Action.COMMANDS,
            put([{**for_one_server(command)} for command in fitted]),
            Action.DELETE_COMMANDS,
            undo=lambda _: put([]),
            find=find,
        )


def _shown(message: discord.Message) -> str:
    """Return the texts of a message's layout, as Discord took them."""
    containers = [part for part in message.components if isinstance(part, discord.Container)]
    parts = [part for container in containers for part in container.children]
    return "\n".join([part.content for part in parts if isinstance(part, discord.TextDisplay)])
