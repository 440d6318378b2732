"""The buttons for choosing dice and badges in the tavern."""

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import chosen_as
from bot.client.sending import send_answer
from bot.engine import parse_number
from bot.features.tavern.buttons import (
    AddDieMenu,
    BadgeMenu,
    ChestPage,
    ChooseButton,
    PickMenu,
    PutBackMenu,
    ReadyButton,
)
from bot.features.tavern.feature import TavernFeature
from bot.features.tavern.service.loadout_choice import Chest
from bot.features.tavern.view.loadout_choice import chest_card, read_badge, read_die, read_place
from bot.kit.components.layout import Layout
from bot.match.service.presses import Outdated
from cogs.feature_cog import FeatureCog, on_press, press_of


class LoadoutChoiceCog(FeatureCog):
    """Choosing dice: one's own in private, or in a draft on the board."""

    def __init__(self, bot: FarkleBot, tavern: TavernFeature) -> None:
        """Add the button of the board, and those of what it opens."""
        super().__init__(bot)
        self._choosing = tavern.choosing

    @on_press
    async def choose(self, interaction: Interaction, button: ChooseButton) -> None:
        """Open what the person can choose from in a message of its own."""
        try:
            chest = await self._choosing.open(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        await send_answer(interaction, self._card(interaction, chest, 1))

    @on_press
    async def turn_chest(self, interaction: Interaction, button: ChestPage) -> None:
        """Show another page of it."""
        chest = await self._choosing.look(press_of(interaction, button))
        await self._show_chest(interaction, chest, button.page)

    @on_press
    async def add_die(self, interaction: Interaction, button: AddDieMenu) -> None:
        """Choose the die."""
        die = chosen_as(interaction, read_die)
        chest = await self._choosing.add(press_of(interaction, button), die)
        await self._show_chest(interaction, chest, button.page)

    @on_press
    async def put_back(self, interaction: Interaction, button: PutBackMenu) -> None:
        """Put the die back."""
        place = chosen_as(interaction, read_place)
        chest = await self._choosing.put_back(press_of(interaction, button), place)
        await self._show_chest(interaction, chest, button.page)

    @on_press
    async def wear(self, interaction: Interaction, button: BadgeMenu) -> None:
        """Choose the badge, or none."""
        badge = chosen_as(interaction, read_badge)
        chest = await self._choosing.wear(press_of(interaction, button), badge)
        await self._show_chest(interaction, chest, button.page)

    @on_press
    async def pick(self, interaction: Interaction, button: PickMenu) -> None:
        """Pick a die that lies open on the board."""
        place = chosen_as(interaction, parse_number)
        await self.answer(interaction, button, lambda press: self._choosing.pick(press, place))

    @on_press
    async def ready(self, interaction: Interaction, button: ReadyButton) -> None:
        """Make the choice final."""
        chest = await self._choosing.ready(press_of(interaction, button))
        await self._show_chest(interaction, chest, 1)

    async def _show_chest(self, interaction: Interaction, chest: Chest, number: int) -> None:
        await edit_pressed(interaction, self._card(interaction, chest, number or 1))

    def _card(self, interaction: Interaction, chest: Chest, number: int) -> Layout:
        bars = not self.bot.own_dice(interaction).tells
        return chest_card(chest, number, self.bot.own_texts(interaction), bars=bars)
