"""`farkle solve --players 3`: the game of three."""

import pytest

from bot.cli.text import text
from tests.support.command_line import HereFarkle, asked


def test_three_seats_win_so_often(here: HereFarkle) -> None:
    answer = asked(here, "solve", "small(target=500)", "--players", "3")
    wins = answer["seat_wins"]
    assert isinstance(wins, list)
    assert sum(wins) == pytest.approx(1)
    assert wins == sorted(wins, reverse=True)
    assert 0 < float(str(answer["residual"])) < 1e-6
    assert float(str(answer["largest_gain"])) < 1e-6
    assert answer["unsettled"] == 0


def test_rules_that_are_not_solved_for_three_say_so(here: HereFarkle) -> None:
    ended = here("solve", "small(turns=2)", "--players", "3")
    assert ended.code == 0
    assert text("obstacle-seats") in ended.output
