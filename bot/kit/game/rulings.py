"""What the rules make of a roll that leaves no choice, or may make of the next one, in words."""

from collections.abc import Iterator
from typing import Final

from bot.engine import Die, Faces, RuleSet, Ruling, rulings_ahead
from bot.kit.texts.texts import Texts

AHEAD: Final = {
    Ruling.WINS: "ahead-wins",
    Ruling.TOXIC_TWOS: "ahead-toxic-twos",
    Ruling.FREE_ROLL: "ahead-free-roll",
}
"""What is said of a rule that may decide the next roll."""


def ruling_text(ruled: Ruling, roll: Faces, rules: RuleSet, texts: Texts) -> str:
    """Return what becomes of `roll`, and by which rule: "Four 2s end the turn: Toxic Twos."."""
    return texts(f"ruling-{ruled}", twos=roll.count(2), points=rules.scoreless_bonus)


def ahead_lines(
    rules: RuleSet, dice: tuple[Die, ...], texts: Texts, lent: int = 0
) -> Iterator[str]:
    """Yield each rule that may decide a roll of `dice`, so many of them `lent` by a badge."""
    for ruled in rulings_ahead(rules, dice, lent):
        yield texts(AHEAD[ruled], points=rules.scoreless_bonus)
