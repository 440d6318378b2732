"""Rulesets: those that ship with the bot, and the house rules of servers."""

from dataclasses import dataclass

from bot.content.folder import data_folder
from bot.engine import prepare
from bot.features.rulebook.service.game_rules import GameRules
from bot.features.rulebook.service.house_rules import HouseRules
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.service.rulesets import Rulesets
from bot.features.rulebook.store.house_rules import SqlHouseRuleStore
from bot.features.rulebook.store.rule_drafts import SqlDraftStore
from bot.features.rulebook.view.rules_files import read_rulebook
from bot.features.settings.feature import SettingsFeature
from bot.match.core import Core

__all__ = ["RuleBook", "RulebookFeature", "build_rulebook", "shipped_rulebook"]


@dataclass(frozen=True, slots=True)
class RulebookFeature:
    """Looking up rules, making house rules, and changing those of one game."""

    rulebook: RuleBook
    rulesets: Rulesets
    house_rules: HouseRules
    game_rules: GameRules


def shipped_rulebook() -> RuleBook:
    """Return the rulesets that ship with the bot, with their scores worked out.

    Raises `RulesFileError` for a broken one.
    """
    shipped = read_rulebook(data_folder() / "rules")
    for rules in shipped:
        prepare(rules)
    return shipped


def build_rulebook(core: Core, shipped: RuleBook, settings: SettingsFeature) -> RulebookFeature:
    """Return the feature with the `shipped` rulesets."""
    rules = SqlHouseRuleStore(core.database)
    rulesets = Rulesets(shipped, rules, settings.book)
    drafts = SqlDraftStore(core.database)
    house_rules = HouseRules(rulesets, rules, drafts, core.clock)
    game_rules = GameRules(core.registry, rulesets, drafts, core.clock)
    return RulebookFeature(shipped, rulesets, house_rules, game_rules)
