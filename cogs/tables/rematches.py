"""The button *Rematch* of a finished board."""

from bot.client import FarkleBot, Interaction
from bot.client.sending import send_call
from bot.features.tables.buttons import RematchButton
from bot.features.tables.feature import TablesFeature
from bot.features.tables.view.rematch_call import rematch_call
from cogs.feature_cog import FeatureCog, on_press, press_of
from cogs.permissions import require_room
from cogs.tables.posting import post_table


class RematchesCog(FeatureCog):
    """Playing once more."""

    def __init__(self, bot: FarkleBot, tables: TablesFeature) -> None:
        """Add the button."""
        super().__init__(bot)
        self._tables = tables

    @on_press
    async def rematch(self, interaction: Interaction, button: RematchButton) -> None:
        """Show on the finished board who wants another; post the new one when everybody does.

        The first wish is said in a message of its own, since an edit notifies nobody.
        """
        require_room(interaction)
        press = press_of(interaction, button)
        wish = await self._tables.rematches.want(press)
        if wish.begun is not None:
            await post_table(interaction, self._tables, wish.begun)
            self.bot.boards.pictures.see(wish.view.match, interaction.message)
            self.bot.boards.redraw(wish.view.match)
            return
        await self.show_board(interaction, button, wish.view)
        if wish.called:
            texts = self.bot.shared_texts(interaction)
            await send_call(
                interaction,
                rematch_call(wish.view.match, interaction.user.id, wish.called, texts),
                [person.user_id for person in wish.called],
            )
