"""Commands and buttons of boards."""

from bot.client import FarkleBot
from bot.features.board.feature import BoardFeature
from bot.features.tables.feature import TablesFeature
from cogs.board.games import GamesCog
from cogs.board.moderation import ModerationCog, TableMenuCog
from cogs.board.options import OptionsCog
from cogs.commands import Commands, add


def add_to(bot: FarkleBot, commands: Commands, tables: TablesFeature, board: BoardFeature) -> None:
    """Add all of them."""
    add(
        commands.farkle,
        GamesCog(bot, tables, board),
        OptionsCog(bot, board),
        TableMenuCog(bot, board),
    )
    add(commands.mod, ModerationCog(bot, tables, board))
