"""Commands and buttons of ladders."""

from bot.client import FarkleBot
from bot.features.ladder.feature import LadderFeature
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.feature import TablesFeature
from cogs.commands import Commands, add
from cogs.ladder.challenges import LadderChallengesCog
from cogs.ladder.ladders import LaddersCog


def add_to(
    bot: FarkleBot,
    commands: Commands,
    rulebook: RulebookFeature,
    ladder: LadderFeature,
    tables: TablesFeature,
) -> None:
    """Add all of them."""
    challenges = LadderChallengesCog(bot, rulebook, ladder, tables)
    add(commands.events, LaddersCog(bot, rulebook, ladder), challenges)
