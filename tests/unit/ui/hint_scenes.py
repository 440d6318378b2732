"""What the coach says, by name."""

from dataclasses import replace
from fractions import Fraction

from bot.domain.advice import Advice, Basis, Choice
from bot.domain.match import Match, Person
from bot.engine import Bank, Roll
from bot.ui.hint import hint_card
from bot.ui.layout import Layout
from tests.unit.ai.solved import advice
from tests.unit.ui.tables import (
    ANN,
    BEN,
    HOSTILE,
    TAVERN,
    Table,
    bank,
    english,
    roll,
    shipped_rules,
)

RULES = shipped_rules()
TRIPLE = roll(1, 1, 1, 2, 5, 6)
TWO_ONES = roll(1, 1, 2, 3, 5, 6)


def _hint(table: Table) -> Layout:
    return hint_card(table.match(), advice(table.state), english())


def _estimate(match: Match) -> Layout:
    """Return the hint for a choice that hardly wins, and one that cannot."""
    choices = (
        Choice(Roll((0, 1, 2)), 1000, 3, Fraction(5, 18), 837.2, 0.004),
        Choice(Bank((0, 1, 2, 4)), 1050, 0, Fraction(0), 1050.0, 0.0),
    )
    return hint_card(match, Advice(choices, Basis.ESTIMATED), english())


def hint_scenes() -> dict[str, Layout]:
    """Return every scene, built afresh."""
    four = (ANN, BEN, Person(1004, "Cid"), HOSTILE)
    stakes = Table(replace(TAVERN, high_stakes=True)).play(TWO_ONES, bank(0, 1))
    return {
        "hint_begin": _hint(Table()),
        "hint_more_dice": _hint(Table().play(TWO_ONES)),
        "hint_hot_dice": _hint(Table().play(roll(1, 2, 3, 4, 5, 5))),
        "hint_rival": _hint(Table().with_totals(500, 3800).play(TRIPLE)),
        "hint_wins": _hint(Table().with_totals(3200, 3800).play(TRIPLE)),
        "hint_cannot_bank": _hint(Table(RULES["facebook"]).play(roll(1, 1, 2, 3, 4, 6))),
        "hint_free_roll": _hint(Table(RULES["zilch"]).play(roll(2, 2, 3, 3, 4, 6))),
        "hint_take_over": _hint(stakes),
        "hint_points": _hint(Table(people=four).play(TRIPLE)),
        "hint_estimate": _estimate(
            Table(people=four).with_totals(0, 0, 0, 3900).play(TRIPLE).match()
        ),
    }
