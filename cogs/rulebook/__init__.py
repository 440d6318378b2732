"""Commands and buttons of rulesets."""

from bot.client import FarkleBot
from bot.features.rulebook.feature import RulebookFeature
from cogs.commands import Commands, add, subgroup
from cogs.rulebook.game_rules import GameRulesCog
from cogs.rulebook.house_rules import HouseRulesCog
from cogs.rulebook.rules import RulesCog
from cogs.rulebook.rules_editor import RulesEditorCog
from cogs.rulebook.scores import ScoresCog


def add_to(bot: FarkleBot, commands: Commands, rulebook: RulebookFeature) -> None:
    """Add all of them."""
    rules = subgroup(commands.farkle, "cmd-rules")
    editors = RulesEditorCog(bot, rulebook), GameRulesCog(bot, rulebook)
    add(rules, RulesCog(bot, rulebook), HouseRulesCog(bot, rulebook), *editors)
    add(commands.farkle, ScoresCog(bot, rulebook))
