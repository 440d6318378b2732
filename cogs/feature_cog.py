"""What the families of commands share: their bot, and how a press becomes a new board."""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from functools import cache, partial
from inspect import get_annotations, getmembers, isfunction
from typing import Any, Final, TypeVar, get_args

import discord
from discord.ext import commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.boards.discord_errors import EDITED_TOO_OFTEN, TROUBLE
from bot.client.boards.threads import ARCHIVED
from bot.client.inputs import components_of, place_of
from bot.client.sending import send_answer
from bot.engine import Positions
from bot.features.tables.view.moved import moved_layout
from bot.kit.components.custom_ids import CustomId, MatchButton, VersionButton
from bot.kit.components.layout import Layout
from bot.kit.components.selection import PlacedDie, selection_shown
from bot.kit.texts.explain import explain
from bot.match.model.match import Match, Person, Place
from bot.match.model.requester import Requester
from bot.match.service.presses import Outdated, Press
from bot.match.service.registry import View
from cogs.visibility import may_read

_KINDS: Final = "kinds"
"""The attribute of a method that tells which kinds of buttons it answers."""

_NOT_NOW = frozenset({EDITED_TOO_OFTEN, ARCHIVED})
"""Discord's codes for a message that cannot be changed as it is: too old to be changed this often,
or in a thread that has to be opened again first."""


M = TypeVar("M", bound=Callable[..., Coroutine[Any, Any, None]])


def on_press(method: M) -> M:
    """Let a method of a cog answer presses on the kinds with which its `button` is annotated."""
    annotation = get_annotations(method, eval_str=True)["button"]
    setattr(method, _KINDS, get_args(annotation) or (annotation,))
    return method


@cache
def _answered_by(cog: type["FeatureCog"]) -> tuple[tuple[type[CustomId], str], ...]:
    """Return the kinds of buttons that a family answers, each with the name of the method."""
    methods = getmembers(cog, isfunction)
    return tuple((kind, name) for name, method in methods for kind in getattr(method, _KINDS, ()))


class FeatureCog(commands.Cog):
    """A family of commands and the buttons that go with them."""

    def __init__(self, bot: FarkleBot) -> None:
        """Belong to `bot`, and answer the presses of its methods marked with `on_press`."""
        self.bot = bot
        for kind, name in _answered_by(type(self)):
            bot.handle(kind, getattr(self, name))

    def is_me(self, user_id: int | None) -> bool:
        """Tell whether `user_id` is that of the bot itself."""
        return self.bot.user is not None and user_id == self.bot.user.id

    async def answer(
        self,
        interaction: Interaction,
        button: MatchButton,
        act: Callable[[Press], Awaitable[View]],
    ) -> None:
        """Do `act` for a press, and answer it with one edit: the board as it then is."""
        try:
            view = await act(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
        else:
            await self.show_board(interaction, button, view)

    async def renew(
        self, interaction: Interaction, button: MatchButton, outdated: Outdated
    ) -> None:
        """Answer a press on a board that is no longer true: with the true one, and a word."""
        await self.show_board(interaction, button, outdated.view)
        if outdated.refused is not None:
            sentence = explain(outdated.refused, self.bot.own_texts(interaction))
            await interaction.followup.send(sentence, ephemeral=True)

    async def show_board(self, interaction: Interaction, button: MatchButton, view: View) -> None:
        """Answer a press with the board of `view`, or a newer one."""
        async with self.bot.message_locks.hold(button.match_id):
            newest = self.bot.games.peek(button.match_id) or view
            pictures = self.bot.boards.pictures
            pictures.see(newest.match, interaction.message)
            picture = pictures.of(newest.match)
            newest = replace(newest, pictured=picture is not None)
            layout = await self.layout(interaction, newest)
            try:
                await edit_pressed(interaction, layout, picture)
                self.bot.boards.shown(newest.match, interaction)
            except TROUBLE as error:
                if isinstance(error, discord.HTTPException) and error.code in _NOT_NOW:
                    await self._show_otherwise(interaction, newest.match, layout)
                else:
                    self.bot.boards.redraw(newest.match)  # it is saved, so it is to be seen
                    raise

    async def layout(self, interaction: Interaction, view: View) -> Layout:
        """Return the message that shows `view`; without a board it speaks to its player alone."""
        match = view.match
        if match.has_board:
            texts = self.bot.shared_texts(interaction)
            if _has_moved(interaction, match):
                return moved_layout(replace(match, place=place_of(interaction)), match, texts)
            return self.bot.layout(view, texts)
        texts = self.bot.own_texts(interaction)
        if match.is_open:
            return self.bot.layout(view, texts)
        return await self.bot.views.result(match, texts, self.bot.own_dice(interaction))

    async def _show_otherwise(self, interaction: Interaction, match: Match, layout: Layout) -> None:
        """Show a match whose message cannot be changed: later, or in a new one."""
        if match.has_board:
            await interaction.response.defer()
            self.bot.boards.redraw(match)
        else:
            await send_answer(interaction, layout)


def _has_moved(interaction: Interaction, match: Match) -> bool:
    """Tell whether another message shows `match` by now: a press may take it to its thread."""
    assert interaction.message is not None  # Discord sends it with every press
    return match.message_id not in {None, interaction.message.id}


def press_of(interaction: Interaction, button: MatchButton) -> Press:
    """Return what the press of `button` says."""
    assert interaction.message is not None  # Discord sends it with every press
    assert interaction.channel_id is not None  # and a message is in a channel
    return Press(
        match_id=button.match_id,
        version=button.version if isinstance(button, VersionButton) else 0,
        user_id=interaction.user.id,
        message_id=interaction.message.id,
        place=Place(interaction.guild_id, interaction.channel_id),
        shown=lambda: selection_shown(components_of(interaction)),
        sees=partial(may_read, interaction),
    )


def chosen_dice(interaction: Interaction, read: Callable[[str], PlacedDie | None]) -> Positions:
    """Return the places of the dice that the message shows as chosen; `read` knows its dice."""
    return selection_shown(components_of(interaction), read) or ()


def requester_of(interaction: Interaction) -> Requester:
    """Return for whom something is worked out that an interaction asks for."""
    return Requester.person(interaction.user.id, interaction.guild_id)


def person(user: discord.User | discord.Member) -> Person:
    """Return a Discord user as someone at a table."""
    return Person(user.id, user.display_name)
