"""Thin adapters, one cog a feature: parse, one service call, one render, one answer."""

from bot.client import FarkleBot
from cogs.analysis.coach import Coach
from cogs.analysis.replays import Replays
from cogs.board.games import Games
from cogs.board.moderation import Moderation, TableMenu
from cogs.commands import Commands, add, subgroup
from cogs.confirm import Confirmations
from cogs.daily import Daily
from cogs.fairness import FairDice
from cogs.privacy import Privacy, ServerPrivacy
from cogs.rulebook.house_rules import HouseRules
from cogs.rulebook.rules import Rules
from cogs.rulebook.rules_editor import RulesEditor
from cogs.rulebook.scores import Scores
from cogs.settings import PreferencesPanel, ServerPanel
from cogs.standings.leaderboards import Leaderboards
from cogs.standings.seasons import Seasons
from cogs.standings.statistics import Statistics
from cogs.tables.challenges import Challenges
from cogs.tables.guild_events import GuildEvents
from cogs.tables.lobbies import Lobbies
from cogs.tables.opponents import Opponents
from cogs.tables.own_games import OwnGames
from cogs.tables.rematches import Rematches
from cogs.tavern.choosing import Choosing
from cogs.tavern.tavern import Taverns
from cogs.tavern.wagers import Wagers


async def add_to(bot: FarkleBot) -> None:
    """Let `bot` answer every command and button."""
    commands = Commands()
    farkle, admin = commands.farkle, commands.admin
    add(farkle, Challenges(bot), Lobbies(bot), Opponents(bot), OwnGames(bot), Rematches(bot))
    add(farkle, Games(bot), TableMenu(bot), Confirmations(bot), Coach(bot), Replays(bot))
    add(farkle, Leaderboards(bot), Statistics(bot), FairDice(bot), Daily(bot), Scores(bot))
    add(farkle, PreferencesPanel(bot))
    add(subgroup(farkle, "cmd-rules"), Rules(bot), HouseRules(bot), RulesEditor(bot))
    add(subgroup(farkle, "cmd-tavern"), Taverns(bot), Choosing(bot), Wagers(bot))
    add(subgroup(farkle, "cmd-privacy"), Privacy(bot))
    add(admin, ServerPanel(bot))
    add(subgroup(admin, "cmd-season"), Seasons(bot))
    add(subgroup(admin, "cmd-privacy", "cmd-server-privacy-about"), ServerPrivacy(bot))
    add(commands.mod, Moderation(bot))
    commands.add_to(bot)
    await bot.add_cog(GuildEvents(bot))
