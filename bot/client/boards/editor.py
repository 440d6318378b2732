"""Boards changed by something other than a press: one edit in flight, only the newest waiting."""

import asyncio
import logging
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

import discord
from discord.utils import MISSING

from bot.client.boards.discord_errors import (
    EDITED_TOO_OFTEN,
    REQUEST_WITHIN,
    TROUBLE,
    is_passing,
    may_come_right,
)
from bot.client.boards.host import BoardHost
from bot.client.boards.old_boards import OldBoards
from bot.client.boards.pictures import BoardPictures
from bot.client.boards.scrolling import is_far_up
from bot.client.boards.threads import ARCHIVED, reopen
from bot.client.guard.interactions import InteractionCache
from bot.client.sending import as_files, as_view
from bot.features.board.view.presence import reminder
from bot.features.tables.view.moved import moved_layout
from bot.kit.components.layout import Layout
from bot.kit.components.media import Attachment
from bot.match.model.match import Match
from bot.match.service.presses import board_link
from bot.match.service.registry import View
from bot.match.service.tasks import Inbox, LatestWins

_log = logging.getLogger(__name__)

_CANNOT_EDIT = frozenset({10008, EDITED_TOO_OFTEN})
"""Discord's codes for a message that is gone, or cannot be edited for now."""

_UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel that was deleted."""

PAUSES: Final = (1.0, 5.0, 25.0)
"""Seconds before each further attempt while Discord is in trouble, since discord.py itself does not
repeat what was refused with 503. After them the board stays as it is until the next press."""


class BoardEditor:
    """Shows matches on their boards, latest wins."""

    def __init__(self, host: BoardHost) -> None:
        """Edit as `host`."""
        self._host = host
        self._drawing = LatestWins(host.tasks, "redraw", self._draw)
        self._interactions = InteractionCache()
        self._old_boards = OldBoards()
        self.pictures = BoardPictures()

    def shown(self, match: Match, interaction: discord.Interaction) -> None:
        """Note that `interaction` has shown `match`: outside servers it is the way to the board."""
        if match.place.guild_id is None:
            self._interactions.open(match.id, interaction)

    def seen_by(self, match: Match) -> discord.Interaction | None:
        """Return the last interaction that showed a board outside servers, if there was any."""
        return self._interactions.last(match.id)

    def redraw(self, match: Match) -> None:
        """Show `match` on its board soon; a match that was never posted has none."""
        if match.message_id is not None:
            self._drawing.put(match.id, match)

    def retire(self, match: Match, newer: Match) -> None:
        """Let the old board of `match` lead to the message of `newer`, if it was ever posted."""
        if match.message_id is not None:
            # Once the newer board is noted the old one is out of reach.
            work = self._retire(match, newer, self._interactions.usable(match.id))
            self._host.tasks.start(work, f"retire {match.id}")

    def remind(self, match: Match) -> None:
        """Mention whoever is on turn, quietly; `Clocks.reminded` is told in which message."""
        if match.message_id is not None:
            self._host.tasks.start(self._remind(match), f"remind {match.id}")

    def take_back_reminder(self, match: Match, message_id: int) -> None:
        """Delete the message that reminds somebody in `match`."""
        work = self._take_back_reminder(match, message_id)
        self._host.tasks.start(work, f"take back reminder {match.id}")

    def bring_down(self, match: Match) -> None:
        """Post the board of `match` anew if it has scrolled far away; the old one links to it."""
        if match.message_id is not None and match.place.guild_id is not None:
            self._host.tasks.start(self._bring_down(match), f"bring down {match.id}")

    async def add_picture(self, match: Match, picture: Attachment) -> None:
        """Add a picture to the board of `match`, which has ended.

        Does nothing if another message shows it by now, or its people are others: somebody's data
        was deleted. Raises one of `TROUBLE`, and `Refused` for a match that is gone.
        """
        await self._old_boards.wait(match)
        async with self._host.message_locks.hold(match.id):
            now = (await self._host.games.look(match.id)).match
            if now.message_id != match.message_id or now.players != match.players:
                return
            layout = self._host.board_of(now, pictured=True)
            usable = self._interactions.usable(match.id)
            self.pictures.see(now, await self._change(now, layout, usable, [picture]))

    async def _remind(self, match: Match) -> None:
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                posted = await self._channel(match).send(
                    reminder(match, board_link(match), self._host.texts_of(match)),
                    allowed_mentions=discord.AllowedMentions(
                        users=[discord.Object(match.on_turn.user_id)]
                    ),
                    silent=True,
                )
        except TROUBLE as error:
            _log.info("nobody could be reminded in match %d: %r", match.id, error)
        else:
            await self._host.games.reminded(match, posted.id)

    async def _take_back_reminder(self, match: Match, message_id: int) -> None:
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                await self._channel(match).get_partial_message(message_id).delete()
        except TROUBLE as error:
            _log.info("the reminder of match %d stays: %r", match.id, error)

    async def _retire(
        self, match: Match, newer: Match, interaction: discord.Interaction | None
    ) -> None:
        layout = moved_layout(match, newer, self._host.texts_of(match))
        for pause in (*PAUSES, None):
            try:
                await self._old_boards.wait(match)
                async with self._host.message_locks.hold(match.id):
                    await self._change(match, layout, interaction)
            except TROUBLE as error:
                if pause is None or not may_come_right(error):
                    _log.info("the old board of match %d stays as it is: %r", match.id, error)
                    return
                await asyncio.sleep(pause)
            else:
                return

    async def _bring_down(self, match: Match) -> None:
        try:
            async with asyncio.timeout(REQUEST_WITHIN):
                if await is_far_up(self._channel(match), match.message_id):
                    await self._post_below(match)
        except TROUBLE as error:
            _log.info("the board of match %d stays where it is: %r", match.id, error)

    async def _post_below(self, match: Match) -> None:
        """Post a board anew, without a sound, unless another task has meanwhile."""
        async with self._host.message_locks.hold(match.id):
            games = self._host.games
            shown = games.peek(match.id)
            if shown is None or shown.match.message_id != match.message_id:
                return
            layout = self._host.board_of(shown.match)
            posted = await self._channel(match).send(view=as_view(layout), silent=True)
            moved = await games.settle(match.id, match.place, posted.id)
            now = games.peek(match.id) or View(moved)
        if (now.match.version, now.selection) != (shown.match.version, shown.selection):
            self.redraw(moved)  # somebody pressed the old board meanwhile
        self.retire(match, moved)

    async def _draw(self, inbox: Inbox[Match]) -> None:
        pauses = iter(PAUSES)
        for match in inbox:
            if await self._fails(match, pauses):
                inbox.put_back(match)

    async def _fails(self, match: Match, pauses: Iterator[float]) -> bool:
        """Draw the board of `match`; tell, after a pause, whether to draw it again."""
        try:
            await self._old_boards.wait(match)
            await self._edit(match)
        except TROUBLE as error:
            pause = next(pauses, None) if is_passing(error) else None
            if pause is None:
                await self._give_up(match, error)
                return False
            await asyncio.sleep(pause)
            return True
        return False

    async def _give_up(self, match: Match, error: Exception) -> None:
        """Leave a board as it is; a match whose channel was deleted waits to be moved."""
        if match.place.guild_id is None:
            _log.info("the board of match %d waits for the next press: %r", match.id, error)
            return
        _log.warning("the board of match %d cannot be shown: %r", match.id, error)
        if isinstance(error, discord.HTTPException) and error.code == _UNKNOWN_CHANNEL:
            await self._host.games.lose_channel(match.place.channel_id)

    async def _edit(self, match: Match) -> None:
        """Edit a board, or post it anew where it cannot be edited any more."""
        async with self._host.message_locks.hold(match.id):
            newest = self._host.games.peek(match.id)
            match = newest.match if newest is not None else match
            if match.message_id is None:
                return  # it lost its channel, or is about to be posted in another one
            pictured = self.pictures.of(match) is not None
            layout = self._host.board_of(match, pictured=pictured)
            interaction = self._interactions.usable(match.id)
            try:
                await self._change(match, layout, interaction)
            except discord.HTTPException as error:
                if pictured:  # it may be the picture that is gone
                    self.pictures.forget(match.id)
                    layout = self._host.board_of(match)
                await self._edit_otherwise(match, layout, interaction, error)

    async def _edit_otherwise(
        self,
        match: Match,
        layout: Layout,
        interaction: discord.Interaction | None,
        error: discord.HTTPException,
    ) -> None:
        """Show a board that could not be edited: in its reopened thread, or in a new message.

        Raises `error` where that is of no use.
        """
        if error.code == ARCHIVED:
            await reopen(self._host, match)
            await self._change(match, layout, interaction)
        elif error.code in _CANNOT_EDIT:
            posted = await self._post(match, layout, interaction)
            await self._host.games.posted(match, posted.id)
            if error.code == EDITED_TOO_OFTEN:  # the old one is still there, with its buttons
                self.retire(match, replace(match, message_id=posted.id))
        else:
            raise error

    async def _change(
        self,
        match: Match,
        layout: Layout,
        interaction: discord.Interaction | None,
        files: Iterable[Attachment] = (),
    ) -> discord.Message:
        """Edit a board and return its message; without `files`, those that are there stay."""
        assert match.message_id is not None  # nobody asks for a board that was never posted
        async with asyncio.timeout(REQUEST_WITHIN):
            attachments = as_files(files) or MISSING
            if interaction is None:
                board = self._channel(match).get_partial_message(match.message_id)
                return await board.edit(view=as_view(layout), attachments=attachments)
            return await interaction.followup.edit_message(
                match.message_id, view=as_view(layout), attachments=attachments
            )

    async def _post(
        self, match: Match, layout: Layout, interaction: discord.Interaction | None
    ) -> discord.Message:
        async with asyncio.timeout(REQUEST_WITHIN):
            if interaction is None:
                return await self._channel(match).send(view=as_view(layout))
            return await interaction.followup.send(view=as_view(layout), wait=True)

    def _channel(self, match: Match) -> discord.PartialMessageable:
        place = match.place
        return self._host.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
