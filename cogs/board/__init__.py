"""Commands and buttons of boards."""

from bot.client import FarkleBot
from bot.features.board.feature import BoardFeature
from bot.features.tables.feature import TablesFeature
from cogs.board.games import Games
from cogs.board.moderation import Moderation, TableMenu
from cogs.board.options import Options
from cogs.commands import Commands, add


def add_to(bot: FarkleBot, commands: Commands, tables: TablesFeature, board: BoardFeature) -> None:
    """Add all of them."""
    add(commands.farkle, Games(bot, tables, board), Options(bot, board), TableMenu(bot, board))
    add(commands.mod, Moderation(bot, tables, board))
