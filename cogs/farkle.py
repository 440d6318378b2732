"""`/farkle`: everything that people use, as one command with its families of subcommands."""

from discord import app_commands
from discord.ext import commands

from bot.ui.commands import command_text
from cogs.challenges import Challenges
from cogs.choosing import Choosing
from cogs.coach import Coach
from cogs.confirm import Confirmations
from cogs.daily import Daily
from cogs.fair_dice import FairDice
from cogs.games import Games
from cogs.house_rules import HouseRules
from cogs.lobbies import Lobbies
from cogs.moderation import More
from cogs.opponents import Opponents
from cogs.own_games import OwnGames
from cogs.places import Places
from cogs.privacy import Privacy
from cogs.records import Records
from cogs.rematches import Rematches
from cogs.replays import Replays
from cogs.rules import Rules
from cogs.rules_editor import RulesEditor
from cogs.scores import Scores
from cogs.settings import PreferencesPanel
from cogs.statistics import Statistics
from cogs.tavern import Taverns
from cogs.wagers import Wagers


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
