"""The rules of ladders: who may be challenged, what games mean, and how fast they are played."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.ladder.model import (
    ANSWER_WITHIN,
    IDLE,
    MOST_SINKS,
    OFF_AFTER,
    PEACE,
    REACH,
    SINKS_EVERY,
    Idle,
    LadderOutcome,
    Reach,
    Rung,
    active,
    ladder_rules,
    outcome_of,
)
from bot.match.clocks.pace import Pace
from bot.match.model.errors import Refused
from bot.match.model.match import Person
from tests.support.scenes.tables import shipped_rules
from tests.support.storage.games import ADA, BEN, accepted, invitation, resigned

ids = st.integers(1, REACH + 1)


@given(busy=st.frozensets(ids), met=st.frozensets(ids), asked=st.integers(0, REACH + 2))
def test_who_is_free_can_be_challenged_and_nobody_else(
    busy: frozenset[int], met: frozenset[int], asked: int
) -> None:
    own, *above = [Rung(rank, Person(rank, f"P{rank}")) for rank in range(REACH + 1, 0, -1)]
    reach = Reach(own, tuple(above), busy, met, running=None)
    free = [rung.person.user_id for rung in reach.free]
    if asked in free:
        assert reach.require(asked).rank == asked
    else:
        with pytest.raises(Refused):
            reach.require(asked)
    assert own.person.user_id not in free
    assert not {*free} & (busy | met)
    assert not free or own.person.user_id not in busy


def test_the_winner_decides() -> None:
    match = accepted(replace(invitation(players=(ADA, BEN)), id=1))
    assert outcome_of(resigned(match, 1), ADA.user_id) is LadderOutcome.WON
    assert outcome_of(resigned(match, 0), ADA.user_id) is LadderOutcome.HELD


def test_a_tie_is_nobodys() -> None:
    match = accepted(replace(invitation(players=(ADA, BEN)), id=1))
    tied = replace(match, state=replace(match.state, over=True, winners=(0, 1)))
    assert outcome_of(tied, ADA.user_id) is LadderOutcome.DRAWN


def test_idle_people_go_after_nine_weeks() -> None:
    idle, now = active(0), 0
    while not idle.is_out:
        now = idle.due_at
        idle = idle.next(now)
    assert idle == Idle(MOST_SINKS, OFF_AFTER)
    assert OFF_AFTER == IDLE + MOST_SINKS * SINKS_EVERY == 63 * 24 * 3600


@pytest.mark.parametrize("usual", Pace)
def test_a_turn_has_a_day_at_least(usual: Pace) -> None:
    for rules in shipped_rules().values():
        seconds = ladder_rules(rules, usual).turn_seconds
        assert seconds == (Pace.SLOWEST if usual is Pace.SLOWEST else Pace.SLOW).seconds


def test_the_docs_tell_the_terms() -> None:
    docs = " ".join(Path("docs/ladder.md").read_text(encoding="utf-8").split())
    words = {3: "three", 4: "four", 5: "five", 9: "nine"}
    assert f"those of the {words[REACH]} people above you" in docs
    assert f"has **{words[ANSWER_WITHIN // 86_400]} days** to press" in docs
    assert "cannot challenge each other for a week after" in docs
    idle = words[IDLE // 604_800]
    assert f"After **{idle} weeks** without making, answering or playing a challenge" in docs
    assert "you drop one place a week" in docs
    assert f"after **{words[OFF_AFTER // 604_800]} weeks** you are removed" in docs
    assert (ANSWER_WITHIN % 86_400, IDLE % 604_800, OFF_AFTER % 604_800) == (0, 0, 0)
    assert (PEACE, SINKS_EVERY) == (604_800, 604_800)
