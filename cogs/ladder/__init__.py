"""Commands and buttons of ladders."""

from bot.client import FarkleBot
from bot.features.ladder.feature import LadderFeature
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.feature import TablesFeature
from cogs.commands import Commands, add
from cogs.ladder.challenges import LadderChallenges
from cogs.ladder.ladders import Ladders


def add_to(
    bot: FarkleBot,
    commands: Commands,
    rulebook: RulebookFeature,
    ladder: LadderFeature,
    tables: TablesFeature,
) -> None:
    """Add all of them."""
    challenges = LadderChallenges(bot, rulebook, ladder, tables)
    add(commands.events, Ladders(bot, rulebook, ladder), challenges)
