"""What the coach says, by name."""

from dataclasses import replace
from fractions import Fraction

from bot.advice.choices import Advice, Basis, Choice, Obstacle
from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.engine import FAIR, Bank, Roll
from bot.features.analysis.model.turn_position import TurnPosition
from bot.features.analysis.view.hint import hint_card
from bot.features.analysis.view.odds import odds_card
from bot.kit.components.layout import Layout
from bot.match.model.match import Match, Person
from bot.solver import turn_table
from tests.support.scenes.tables import (
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
from tests.support.solver.solved import advice, rules

RULES = shipped_rules()
STAKES = replace(TAVERN, high_stakes=True)
TRIPLE = roll(1, 1, 1, 2, 5, 6)
TWO_ONES = roll(1, 1, 2, 3, 5, 6)
LOADED = (*(shipped_dice()["weighted"].die,) * 2, *(FAIR,) * 4)
WEIGHTED_AND_FAIR = roll(1, 3, 1, 2, 4, 6)


def _hint(table: Table) -> Layout:
    return hint_card(table.match(), advice(table.state), english())


def _pending(table: Table, why: Obstacle) -> Layout:
    """Return the hint in a game that is still being solved."""
    return hint_card(table.match(), replace(advice(table.state), obstacle=why), english())


def _badged(slug: str, line: str = "kingdom(target=1500)") -> Table:
    """Return a game in which Ann has a badge."""
    return Table(rules(line), badges=(shipped_badges()[slug].badge, None))


def _farkled(table: Table) -> Table:
    """Let two dice farkle with 200 points at risk."""
    table.state = replace(table.state, points=200, dice=(FAIR, FAIR))
    return table.play(roll(2, 2))


def _estimate(match: Match) -> Layout:
    """Return the hint for a choice that hardly wins, and one that cannot."""
    choices = (
        Choice(Roll((0, 1, 2)), 1000, 3, Fraction(5, 18), 837.2, 0.004),
        Choice(Bank((0, 1, 2, 4)), 1050, 0, Fraction(0), 1050.0, 0.0),
    )
    return hint_card(match, Advice(choices, Basis.ESTIMATED, Obstacle.SEATS), english())


def _close(other: float) -> Layout:
    """Return the hint for a roll, and for a bank that brings `other` points on average."""
    match = Table(people=(ANN,)).play(TRIPLE).match()
    choices = (
        Choice(Roll((0, 1, 2)), 1000, 3, Fraction(5, 18), 1058.7, None),
        Choice(Bank((0, 1, 2, 4)), 1050, 0, Fraction(0), other, None),
    )
    return hint_card(match, Advice(choices, Basis.POINTS, Obstacle.SEATS), english())


def _odds(moment: TurnPosition, *, scored: bool = True) -> Layout:
    odds = moment.odds(advice(moment.state()))
    bank_from = turn_table(moment.rules).bank_from(odds.roll.dice)
    return odds_card(moment, odds, bank_from, english(), scored=scored)


def hint_scenes() -> dict[str, Layout]:
    """Return every scene, built afresh."""
    four = (ANN, BEN, Person(1004, "Cid"), HOSTILE)
    stakes = Table(STAKES).play(TWO_ONES, bank(0, 1))
    return {
        "hint_loaded": _pending(
            Table(RULES["kingdom"], dice=LOADED).play(WEIGHTED_AND_FAIR), Obstacle.DICE_PENDING
        ),
        "hint_badge_pending": _pending(
            _badged("tin-doppelganger", "kingdom(target=4000)").play(roll(1, 1, 1, 2, 3, 6)),
            Obstacle.BADGES_PENDING,
        ),
        "hint_badge_now": _hint(_badged("tin-doppelganger").play(roll(1, 1, 1, 2, 3, 6))),
        "hint_badge_later": _hint(_farkled(_badged("tin-resurrection"))),
        "hint_begin": _hint(Table()),
        "hint_more_dice": _hint(Table().play(TWO_ONES)),
        "hint_hot_dice": _hint(Table().play(roll(1, 2, 3, 4, 5, 5))),
        "hint_rival": _hint(Table().with_totals(500, 3800).play(TRIPLE)),
        "hint_wins": _hint(Table().with_totals(3200, 3800).play(TRIPLE)),
        "hint_cannot_bank": _hint(Table(RULES["facebook"]).play(roll(1, 1, 2, 3, 4, 6))),
        "hint_free_roll": _hint(Table(RULES["zilch"]).play(roll(2, 2, 3, 3, 4, 6))),
        "hint_rivals": _hint(Table(people=four, teams=2).with_totals(500, 3800).play(TRIPLE)),
        "hint_take_over": _hint(stakes),
        "hint_close": _close(1050.0),
        "hint_as_good": _close(1058.6),
        "hint_points": _hint(Table(people=(ANN,)).play(TRIPLE)),
        "hint_four": _hint(Table(people=four).play(TRIPLE)),
        "odds_points": _odds(TurnPosition(TAVERN, turn=450, dice=3), scored=False),
        "odds_scores": _odds(TurnPosition(TAVERN, (3200, 3700), turn=350, dice=2)),
        "odds_begin": _odds(TurnPosition(TAVERN, turn=0, dice=6)),
        "odds_last_die": _odds(TurnPosition(TAVERN, (2000, 2000), turn=350, dice=1)),
        "odds_no_farkle": _odds(TurnPosition(RULES["zilch"], turn=1000, dice=6)),
        "odds_cannot_bank": _odds(TurnPosition(RULES["facebook"], (-500, 0), turn=200, dice=4)),
        "odds_turns_left": _odds(
            TurnPosition(RULES["ten_turns"], (2300, 1850), turn=400, dice=3, turns_left=3)
        ),
        "odds_all_turns": _odds(TurnPosition(RULES["ten_turns"], turn=400, dice=3)),
        "odds_last_turn": _odds(
            TurnPosition(RULES["ten_turns"], (2300, 1850), turn=400, dice=3, turns_left=1)
        ),
        "odds_not_solved": _odds(TurnPosition(STAKES, (0, 1000), turn=300, dice=3)),
        "hint_estimate": _estimate(
            Table(people=four).with_totals(0, 0, 0, 3900).play(TRIPLE).match()
        ),
    }
