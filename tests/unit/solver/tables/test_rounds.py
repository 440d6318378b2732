"""Games with a limit of turns, solved backwards."""

from fractions import Fraction

import pytest

from bot.solver import TurnStart
from tests.support.solver.solved import solved

LINE = "ten_turns(four=add,five=add,six=add,straight=0,low_straight=0,high_straight=0,turns=2)"


def test_in_the_last_turn_of_a_tied_game_anything_wins() -> None:
    # Only a farkle at once leaves it tied, and that is worth half a win.
    farkle = Fraction(1440, 46656)
    expected = 1 - farkle / 2
    assert solved(LINE).win_probability(TurnStart(turns=1)) == pytest.approx(float(expected))


def test_only_the_lead_counts() -> None:
    table = solved(LINE)
    assert table.win_probability(TurnStart(900, 400, turns=3)) == table.win_probability(
        TurnStart(500, 0, turns=3)
    )


def test_who_plays_last_knows_what_to_beat() -> None:
    assert solved(LINE).first_player_wins < 0.5


@pytest.mark.parametrize(("ahead", "chance"), [(1_000_000, 1.0), (-1_000_000, 0.0)])
def test_leads_beyond_the_table_decide(ahead: int, chance: float) -> None:
    start = TurnStart(own=ahead, turns=2)
    assert solved(LINE).win_probability(start) == chance
    assert solved(LINE).prospects(start).start == pytest.approx(chance, abs=1e-9)
