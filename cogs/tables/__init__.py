"""Commands and buttons of tables."""

from bot.client import FarkleBot
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.feature import TablesFeature
from cogs.commands import Commands, add
from cogs.tables.challenges import ChallengesCog
from cogs.tables.finding import FindingCog
from cogs.tables.lobbies import LobbiesCog
from cogs.tables.opponents import OpponentsCog
from cogs.tables.own_games import OwnGamesCog, Remind
from cogs.tables.rematches import RematchesCog


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
        ChallengesCog(bot, rulebook, tables),
        LobbiesCog(bot, rulebook, tables),
        FindingCog(bot, rulebook, tables),
        OpponentsCog(bot, rulebook, tables),
        OwnGamesCog(bot, tables, remind),
        RematchesCog(bot, tables),
    )
