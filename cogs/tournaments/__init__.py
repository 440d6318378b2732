"""Commands, buttons and menus of tournaments."""

from bot.client import FarkleBot
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tournaments.feature import TournamentsFeature
from bot.jobs.job import Workers
from cogs.commands import Commands, add, subgroup
from cogs.tournaments.creating import TournamentDrafts
from cogs.tournaments.joining import Joining
from cogs.tournaments.managing import Managing
from cogs.tournaments.organizing import Organizing
from cogs.tournaments.showing import Showing


def add_to(
    bot: FarkleBot,
    commands: Commands,
    rulebook: RulebookFeature,
    tournaments: TournamentsFeature,
    *,
    drawing: Workers,
) -> None:
    """Add all of them; `drawing` draws brackets and cross-tables."""
    add(
        subgroup(commands.events, "cmd-tournament"),
        TournamentDrafts(bot, rulebook, tournaments),
        Showing(bot, tournaments, drawing),
        Joining(bot, tournaments),
        Organizing(bot, tournaments),
        Managing(bot, tournaments),
    )
