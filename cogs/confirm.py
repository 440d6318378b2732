"""The "no" to every question that is asked before something is done."""

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.kit.components.confirm import KeepButton, unchanged_card
from cogs.commands import Commands, add
from cogs.feature_cog import FeatureCog, on_press


class ConfirmationsCog(FeatureCog):
    """Questions before something is done; whoever asks handles the "yes"."""

    def __init__(self, bot: FarkleBot) -> None:
        """Add the button that does nothing."""
        super().__init__(bot)

    @on_press
    async def keep(self, interaction: Interaction, button: KeepButton) -> None:
        """Leave everything as it is."""
        del button
        await edit_pressed(interaction, unchanged_card(self.bot.own_texts(interaction)))


def add_to(bot: FarkleBot, commands: Commands) -> None:
    """Add the button."""
    add(commands.farkle, ConfirmationsCog(bot))
