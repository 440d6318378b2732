from dataclasses import replace

import pytest

from bot.engine import InvalidRules, RuleSet, Scoring, Setup, parse_rules, start, write_rules
from bot.features.duplicate.model import USUAL_TURNS, DealResult, DealResults, rules_alone
from bot.features.duplicate.refusals import DuplicateRefusal
from bot.features.rulebook.feature import shipped_rulebook
from bot.match.model.errors import Refused
from bot.match.model.variants import Deal
from tests.support.matches.table import ADA, BEN, CLEO

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
    assert rules_alone(rules, turns=7) == replace(
        rules, target=None, turns=7, overshoot="allowed", high_stakes=False, turn_seconds=None
    )
    final = RuleSet("final", target=5000, final_round=True)
    assert rules_alone(final) == RuleSet("final", turns=USUAL_TURNS)
    assert rules_alone(RuleSet("turns", turns=20)).turns == 20


@pytest.mark.parametrize("turns", [-1, 101])
def test_no_other_number_of_turns(turns: int) -> None:
    with pytest.raises(InvalidRules):
        rules_alone(RuleSet("short", target=2000), turns)


def test_rules_by_which_a_roll_wins_have_no_points_to_compare() -> None:
    with pytest.raises(Refused, match=DuplicateRefusal.WINS_AT_ONCE):
        rules_alone(RuleSet("party", target=5000, scoring=Scoring(six="win")))


@pytest.mark.parametrize(
    ("user_id", "now", "shown"),
    [
        (ADA.user_id, 0, True),
        (CLEO.user_id, 0, False),
        (None, 999, False),
        (CLEO.user_id, 999, False),
        (CLEO.user_id, 1000, True),
        (None, 1000, True),
    ],
)
def test_scores_are_for_those_who_have_finished_until_all_have(
    user_id: int | None, now: int, *, shown: bool
) -> None:
    seen = BOARD.as_seen_by(user_id, now)
    assert seen.rows == (BOARD.rows if shown else ())
    assert seen.finished == 2
