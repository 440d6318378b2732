"""The buttons of wagers of honour."""

from bot.client import FarkleBot, Interaction
from bot.features.tavern.view.choosing import read_die
from bot.kit.components.custom_ids import Action, ButtonId
from bot.kit.components.question import chosen_as
from cogs.feature_cog import FeatureCog


class Wagers(FeatureCog):
    """Calling a wager off, and taking what was won by it."""

    def __init__(self, bot: FarkleBot) -> None:
        """Add the button of the table, and the menu of the finished board."""
        super().__init__(bot)
        bot.handle(Action.CALL_OFF, self.call_off)
        bot.handle(Action.STAKE, self.take_stake)

    async def call_off(self, interaction: Interaction, button: ButtonId) -> None:
        """Let the game begin without its wager."""
        await self.answer(interaction, button, self.bot.services.wagers.call_off)

    async def take_stake(self, interaction: Interaction, button: ButtonId) -> None:
        """Take the die of the loser that was chosen."""
        die, wagers = chosen_as(interaction, read_die), self.bot.services.wagers
        await self.answer(interaction, button, lambda press: wagers.take(press, die))
