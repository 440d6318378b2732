"""Commands and buttons of standings."""

from bot.client import FarkleBot
from bot.features.announcements.feature import AnnouncementsFeature
from bot.features.rulebook.feature import RulebookFeature
from bot.features.standings.feature import StandingsFeature
from bot.features.tavern.store import SqlCollectionStore
from bot.jobs.job import Workers
from cogs.commands import Commands, add, subgroup
from cogs.standings.leaderboards import LeaderboardsCog
from cogs.standings.seasons import SeasonsCog
from cogs.standings.statistics import StatisticsCog


def add_to(
    bot: FarkleBot,
    commands: Commands,
    rulebook: RulebookFeature,
    standings: StandingsFeature,
    announcements: AnnouncementsFeature,
    *,
    collections: SqlCollectionStore,
    drawing: Workers,
) -> None:
    """Add all of them; `collections` have dice to show, and `drawing` draws charts."""
    leaderboards = LeaderboardsCog(bot, rulebook, standings)
    add(commands.farkle, leaderboards, StatisticsCog(bot, standings, collections, drawing))
    add(subgroup(commands.admin, "cmd-season"), SeasonsCog(bot, standings, announcements))
