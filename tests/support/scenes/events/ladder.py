"""Ladders: their pages, whom somebody may challenge, and challenges."""

from dataclasses import replace

from bot.features.ladder.model import Challenge, Ladder, LadderOutcome, LadderPage, Reach, Rung
from bot.features.ladder.view import (
    challenge_card,
    ladder_card,
    leave_question,
    left_card,
    news_card,
    reach_card,
)
from bot.kit.components.layout import Layout
from bot.match.model.match import Person
from tests.support.scenes.tables import ANN, BEN, HOSTILE, english

ENDINGS = {
    f"ladder-ended-{outcome}": frozenset({"challenger", "challenged"}) for outcome in LadderOutcome
}
"""The keys of how challenges end, with the values that their sentences may use."""

TEXTS = english()
LADDER = Ladder(1, "classic")
CHALLENGE = Challenge(
    id=7,
    ladder=LADDER,
    challenger=ANN,
    challenged=BEN,
    due_at=1_800_000_000,
    match_id=None,
    channel_id=3,
    message_id=4,
    outcome=None,
)
PLAYED = replace(CHALLENGE, match_id=4711)
ROWS = tuple(Rung(rank, Person(rank, f"Player {rank}")) for rank in range(1, 11))
OWN = Rung(17, ANN)
PAGE = LadderPage(LADDER, number=1, of=2, rows=ROWS, own=OWN, running=(CHALLENGE, PLAYED))
REACH = Reach(OWN, ROWS[1:6], busy=frozenset({2}), met=frozenset({4}), running=None)


def ladder_scenes() -> dict[str, Layout]:
    """Return the scenes of ladders."""
    empty = LadderPage(LADDER, number=1, of=1, rows=(), own=None, running=())
    crowded = replace(
        PAGE, rows=tuple(replace(row, person=HOSTILE) for row in ROWS), running=(PLAYED,) * 9
    )
    nobody = replace(REACH, met=frozenset(range(3, 7)))
    ends = {
        f"ladder_ended_{outcome}": challenge_card(replace(CHALLENGE, outcome=outcome), TEXTS)
        for outcome in LadderOutcome
        if not outcome.was_played
    }
    news = {
        f"ladder_news_{outcome}": news_card(replace(PLAYED, outcome=outcome), TEXTS)
        for outcome in LadderOutcome
        if outcome.was_played or outcome is LadderOutcome.VOID
    }
    return {
        "ladder": ladder_card(PAGE, TEXTS),
        "ladder_empty": ladder_card(empty, TEXTS),
        "ladder_crowded": ladder_card(crowded, TEXTS),
        "ladder_reach": reach_card(REACH, LADDER, TEXTS),
        "ladder_reach_nobody": reach_card(nobody, LADDER, TEXTS),
        "ladder_reach_top": reach_card(replace(REACH, above=()), LADDER, TEXTS),
        "ladder_reach_running": reach_card(replace(REACH, running=PLAYED), LADDER, TEXTS),
        "ladder_challenge": challenge_card(CHALLENGE, TEXTS),
        "ladder_leave": leave_question(LADDER, TEXTS),
        "ladder_left": left_card(LADDER, TEXTS),
        **ends,
        **news,
    }
