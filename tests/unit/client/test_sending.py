"""Layouts leave nothing behind in discord.py (trap 4): presses on them all go to the client."""

import discord
import simcord
from discord.ui import ActionRow, Button, LayoutView

from bot.client.sending import as_view
from tests.support.scenes.all_scenes import scenes
from tests.support.scenes.samples import STRAIGHT, shown
from tests.support.scenes.tables import Table


def kept(client: discord.Client) -> int:
    """Return how many views discord.py keeps, to hand presses to them itself."""
    return len(client._connection._view_store._views)  # noqa: SLF001 - there is no public way to ask


async def post(env: simcord.Env, bot: discord.Client, layout: LayoutView) -> None:
    """Post `layout` as the bot in a new channel."""
    handle = env.create_guild().create_text_channel("dice")
    await env.settle()
    channel = bot.get_channel(handle.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send(view=layout)
    await message.edit(view=layout)


async def test_a_layout_is_not_kept() -> None:
    bot = discord.Client(intents=discord.Intents(guilds=True))
    async with simcord.run(bot) as env:
        await post(env, bot, as_view(shown(Table().play(STRAIGHT))))
        assert kept(bot) == 0


async def test_the_trap_is_there() -> None:
    """A layout of discord.py's own is kept, and presses on it go to its buttons."""
    bot = discord.Client(intents=discord.Intents(guilds=True))
    plain = LayoutView(timeout=None)
    plain.add_item(ActionRow(Button(label="Roll", custom_id="fk1:1:1:roll")))
    async with simcord.run(bot) as env:
        await post(env, bot, plain)
        assert kept(bot) == 1


async def test_discord_py_sends_what_the_layout_says() -> None:
    for name, layout in scenes().items():
        view = as_view(layout)
        sent = view.to_components()  # type: ignore[no-untyped-call] # discord.py's
        assert sent == layout.payload(), name
        assert view.has_components_v2()
        assert view.is_finished()
