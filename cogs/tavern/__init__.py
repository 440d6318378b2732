"""Commands and buttons of the tavern."""

from bot.client import FarkleBot
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.feature import TablesFeature
from bot.features.tavern.feature import TavernFeature
from cogs.commands import Commands, add, subgroup
from cogs.tavern.loadout_choice import LoadoutChoiceCog
from cogs.tavern.tavern import TavernsCog
from cogs.tavern.wagers import WagersCog


def add_to(
    bot: FarkleBot,
    commands: Commands,
    rulebook: RulebookFeature,
    tables: TablesFeature,
    tavern: TavernFeature,
) -> None:
    """Add all of them."""
    group = subgroup(commands.farkle, "cmd-tavern")
    add(
        group,
        TavernsCog(bot, rulebook, tavern, tables),
        LoadoutChoiceCog(bot, tavern),
        WagersCog(bot, tavern),
    )
