"""The rulesets that ship, read from their files."""

from functools import cache

from bot.content.folder import data_folder
from bot.engine import RuleSet, parse_rules_toml

NAMES = ("classic", "duel", "facebook", "kingdom", "party", "tavern", "ten_turns", "zilch")
PRESETS = (
    "five_dice",
    "greed_dice",
    "high_stakes",
    "pocket_farkle",
    "speed_farkle",
    "toxic_twos",
    "welfare_farkle",
)
"""Rules under the names by which people know them."""


@cache
def preset(name: str) -> RuleSet:
    """Return the ruleset of data/rules/presets/`name`.toml."""
    file = data_folder() / "rules" / "presets" / f"{name}.toml"
    return parse_rules_toml(file.read_text(encoding="utf-8"))


@cache
def shipped(name: str) -> RuleSet:
    """Return the ruleset of data/rules/`name`.toml."""
    text = (data_folder() / "rules" / f"{name}.toml").read_text(encoding="utf-8")
    return parse_rules_toml(text)
