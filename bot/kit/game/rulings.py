"""What the rules make of a roll that leaves no choice, in words."""

from bot.engine import Faces, RuleSet, Ruling
from bot.kit.texts.texts import Texts


def ruling_text(ruled: Ruling, roll: Faces, rules: RuleSet, texts: Texts) -> str:
    """Return what becomes of `roll`, and by which rule: "Four 2s end the turn: Toxic Twos."."""
    return texts(f"ruling-{ruled}", twos=roll.count(2), points=rules.scoreless_bonus)
