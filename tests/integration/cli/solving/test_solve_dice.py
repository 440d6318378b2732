"""`farkle solve --dice`: the turn with particular dice."""

import pytest

from bot.cli.text import text
from tests.support.command_line import HereFarkle, asked


def test_ordinary_dice_bring_what_the_plain_game_brings(here: HereFarkle) -> None:
    """564.437620 points, as published for this scoring."""
    answer = asked(here, "solve", "--dice", ",".join(["ordinary"] * 6))
    assert answer["expected_turn"] == pytest.approx(564.437620, abs=5e-7)
    assert answer["ruleset"] == "kingdom"


def test_a_set_is_told_in_words(here: HereFarkle) -> None:
    ended = here("solve", "classic", "--dice", "weighted, weighted,weighted,odd,odd,odd")
    assert (ended.code, ended.errors) == (0, "")
    first, *banks, cost = ended.output.splitlines()
    assert first.startswith("classic: a turn brings ")
    assert [line.split(" left")[0] for line in banks[:2]] == ["With Weighted die", "With Odd die"]
    assert len(banks) == 3
    assert cost.startswith("Solved in ")


@pytest.mark.parametrize(
    ("dice", "complaint"),
    [
        (",".join(["ordinary"] * 7), text("cli-solve-dice-count", dice=6, given=7)),
        ("luky", text("cli-solve-dice-unknown", die="luky", known="lucky, unlucky, lu")),
    ],
)
def test_what_is_no_set_is_refused(here: HereFarkle, dice: str, complaint: str) -> None:
    ended = here("solve", "--dice", dice)
    assert (ended.code, ended.output) == (2, "")
    assert complaint in ended.errors
