"""What the line of a game tells without being played."""

import pytest

from bot.engine import Exit
from bot.match.model.game_log import exit_of

SETUP = "fk1 house(target=4000) seats=3 :"


@pytest.mark.parametrize(
    ("moves", "exits"),
    [
        ("", (None, None, None)),
        (" >111234 abc.", (None, None, None)),
        (" x1", (None, Exit.RESIGNED, None)),
        (" >111234 x2r abc. x1t", (None, Exit.TIMED_OUT, Exit.REMOVED)),
    ],
)
def test_why_each_seat_left_before_the_end(moves: str, exits: tuple[Exit | None, ...]) -> None:
    assert tuple(exit_of(SETUP + moves, seat) for seat in range(3)) == exits
