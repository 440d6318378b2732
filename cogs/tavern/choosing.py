"""The buttons with which people choose what they play with in the tavern."""

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.engine import parse_number
from bot.features.tavern.feature import TavernFeature
from bot.features.tavern.service.choosing import Chest
from bot.features.tavern.view.choosing import chest_card, read_badge, read_die, read_place
from bot.kit.components.custom_ids import Action, ButtonId
from bot.kit.components.question import chosen_as
from bot.match.service.presses import Outdated
from cogs.feature_cog import FeatureCog, press_of


class Choosing(FeatureCog):
    """Choosing dice: of one's own in private, in a draft on the board."""

    def __init__(self, bot: FarkleBot, tavern: TavernFeature) -> None:
        """Add the button of the board, and those of what it opens."""
        super().__init__(bot)
        self._choosing = tavern.choosing
        bot.handle(Action.CHOOSE, self.choose)
        bot.handle(Action.CHEST, self.turn_chest)
        bot.handle(Action.ADD_DIE, self.add_die)
        bot.handle(Action.PUT_BACK, self.put_back)
        bot.handle(Action.WEAR, self.wear)
        bot.handle(Action.PICK, self.pick)
        bot.handle(Action.READY, self.ready)

    async def choose(self, interaction: Interaction, button: ButtonId) -> None:
        """Open what the person can choose from in a message of its own."""
        try:
            chest = await self._choosing.open(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        card = chest_card(chest, 1, self.bot.own_texts(interaction))
        await interaction.response.send_message(view=card, ephemeral=True)

    async def turn_chest(self, interaction: Interaction, button: ButtonId) -> None:
        """Show another page of it."""
        chest = await self._choosing.look(press_of(interaction, button))
        await self._show_chest(interaction, chest, button)

    async def add_die(self, interaction: Interaction, button: ButtonId) -> None:
        """Choose the die."""
        die = chosen_as(interaction, read_die)
        chest = await self._choosing.add(press_of(interaction, button), die)
        await self._show_chest(interaction, chest, button)

    async def put_back(self, interaction: Interaction, button: ButtonId) -> None:
        """Put the die back."""
        place = chosen_as(interaction, read_place)
        chest = await self._choosing.put_back(press_of(interaction, button), place)
        await self._show_chest(interaction, chest, button)

    async def wear(self, interaction: Interaction, button: ButtonId) -> None:
        """Choose the badge, or none."""
        badge = chosen_as(interaction, read_badge)
        chest = await self._choosing.wear(press_of(interaction, button), badge)
        await self._show_chest(interaction, chest, button)

    async def pick(self, interaction: Interaction, button: ButtonId) -> None:
        """Pick a die that lies open on the board."""
        place = chosen_as(interaction, parse_number)
        await self.answer(interaction, button, lambda press: self._choosing.pick(press, place))

    async def ready(self, interaction: Interaction, button: ButtonId) -> None:
        """Take what was chosen for final."""
        chest = await self._choosing.ready(press_of(interaction, button))
        await self._show_chest(interaction, chest, button)

    async def _show_chest(self, interaction: Interaction, chest: Chest, button: ButtonId) -> None:
        card = chest_card(chest, button.arg or 1, self.bot.own_texts(interaction))
        await edit_pressed(interaction, card)
