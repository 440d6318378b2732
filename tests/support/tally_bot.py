"""A bot of one command and one button, to try the simulated Discord without a game."""

import asyncio
import re
from typing import Self

import discord
from discord import app_commands, ui
from discord.ext import commands

EMOJI_NAME = "tally"


class Press(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"tally"):
    """The button that counts."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Press", custom_id="tally"))

    @classmethod
    async def from_custom_id(
        cls,
        _interaction: discord.Interaction[discord.Client],
        _item: ui.Item[ui.LayoutView],
        _match: re.Match[str],
    ) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[discord.Client]) -> None:
        assert isinstance(interaction.client, TallyBot)
        if interaction.user.id == interaction.client.slow_for:
            await interaction.client.go_on.wait()
        interaction.client.presses += 1
        await interaction.response.edit_message(view=interaction.client.board())


class TallyBot(commands.AutoShardedBot):
    """Post a board on `/tally open`; count the presses of its button.

    `picture` is the PNG of its one emoji; `failure` is raised while it starts. Whoever it is
    `slow_for` gets no answer before it may `go_on`.
    """

    def __init__(self, picture: bytes, failure: Exception | None = None) -> None:
        super().__init__(command_prefix=(), intents=discord.Intents(guilds=True), help_command=None)
        self.picture = picture
        self.failure = failure
        self.presses = 0
        self.slow_for: int | None = None
        self.go_on = asyncio.Event()
        self.closed_times = 0
        self.emoji: discord.Emoji | None = None

    async def setup_hook(self) -> None:
        if self.failure is not None:
            raise self.failure
        self.add_dynamic_items(Press)
        self.tree.add_command(tally)
        await self.tree.sync()
        self.emoji = await self.create_application_emoji(name=EMOJI_NAME, image=self.picture)

    async def close(self) -> None:
        self.closed_times += 1
        await super().close()

    def board(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"{self.emoji} pressed {self.presses} times"))
        view.add_item(ui.ActionRow(Press()))
        return view


tally = app_commands.Group(name="tally", description="Count presses")


@tally.command(name="open", description="Post the button")
@app_commands.describe(friend="With whom", note="What is counted")
async def open_tally(
    interaction: discord.Interaction[discord.Client], friend: discord.Member, note: str = "nothing"
) -> None:
    assert isinstance(interaction.client, TallyBot)
    await interaction.response.send_message(view=interaction.client.board())
    await interaction.followup.send(f"With {friend.display_name}: {note}", ephemeral=True)
