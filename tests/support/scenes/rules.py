"""Every ruleset in words."""

from bot.engine import RuleSet
from bot.features.rulebook.view.rules_card import rules_card
from bot.kit.components.layout import Layout
from tests.support.scenes.samples import ALL_SPECIAL, RULES
from tests.support.scenes.tables import english


def rules_scenes() -> dict[str, Layout]:
    every = {**RULES, "house": ALL_SPECIAL}
    every["welfare"] = RuleSet("welfare", target=5000, overshoot="welfare")
    every["no_name"] = RuleSet("my_rules", turns=1)
    return {f"rules_{name}": rules_card(rules, english()) for name, rules in every.items()}
