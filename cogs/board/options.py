"""*Options* on a board: what scores in the roll, told to the player on turn alone."""

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.sending import send_answer
from bot.engine import IllegalMove
from bot.features.board.buttons import OptionButton, OptionsButton
from bot.features.board.feature import BoardFeature
from bot.features.board.service.play import require_choice
from bot.features.board.view.options import no_options_card, options_card
from bot.kit.components.layout import Layout
from bot.kit.texts.explain import explain
from bot.match.model.errors import Refused
from bot.match.service.presses import Outdated
from bot.match.service.registry import View
from cogs.feature_cog import FeatureCog, on_press, press_of


class OptionsCog(FeatureCog):
    """Choosing among all selections that score.

    They stand in a private message beside the board. A match without a board is in one already, so
    there they take its place until one is chosen.
    """

    def __init__(self, bot: FarkleBot, board: BoardFeature) -> None:
        """Add the button of the board, and those of what it opens."""
        super().__init__(bot)
        self._play = board.play

    @on_press
    async def open(self, interaction: Interaction, button: OptionsButton) -> None:
        """Show the options of the roll."""
        try:
            view = await self._play.options(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        if view.match.has_board:
            await send_answer(interaction, self._card(interaction, view))
            self.bot.boards.shown(view.match, interaction)
        else:
            await edit_pressed(interaction, self._card(interaction, view))

    @on_press
    async def choose(self, interaction: Interaction, button: OptionButton) -> None:
        """Choose dice on the board, and say so where they were chosen."""
        try:
            view = await self._play.choose(press_of(interaction, button), button.dice)
        except Outdated as outdated:
            if outdated.view.match.has_board:
                await edit_pressed(interaction, self._now(interaction, outdated.view))
            else:
                await self.renew(interaction, button, outdated)
            return
        if view.match.has_board:
            self.bot.boards.redraw(view.match)
            await edit_pressed(interaction, self._card(interaction, view))
        else:
            await self.show_board(interaction, button, view)

    def _card(self, interaction: Interaction, view: View, note: str = "") -> Layout:
        texts, dice = self.bot.own_texts(interaction), self.bot.own_dice(interaction)
        return options_card(view.match, view.selection, texts, dice, note=note)

    def _now(self, interaction: Interaction, view: View) -> Layout:
        """Return the options that there are by now, or why there are none."""
        texts = self.bot.own_texts(interaction)
        try:
            require_choice(view.match, interaction.user.id)
        except (Refused, IllegalMove) as why:
            return no_options_card(view.match, explain(why, texts), texts)
        return self._card(interaction, view, texts("options-outdated"))
