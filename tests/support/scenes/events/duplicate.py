"""A deal from the first roll to its results."""

from dataclasses import replace

from bot.engine import Setup, start
from bot.features.duplicate.model import DealResult, DealResults, rules_alone
from bot.features.duplicate.view.game import deal_result
from bot.features.fairness.view.seal import sealed_card
from bot.kit.components.layout import Layout
from bot.match.model.game_log import new_log
from bot.match.model.match import Match
from bot.match.model.phases import Closed, Closing
from bot.match.model.variants import SETTLING, Deal, Duplicate
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.daily import LITTLE, MOST, MUCH, NOTHING, RULES
from tests.support.scenes.tables import ANN, BEN, HOSTILE, PICTURES, Table, english, resign, roll

DEAL = Deal(12, 3)
END = 1_795_305_600
OVER = END + SETTLING
ALONE = replace(rules_alone(RULES), turns=4)
RESULTS = DealResults(
    DEAL,
    END,
    3,
    (DealResult(1, HOSTILE, 2300, 5), DealResult(2, ANN, 1800, 7), DealResult(2, BEN, 1800, 9)),
)


def deal_match() -> Match:
    """Return a game of the deal before its first roll."""
    setup = Setup(ALONE, seats=1)
    return replace(
        Table(ALONE, people=(ANN,)).match(),
        state=start(setup),
        log=new_log(setup),
        message_id=None,
        variant=Duplicate(DEAL, END),
        deadline=END,
        seed=bytes(32),
    )


def duplicate_scenes() -> dict[str, Layout]:
    """Return every scene of a deal, built afresh."""
    texts, begun = english(), deal_match()
    whole = played = begun
    for move, dice in (*NOTHING, *LITTLE, *MUCH, *MOST):
        whole = whole.after(move, tuple(dice), now=0)
    for move, dice in (*LITTLE, roll(1, 2, 2, 3, 4, 6), resign(0)):
        played = played.after(move, tuple(dice), now=0)
    unbegun = replace(begun, phase=Closed(0, Closing.EXPIRED))
    alone = replace(RESULTS, finished=1, rows=(replace(RESULTS.rows[1], rank=1),))
    return {
        "duplicate_new": match_layout(begun, (), texts, PICTURES),
        "duplicate_sealed": sealed_card(begun, texts),
        "duplicate_result": deal_result(whole, RESULTS, END - 1, texts, PICTURES),
        "duplicate_result_first": deal_result(whole, alone, END - 1, texts, PICTURES),
        "duplicate_result_final": deal_result(whole, RESULTS, OVER, texts, PICTURES),
        "duplicate_result_by_the_end": deal_result(played, RESULTS, OVER, texts, PICTURES),
        "duplicate_result_unbegun": deal_result(unbegun, RESULTS, END, texts, PICTURES),
    }
