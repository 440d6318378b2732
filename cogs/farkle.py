"""`/farkle`: everything that people use, as one command with its families of subcommands."""

from discord import app_commands
from discord.ext import commands

from bot.kit.texts.commands import command_text
from cogs.analysis.coach import Coach
from cogs.analysis.replays import Replays
from cogs.board.games import Games
from cogs.board.moderation import More
from cogs.confirm import Confirmations
from cogs.daily import Daily
from cogs.fairness import FairDice
from cogs.privacy import Privacy
from cogs.rulebook.house_rules import HouseRules
from cogs.rulebook.rules import Rules
from cogs.rulebook.rules_editor import RulesEditor
from cogs.rulebook.scores import Scores
from cogs.settings import PreferencesPanel
from cogs.standings.leaderboards import Records
from cogs.standings.statistics import Statistics
from cogs.tables.challenges import Challenges
from cogs.tables.guild_events import Places
from cogs.tables.lobbies import Lobbies
from cogs.tables.opponents import Opponents
from cogs.tables.own_games import OwnGames
from cogs.tables.rematches import Rematches
from cogs.tavern.choosing import Choosing
from cogs.tavern.tavern import Taverns
from cogs.tavern.wagers import Wagers


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class Farkle(
    Challenges,
    Lobbies,
    Opponents,
    Games,
    Confirmations,
    More,
    OwnGames,
    Places,
    Rematches,
    Coach,
    Daily,
    HouseRules,
    RulesEditor,
    Rules,
    Scores,
    Records,
    Statistics,
    Replays,
    FairDice,
    Taverns,
    Choosing,
    Wagers,
    PreferencesPanel,
    Privacy,
    commands.GroupCog,
    group_name="farkle",
    group_description=command_text("cmd-farkle-about"),
):
    """Farkle, the dice game."""
