"""A bot that does one small thing per command: what the wire server is tested with.

Started as a process of its own, with the token as its argument and `DISCORD_API_BASE` set.
"""

import asyncio
import os
import sys

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]


class Board(discord.ui.LayoutView):
    """A text and three buttons, of which one is pressed slowly and one is disabled."""

    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        row: discord.ui.ActionRow[Board] = discord.ui.ActionRow()
        for name, disabled in (("count", False), ("slow", False), ("off", True)):
            row.add_item(
                discord.ui.Button(label=name.title(), custom_id=f"probe:{name}", disabled=disabled)
            )
        self.add_item(discord.ui.Container(discord.ui.TextDisplay(text), row))


class NameModal(discord.ui.Modal, title="Name"):
    """One text field, answered with what was typed."""

    name: discord.ui.TextInput["NameModal"] = discord.ui.TextInput(
        label="Name", custom_id="name", max_length=10
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"named {self.name.value}")


class ProbeBot(commands.AutoShardedBot):
    """Registers the commands below and counts presses."""

    def __init__(self) -> None:
        super().__init__((), intents=discord.Intents(guilds=True))
        self.presses = 0

    async def setup_hook(self) -> None:
        # discord.py falls back to this address when it may not resume.
        _shards, url, _limits = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(url)
        self.tree.add_command(probe)
        self.tree.add_command(greet)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait the five seconds that Discord wants between two sessions."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        assert interaction.data is not None
        if interaction.data.get("custom_id") == "probe:slow":
            await asyncio.sleep(0.8)
        self.presses += 1
        await interaction.response.edit_message(view=Board(f"pressed {self.presses}"))


probe = app_commands.Group(name="probe", description="Small things")
rules = app_commands.Group(name="rules", description="A group within", parent=probe)


@probe.command(description="Post a board")
@app_commands.describe(hidden="only you see it", size="how large")
async def board(
    interaction: discord.Interaction,
    hidden: bool = False,
    size: app_commands.Range[int, 1, 6] = 1,
) -> None:
    await interaction.response.send_message(view=Board(f"size {size}"), ephemeral=hidden)


@probe.command(description="Say who and which languages")
@app_commands.choices(style=[app_commands.Choice(name="Plain", value="plain")])
async def who(interaction: discord.Interaction, user: discord.Member, style: str = "plain") -> None:
    text = f"{user.mention} {interaction.locale} {interaction.guild_locale} {style}"
    await interaction.response.send_message(text, allowed_mentions=discord.AllowedMentions.none())


@probe.command(description="Acknowledge twice")
async def twice(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("first")
    route = discord.http.Route(
        "POST",
        "/interactions/{interaction_id}/{token}/callback",
        interaction_id=interaction.id,
        token=interaction.token,
    )
    try:
        await interaction.client.http.request(
            route, json={"type": 4, "data": {"content": "second"}}
        )
    except discord.HTTPException as error:
        await interaction.followup.send(f"refused {error.code}")


@probe.command(description="Think first, with a picture in the end")
async def later(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    file = discord.File(os.devnull, filename="empty.txt")
    await interaction.edit_original_response(content="done", attachments=[file])


@probe.command(description="Post in the channel, beside the interaction")
async def outside(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    try:
        message = await interaction.channel.send(f"hello {interaction.user.mention}")
        await message.edit(content="edited")
        text = "posted"
    except discord.Forbidden as error:
        text = f"refused {error.code}"
    await interaction.response.send_message(text, ephemeral=True)


@probe.command(description="Ask for a name")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(NameModal())


@probe.command(description="Ask for something the server does not have")
async def pins(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    try:
        await interaction.channel.create_invite()
    except discord.NotFound:
        await interaction.response.send_message("no such route")


@rules.command(description="Show a ruleset")
async def show(interaction: discord.Interaction, ruleset: str) -> None:
    await interaction.response.send_message(ruleset)


@show.autocomplete("ruleset")
async def complete(
    _interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    names = ["tavern", "classic", "party"]
    return [app_commands.Choice(name=n.title(), value=n) for n in names if n.startswith(current)]


@app_commands.context_menu(name="Greet")
async def greet(interaction: discord.Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"hello {user.display_name}")


if __name__ == "__main__":
    ProbeBot().run(sys.argv[1], log_level=30)
