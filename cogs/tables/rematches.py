"""The button *Rematch* of a finished board."""

from bot.client import FarkleBot, Interaction
from bot.features.tables.buttons import RematchButton
from bot.features.tables.feature import TablesFeature
from cogs.feature_cog import FeatureCog, press_of
from cogs.permissions import require_room
from cogs.tables.posting import post_table


class Rematches(FeatureCog):
    """Playing once more."""

    def __init__(self, bot: FarkleBot, tables: TablesFeature) -> None:
        """Add the button."""
        super().__init__(bot)
        self._tables = tables
        bot.handle(RematchButton, self.rematch)

    async def rematch(self, interaction: Interaction, button: RematchButton) -> None:
        """Show on the finished board who wants another; post the new one when everybody does."""
        require_room(interaction)
        press = press_of(interaction, button)
        view, begun = await self._tables.rematches.want(press)
        if begun is None:
            await self.show_board(interaction, button, view)
        else:
            await post_table(interaction, self._tables, begun)
            self.bot.boards.redraw(view.match)
