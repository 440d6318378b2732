"""What `farkle play` shows of rules that some tables have."""

import pytest

from bot.engine import Setup
from tests.support.table_talk import Evening, Prepared


@pytest.mark.parametrize(
    ("overshoot", "points", "sentence"),
    [
        ("welfare", 200, "Welfare: banking would pass 500, so the 200 points would go to **Bob**."),
        (
            "excess",
            100,
            (
                "Welfare (excess): banking would pass 500 by 100 points, "
                "which would go to **Bob**. The other 100 would be lost."
            ),
        ),
    ],
)
def test_the_key_says_how_many_points_go_to_somebody_else(
    overshoot: str, points: int, sentence: str
) -> None:
    cup = Prepared("444236", "223346", "155236")
    evening = Evening(f"house(target=500,overshoot={overshoot})", cup).type(*"rabrrab")
    first, last = (evening.screen.views[at] for at in (2, 6))
    assert "bank 400" in [key.label for key in first.keys]
    assert f"give {points} away" in [key.label for key in last.keys]
    assert sentence in last.turn
    assert sentence not in first.turn
    assert evening.table.match.state.totals == (400, points)


def test_high_stakes_are_offered_with_their_figures() -> None:
    cup = Prepared("111234", "256")
    evening = Evening("house(target=5000,high_stakes=yes)", cup).type("r", "111", "b", "t")
    offered = next(view for view in evening.screen.views if view.scores[2].endswith("to play"))
    assert offered.turn[1] == "You can take over 1,000 points and 3 dice."
    assert [key.label for key in offered.keys] == [
        "roll 6 dice, 3.1% farkle",
        "take over 1,000 and 3 dice, 27.8% farkle",
    ]


def test_score_to_beat_is_shown_in_the_last_round() -> None:
    cup = Prepared("111234")
    evening = Evening("house(target=1000,final_round=yes)", cup).type("r", "111b")
    assert evening.screen.last.scores[1] == "**Last turn.** The score to beat is 1,000."


def test_points_of_a_free_roll_may_be_too_few_to_bank() -> None:
    rules = "house(target=2000,minimum=1000,scoreless_bonus=500)"
    shown = Evening(rules, Prepared("223446")).type("r").screen.views[-2]
    assert [key.key for key in shown.keys] == ["r"]
    assert shown.turn[-1].startswith("A turn needs at least 1,000 points to bank")


def test_teams_share_a_total_and_a_win() -> None:
    cup = Prepared("111234")
    evening = Evening("house(target=1000)", cup, seats=4, teams=2).type("r", "111b")
    assert evening.table.match.setup == Setup(evening.table.match.setup.rules, 4, 2)
    assert evening.screen.last.turn[0] == "**Ann and Cleo won the game.**"
