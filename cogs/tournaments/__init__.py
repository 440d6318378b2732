"""Commands, buttons and menus of tournaments."""

from bot.client import FarkleBot
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tournaments.feature import TournamentsFeature
from bot.jobs.job import Workers
from cogs.commands import Commands, add, subgroup
from cogs.tournaments.creating import TournamentDraftsCog
from cogs.tournaments.joining import JoiningCog
from cogs.tournaments.managing import ManagingCog
from cogs.tournaments.organizing import OrganizingCog
from cogs.tournaments.showing import ShowingCog


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
        TournamentDraftsCog(bot, rulebook, tournaments),
        ShowingCog(bot, tournaments, drawing),
        JoiningCog(bot, tournaments),
        OrganizingCog(bot, tournaments),
        ManagingCog(bot, tournaments),
    )
