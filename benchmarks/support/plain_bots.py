"""The bots beside which ours is measured: all they do is edit the message that was pressed.

`python -m benchmarks.support.plain_bots FILE [LOG]` with `DISCORD_TOKEN` and `DISCORD_API_BASE`.
FILE holds the boards to show, one after another, as the JSON that was recorded of a real game;
without boards the bot shows a counter with one button. Before a board that shows a move it writes
a frame into LOG, if there is one. All are written as discord.py's documentation would have it.
"""

import asyncio
import itertools
import json
import logging
import os
import re
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Self, cast

import discord
from discord import ButtonStyle, ComponentType, PartialEmoji
from discord.ext import commands
from discord.http import Route
from discord.ui import (
    ActionRow,
    Button,
    Container,
    DynamicItem,
    Item,
    LayoutView,
    Separator,
    TextDisplay,
)
from PIL import Image

from benchmarks.support.disk import Log

Json = dict[str, Any]
"""A component as Discord has it: any JSON object."""

MakeView = Callable[[], tuple[LayoutView, bool]]
"""Returns what is shown next, and whether it shows what was saved."""


class PlainButton(DynamicItem[Button[LayoutView]], template=r"fk\d+:.+"):
    """A button that shows the next view, whatever it says."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[discord.Client],
        item: Item[LayoutView],
        match: re.Match[str],
        /,
    ) -> Self:
        """Return the button that was pressed."""
        del interaction, match
        return cls(cast(Button[LayoutView], item))

    async def callback(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Edit the message."""
        bot = cast(PlainBot, interaction.client)
        view, is_saved = bot.next_view()
        if is_saved and bot.log is not None:
            await asyncio.to_thread(bot.log.append)
        await interaction.response.edit_message(view=view)


class PlainBot(commands.AutoShardedBot):
    """Posts a view on `/board`; every press shows the next one. It listens to what ours does."""

    def __init__(self, boards: list[tuple[Json, bool]], log: Log | None) -> None:
        """Show `boards` in turn, or a counter when there are none; `log` is where to save."""
        super().__init__(
            (),
            intents=discord.Intents(guilds=True),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.log = log
        self._emojis: dict[str, PartialEmoji] = {}
        self._boards = itertools.cycle(boards)
        self._count = itertools.count()
        self.next_view: MakeView = self._board if boards else self._counter
        self._names = {
            part["emoji"]["name"]
            for container, _ in boards
            for part in _buttons(container)
            if "emoji" in part
        }

    async def setup_hook(self) -> None:
        """Upload the pictures that the boards show, and register the command."""
        picture = _picture()
        for name in sorted(self._names):
            emoji = await self.create_application_emoji(name=name, image=picture)
            self._emojis[name] = PartialEmoji(name=name, id=emoji.id)
        self.add_dynamic_items(PlainButton)
        self.tree.command(description="Post a board")(board)
        await self.tree.sync()

    def _counter(self) -> tuple[LayoutView, bool]:
        view = LayoutView(timeout=None)
        button = PlainButton(Button(label=f"pressed {next(self._count)}", custom_id="fk1:0:0:roll"))
        view.add_item(ActionRow(cast(Item[LayoutView], button)))
        return view, False

    def _board(self) -> tuple[LayoutView, bool]:
        container, is_saved = next(self._boards)
        view = LayoutView(timeout=None)
        parts = [self._part(part) for part in container["components"]]
        view.add_item(Container(*parts, accent_colour=container["accent_color"]))
        return view, is_saved

    def _part(self, part: Json) -> Item[LayoutView]:
        match ComponentType(part["type"]):
            case ComponentType.text_display:
                return TextDisplay(part["content"])
            case ComponentType.action_row:
                return ActionRow(*[self._button(component) for component in part["components"]])
            case _:
                return Separator()

    def _button(self, part: Json) -> Item[LayoutView]:
        button: Button[LayoutView] = Button(
            style=ButtonStyle(part["style"]),
            label=part["label"],
            custom_id=part["custom_id"],
            disabled=part.get("disabled", False),
            emoji=self._emojis[part["emoji"]["name"]] if "emoji" in part else None,
        )
        # discord.py types dynamic items for classic views only, and takes them in layouts as well.
        return cast(Item[LayoutView], PlainButton(button))


def _picture() -> bytes:
    """Return a picture of the size of the bot's own: nobody looks at it."""
    file = BytesIO()
    Image.new("RGBA", (128, 128), "white").save(file, "PNG")
    return file.getvalue()


async def board(interaction: discord.Interaction) -> None:
    """Post the first view."""
    bot = cast(PlainBot, interaction.client)
    view, _ = bot.next_view()
    await interaction.response.send_message(view=view)


def _buttons(board: Json) -> list[Json]:
    rows = [part for part in board["components"] if "components" in part]
    return [button for row in rows for button in row["components"]]


def main() -> None:
    """Run the bot with the boards of the file that is named first."""
    file, *logs = map(Path, sys.argv[1:])
    boards: list[tuple[Json, bool]] = json.loads(file.read_bytes())
    Route.BASE = os.environ["DISCORD_API_BASE"]
    PlainBot(boards, Log(logs[0]) if logs else None).run(
        os.environ["DISCORD_TOKEN"], log_level=logging.ERROR
    )


if __name__ == "__main__":
    main()
