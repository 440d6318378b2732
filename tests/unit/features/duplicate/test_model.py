from dataclasses import replace

import pytest

from bot.engine import RuleSet, Scoring, Setup, parse_rules, start, write_rules
from bot.features.duplicate.model import USUAL_TURNS, DealResult, DealResults, rules_alone
from bot.features.duplicate.refusals import DuplicateRefusal
from bot.features.rulebook.feature import shipped_rulebook
from bot.match.model.errors import Refused
from bot.match.model.variants import Deal
from tests.support.matches.table import ADA, BEN

SHIPPED = list(shipped_rulebook())
DEAL = Deal(12, 3)
BOARD = DealResults(
    DEAL, 1000, 2, (DealResult(1, ADA, 900, ended_at=10), DealResult(2, BEN, 500, ended_at=20))
)


@pytest.mark.parametrize("rules", SHIPPED, ids=lambda rules: rules.name)
def test_every_shipped_ruleset_can_be_played_alone(rules: RuleSet) -> None:
    alone = rules_alone(rules)
    assert alone.turns == (rules.turns or USUAL_TURNS)
    assert alone.scoring == rules.scoring
    assert parse_rules(write_rules(alone)) == alone
    assert not start(Setup(alone, seats=1)).over


def test_what_needs_others_goes_and_the_rest_stays() -> None:
    rules = RuleSet(
        "all",
        target=5000,
        overshoot="welfare",
        opening=500,
        farkle_limit=3,
        farkle_penalty=1000,
        hot_dice_bonus=500,
        toxic_twos=True,
        high_stakes=True,
        turn_seconds=60,
    )
    assert rules_alone(rules) == replace(
        rules,
        target=None,
        turns=USUAL_TURNS,
        overshoot="allowed",
        high_stakes=False,
        turn_seconds=None,
    )
    final = RuleSet("final", target=5000, final_round=True)
    assert rules_alone(final) == RuleSet("final", turns=USUAL_TURNS)
    assert rules_alone(RuleSet("turns", turns=20)).turns == 20


def test_rules_by_which_a_roll_wins_have_no_points_to_compare() -> None:
    with pytest.raises(Refused, match=DuplicateRefusal.WINS_AT_ONCE):
        rules_alone(RuleSet("party", target=5000, scoring=Scoring(six="win")))
