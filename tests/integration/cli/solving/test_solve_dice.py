"""`farkle solve --dice`: the turn with particular dice, and the game of two sets."""

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
    assert first.startswith("classic: a turn played for points alone scores ")
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


def test_who_wins_a_game_of_two_sets(here: HereFarkle) -> None:
    """One side's dice and the other's: two ordinary sets are the plain game."""
    weighted, ordinary = (",".join([name] * 6) for name in ("weighted", "ordinary"))
    game = ("--against", ordinary, "--target", "500")
    plain = asked(here, "solve", "short(target=500,four=none,five=none,six=none)")
    even = asked(
        here, "solve", "short(target=500,four=none,five=none,six=none)", "--dice", ordinary, *game
    )
    assert even["first_player_wins"] == pytest.approx(plain["first_player_wins"], abs=1e-9)
    better = asked(here, "solve", "--dice", weighted, *game)
    assert (better["target"], better["slack"]) == (500, 0)
    chance = better["first_player_wins"]
    assert isinstance(chance, float)
    assert 0.8 < chance < 1


SIX = ",".join(["ordinary"] * 6)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--dice", SIX, "--against", SIX, "--target", "450"), "from 500 to 8,000"),
        (("--dice", SIX, "--against", SIX, "--target", "8050"), "from 500 to 8,000"),
        (("ten_turns", "--dice", SIX, "--against", SIX), "ten_turns"),
        (("ten_turns", "--dice", SIX, "--against", SIX, "--target", "1000"), "not both"),
        (("--dice", SIX, "--against", "lucky"), text("cli-solve-dice-count", dice=6, given=1)),
        (("--against", SIX), text("cli-solve-dice-alone")),
        (("--dice", SIX, "--target", "1000"), text("cli-solve-dice-alone")),
        (("--dice", SIX, "--against", SIX, "--players", "3"), text("cli-solve-dice-alone")),
        (("--dice", SIX, "--all"), text("cli-solve-dice-alone")),
    ],
)
def test_what_is_no_game_of_two_sets_is_refused(
    here: HereFarkle, options: tuple[str, ...], complaint: str
) -> None:
    ended = here("solve", *options)
    assert (ended.code, ended.output) == (2, "")
    assert complaint in ended.errors
