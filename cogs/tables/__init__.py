"""Commands and buttons of tables."""

from bot.client import FarkleBot
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.feature import TablesFeature
from cogs.commands import Commands, add
from cogs.tables.challenges import Challenges
from cogs.tables.lobbies import Lobbies
from cogs.tables.opponents import Opponents
from cogs.tables.own_games import OwnGames, Remind
from cogs.tables.rematches import Rematches


def add_to(
    bot: FarkleBot,
    commands: Commands,
    rulebook: RulebookFeature,
    tables: TablesFeature,
    remind: Remind,
) -> None:
    """Add all of them; `remind` tells a person what else waits for them."""
    add(
        commands.farkle,
        Challenges(bot, rulebook, tables),
        Lobbies(bot, rulebook, tables),
        Opponents(bot, rulebook, tables),
        OwnGames(bot, tables, remind),
        Rematches(bot, tables),
    )
