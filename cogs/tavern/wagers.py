"""The buttons of wagers of honour."""

from bot.client import FarkleBot, Interaction
from bot.client.inputs import chosen_as
from bot.features.tavern.buttons import CallOffButton, StakeMenu
from bot.features.tavern.feature import TavernFeature
from bot.features.tavern.view.loadout_choice import read_die
from cogs.feature_cog import FeatureCog, on_press


class WagersCog(FeatureCog):
    """Calling a wager off, and taking what was won by it."""

    def __init__(self, bot: FarkleBot, tavern: TavernFeature) -> None:
        """Add the button of the table, and the menu of the finished board."""
        super().__init__(bot)
        self._wagers = tavern.wagers

    @on_press
    async def call_off(self, interaction: Interaction, button: CallOffButton) -> None:
        """Let the game begin without its wager."""
        await self.answer(interaction, button, self._wagers.call_off)

    @on_press
    async def take_stake(self, interaction: Interaction, button: StakeMenu) -> None:
        """Take the die of the loser that was chosen."""
        die = chosen_as(interaction, read_die)
        await self.answer(interaction, button, lambda press: self._wagers.take(press, die))
