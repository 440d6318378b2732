"""Speed: a turn whose time is up is let go."""

import pytest

from bot.engine import IllegalMove, Reason, TimedOut, TimeOut, apply, legal_moves
from tests.support.engine.table import Table


def test_a_lapse_loses_the_turn_and_its_points_only() -> None:
    table = Table("turn_seconds=30,farkle_limit=1,farkle_penalty=500")
    table.play(">123446 a>12346")
    assert table.play("!") == [TimedOut(0, 100)]
    assert (table.state.seat, table.state.totals, table.state.farkles) == (1, (0, 0), (0, 0))


def test_a_turn_may_lapse_before_its_first_roll() -> None:
    table = Table("turn_seconds=30,turns=1")
    assert table.play("!") == [TimedOut(0, 0)]
    table.play("!")
    assert table.state.over
    assert table.state.winners == (0, 1)


def test_what_was_offered_is_gone_with_the_turn() -> None:
    table = Table("turn_seconds=30,high_stakes=yes")
    table.score(300)
    assert table.state.offer is not None
    table.play("!")
    assert table.state.offer is None


def test_without_a_clock_no_turn_lapses() -> None:
    table = Table()
    assert table.refused("!") is Reason.NO_CLOCK
    assert TimeOut() not in legal_moves(table.state)
    with pytest.raises(IllegalMove):
        apply(table.state, TimeOut())
