"""Commands and buttons of rulesets."""

from bot.client import FarkleBot
from bot.features.rulebook.feature import RulebookFeature
from cogs.commands import Commands, add, subgroup
from cogs.rulebook.house_rules import HouseRules
from cogs.rulebook.rules import Rules
from cogs.rulebook.rules_editor import RulesEditor
from cogs.rulebook.scores import Scores


def add_to(bot: FarkleBot, commands: Commands, rulebook: RulebookFeature) -> None:
    """Add all of them."""
    rules = subgroup(commands.farkle, "cmd-rules")
    add(rules, Rules(bot, rulebook), HouseRules(bot, rulebook), RulesEditor(bot, rulebook))
    add(commands.farkle, Scores(bot, rulebook))
