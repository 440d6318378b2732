"""The buttons of a board, and `/farkle show` and `/farkle resign`."""

from dataclasses import replace

from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.ui.commands import command_text
from bot.ui.custom_ids import Action, ButtonId
from cogs.family import Family, place_of
from cogs.permissions import require_permissions


class Games(Family):
    """Playing."""

    def __init__(self, bot: FarkleBot) -> None:
        """Add the buttons of the board."""
        super().__init__(bot)
        bot.handle(Action.DIE, self.die)
        bot.handle(Action.BEST, self.best)
        bot.handle(Action.ROLL, self.roll)
        bot.handle(Action.BANK, self.bank)
        bot.handle(Action.TAKE, self.take)

    async def die(self, interaction: Interaction, button: ButtonId) -> None:
        """Choose a die, or no longer choose it."""
        place = int(button.arg or 0)
        play = self.bot.services.play
        await self.answer(interaction, button, lambda press: play.toggle(press, place))

    async def best(self, interaction: Interaction, button: ButtonId) -> None:
        """Choose the dice that score most."""
        await self.answer(interaction, button, self.bot.services.play.best)

    async def roll(self, interaction: Interaction, button: ButtonId) -> None:
        """Roll the dice that are not chosen."""
        await self.answer(interaction, button, self.bot.services.play.roll)

    async def bank(self, interaction: Interaction, button: ButtonId) -> None:
        """Bank the turn."""
        await self.answer(interaction, button, self.bot.services.play.bank)

    async def take(self, interaction: Interaction, button: ButtonId) -> None:
        """Take over what the last player left."""
        await self.answer(interaction, button, self.bot.services.play.take_over)

    @app_commands.command(name=command_text("cmd-show"), description=command_text("cmd-show-about"))
    async def show(self, interaction: Interaction) -> None:
        """Post the board of this channel's game again, and retire the old one."""
        play = self.bot.services.play
        view = await play.look(place_of(interaction).channel_id)
        require_permissions(interaction)
        texts = self.bot.shared_texts(interaction)
        answer = await interaction.response.send_message(view=self.bot.layout(view, texts))
        assert answer.message_id is not None
        await self.bot.services.gathering.posted(view.match, answer.message_id)
        self.bot.boards.retire(view.match, replace(view.match, message_id=answer.message_id))

    @app_commands.command(
        name=command_text("cmd-resign"), description=command_text("cmd-resign-about")
    )
    async def resign(self, interaction: Interaction) -> None:
        """Leave the game of this channel."""
        place = place_of(interaction)
        view = await self.bot.services.play.resign(place.channel_id, interaction.user.id)
        self.bot.boards.redraw(view.match)
        await interaction.response.send_message(
            self.bot.own_texts(interaction)(f"resigned-{view.match.phase}"), ephemeral=True
        )
