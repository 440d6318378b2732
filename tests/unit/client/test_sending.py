"""Presses reach the client whoever drew the button, and layouts leave nothing behind (trap 4)."""

from typing import cast

import discord
import pytest
import simcord
from discord.ui import ActionRow, Button, Item, LayoutView

from bot.client.board_button import BoardButton
from bot.client.sending import as_view
from bot.features.board.buttons import RollButton
from bot.kit.components import parts
from bot.kit.components.layout import Layout, row
from bot.kit.components.selection import DieButton
from tests.support.scenes.all_scenes import scenes
from tests.support.scenes.samples import STRAIGHT, shown
from tests.support.scenes.tables import Table

FIRST_DIE = DieButton(77, 2, 0).write()
BOARD = shown(Table().play(STRAIGHT))
A_QUARTER = 15 * 60


class Presses(discord.Client):
    """Answers a press privately when asked to, else by drawing the board again."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.pressed: list[str] = []
        self.sent: list[LayoutView] = []
        self.privately = False

    async def setup_hook(self) -> None:
        self.add_dynamic_items(BoardButton)

    async def press(self, interaction: discord.Interaction[discord.Client], custom_id: str) -> None:
        self.pressed.append(custom_id)
        layout = as_view(shown(Table().play(STRAIGHT)))
        self.sent.append(layout)
        if self.privately:
            await interaction.response.send_message(view=layout, ephemeral=True)
        else:
            await interaction.response.edit_message(view=layout)


def is_registered(client: discord.Client) -> bool:
    """Tell whether discord.py would hand a press on our buttons to `BoardButton`."""
    store = client._connection._view_store  # noqa: SLF001 - there is no public way to ask
    template = BoardButton.__discord_ui_compiled_template__
    return store._dynamic_items.get(template) is BoardButton  # noqa: SLF001 - (same)


def keep(client: discord.Client, layout: LayoutView, message_id: int) -> None:
    """Do what discord.py does with a layout that was sent and is not finished."""
    client._connection.store_view(layout, message_id)  # noqa: SLF001 - there is no public way


async def post(env: simcord.Env, bot: Presses, layout: Layout) -> discord.Message:
    """Post `layout` as the bot in a new channel."""
    handle = env.create_guild().create_text_channel("dice")
    await env.settle()
    channel = bot.get_channel(handle.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send(view=as_view(layout))


async def test_a_press_reaches_the_client_again_and_again() -> None:
    bot = Presses()
    async with simcord.run(bot) as env:
        message = await post(env, bot, BOARD)
        ann = env.guild.add_member(env.create_user("ann"))
        for private in (False, True, False, True):
            bot.privately = private
            await ann.click(message, custom_id=FIRST_DIE)
            await env.advance_time(2 * A_QUARTER)
        assert bot.pressed == [FIRST_DIE] * 4
        assert is_registered(bot)
        assert not any(layout.is_dispatching() for layout in bot.sent)


async def test_a_fresh_process_answers_buttons_of_the_old_one() -> None:
    async with simcord.run(old := Presses()) as env:
        message = await post(env, old, BOARD)
        ann = env.guild.add_member(env.create_user("ann"))
        fresh = Presses()
        await env.restart_bot(fresh)
        await ann.click(message, custom_id=FIRST_DIE)
        assert fresh.pressed == [FIRST_DIE]
        assert old.pressed == []


async def test_buttons_of_older_versions_reach_the_client_too() -> None:
    older = Layout(row([parts.Button("fk0:anything", "Roll")]))
    async with simcord.run(bot := Presses()) as env:
        message = await post(env, bot, older)
        ann = env.guild.add_member(env.create_user("ann"))
        await ann.click(message, label="Roll")
        assert bot.pressed == ["fk0:anything"]


def test_a_button_of_another_bot_is_none_of_ours() -> None:
    with pytest.raises(ValueError, match="must match the template"):
        BoardButton(Button(label="Roll", custom_id="other:1"))


async def test_stopping_or_sending_a_layout_twice_keeps_the_registration() -> None:
    client = discord.Client(intents=discord.Intents.none())
    client.add_dynamic_items(BoardButton)
    for message_id, layout in enumerate(map(as_view, scenes().values())):
        for _ in range(2):
            keep(client, layout, message_id)
        layout.stop()
        assert is_registered(client)


async def test_the_trap_is_there() -> None:
    """A layout of discord.py's own with one ordinary button takes the registration away."""
    client = discord.Client(intents=discord.Intents.none())
    client.add_dynamic_items(BoardButton)
    mixed = LayoutView(timeout=None)
    dynamic = BoardButton(Button(label="Roll", custom_id=RollButton(1, 1).write()))
    # discord.py types dynamic items for classic views only, and takes them in layouts as well.
    mixed.add_item(ActionRow(cast("Item[LayoutView]", dynamic), Button(label="Ordinary")))
    keep(client, mixed, 1)
    mixed.stop()
    assert not is_registered(client)
