"""Threads of games: opened from the message that showed the table, and left to fall silent."""

import logging
from typing import TYPE_CHECKING, Final

import discord

from bot.client.boards.discord_errors import TROUBLE
from bot.client.boards.host import BoardHost
from bot.client.sending import as_view
from bot.features.tables.view.thread import thread_name
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match, Place

if TYPE_CHECKING:
    from discord.types.threads import ThreadArchiveDuration

_log = logging.getLogger(__name__)

ARCHIVED: Final = 50083
"""Discord's code for a thread in which nothing can be changed until it is opened again."""

_TOO_MANY: Final = frozenset({160006, 160007})
"""Discord's codes for a server that has as many open threads as it may have, in channels of either
kind."""

LOCKED: Final = 160005
"""Discord's code for a thread in which only those who manage threads can do anything."""

WEEK: Final = 10_080
"""Minutes of silence after which the thread of a game is archived: the game is given up then."""

HOUR: Final = 60
"""Minutes of silence after which Discord archives the thread of a game that has ended. It is the
shortest time there is, so people can talk it over and nothing here has to wait for them."""


class ChannelThreads:
    """The port `Threads` on Discord.

    Whose thread it is Discord knows itself: those that belong to the bot are the threads of games.
    """

    def __init__(self, host: BoardHost) -> None:
        """Act as `host`."""
        self._host = host

    def open(self, match: Match) -> None:
        """Let `match`, which has just begun, go on in a thread of its channel, if that has any."""
        channel = self._host.get_channel(match.place.channel_id)
        if not isinstance(channel, discord.TextChannel):
            self._keep(match, WEEK)
        elif match.message_id is not None:
            work = self._open(match, channel, match.message_id)
            self._host.tasks.start(work, f"thread {match.id}")

    def release(self, match: Match) -> None:
        """Let the own thread of an ended `match` fall silent."""
        self._keep(match, HOUR)

    @property
    def _own_id(self) -> int:
        assert self._host.user is not None  # nothing is asked for before the bot has logged in
        return self._host.user.id

    async def _open(self, match: Match, channel: discord.TextChannel, board_id: int) -> None:
        """Post the board in a new thread, and then let the game go on there.

        In this order, since until then it can be played on the board that everybody sees.
        """
        texts = self._host.texts_of(match)
        try:
            thread = await channel.get_partial_message(board_id).create_thread(
                name=thread_name(match, texts), auto_archive_duration=WEEK
            )
            board = await thread.send(view=as_view(self._host.board_of(match)))
        except TROUBLE as error:
            _log.warning("match %d gets no thread: %s", match.id, error)
            await self._explain(match, channel, error)
            return
        place = Place(match.place.guild_id, thread.id)
        moved = await self._host.games.settle(match.id, place, board.id)
        self._host.boards.retire(match, moved)
        if moved.version != match.version:
            self._host.boards.redraw(moved)
        if not moved.is_open:
            self.release(moved)
        await self._invite(moved, thread)

    async def _invite(self, match: Match, thread: discord.Thread) -> None:
        """Add the players to the thread: it is in their lists, and members can reopen it."""
        for person in match.players:
            if not person.is_bot:
                try:
                    await thread.add_user(discord.Object(person.user_id))
                except TROUBLE as error:
                    _log.info("nobody was added to the thread of match %d: %s", match.id, error)

    async def _explain(self, match: Match, channel: discord.TextChannel, error: Exception) -> None:
        """Say why a game goes on in the channel and not in a thread."""
        texts = self._host.texts_of(match)
        why = why_no_thread(error, texts) or texts("thread-failed")
        try:
            await channel.send(why, silent=True)
        except TROUBLE as failure:
            _log.info("nobody could be told that match %d has no thread: %s", match.id, failure)

    def _keep(self, match: Match, minutes: "ThreadArchiveDuration") -> None:
        """Let a thread of a game be archived after some minutes of silence."""
        thread = self._host.get_channel(match.place.channel_id)
        if isinstance(thread, discord.Thread) and thread.owner_id == self._own_id:
            self._host.tasks.start(_archive_after(thread, minutes), f"keep thread {match.id}")


def why_no_thread(error: Exception, texts: Texts) -> str | None:
    """Return why a game stays in its channel, None for errors of any other kind."""
    if isinstance(error, discord.Forbidden):
        return texts("thread-forbidden")
    code = error.code if isinstance(error, discord.HTTPException) else 0
    if code == LOCKED:
        return texts("thread-locked")
    return texts("thread-full") if code in _TOO_MANY else None


async def reopen(host: BoardHost, match: Match) -> None:
    """Open the thread again that Discord has archived below `match`."""
    thread = await host.fetch_channel(match.place.channel_id)
    if isinstance(thread, discord.Thread):
        await thread.edit(archived=False)


async def _archive_after(thread: discord.Thread, minutes: "ThreadArchiveDuration") -> None:
    try:
        await thread.edit(auto_archive_duration=minutes)
    except TROUBLE as error:
        _log.info("the thread %d is archived when Discord likes: %s", thread.id, error)
