"""`/farkle tavern`: dice with names, and who owns them."""

from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.ui.collection import collection_card
from bot.ui.commands import command_text
from bot.ui.custom_ids import Action, ButtonId
from cogs.family import Family


class Tavern(Family):
    """The tavern."""

    tavern = app_commands.Group(
        name=command_text("cmd-tavern"), description=command_text("cmd-tavern-about")
    )

    def __init__(self, bot: FarkleBot) -> None:
        """Add what turns pages."""
        super().__init__(bot)
        bot.handle(Action.COLLECTION, self.turn_dice)

    @tavern.command(
        name=command_text("cmd-tavern-dice"), description=command_text("cmd-tavern-dice-about")
    )
    async def tavern_dice(self, interaction: Interaction) -> None:
        """Show the person alone which dice they own."""
        owned = await self.bot.services.collections.of(interaction.user.id)
        card, pictures = collection_card(owned, 1, self.bot.own_texts(interaction))
        await interaction.response.send_message(view=card, files=pictures, ephemeral=True)

    async def turn_dice(self, interaction: Interaction, button: ButtonId) -> None:
        """Show another page of them."""
        owned = await self.bot.services.collections.of(interaction.user.id)
        texts = self.bot.own_texts(interaction)
        card, pictures = collection_card(owned, button.arg or 1, texts)
        await interaction.response.edit_message(view=card, attachments=pictures)
