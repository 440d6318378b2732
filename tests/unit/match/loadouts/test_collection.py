"""What can be played with what somebody owns."""

import pytest

from bot.match.loadouts.collection import Collection, collected

OWNED = collected(["weighted", "lucky", "tin-might", "lucky"])


def test_dice_are_counted_in_the_order_of_the_catalogue() -> None:
    assert list(OWNED.dice.items()) == [("lucky", 2), ("weighted", 1)]
    assert OWNED.badges == {"tin-might"}


@pytest.mark.parametrize(
    ("dice", "lacking"),
    [
        (["ordinary"] * 6, []),
        (["lucky", "lucky", "weighted", *["ordinary"] * 3], []),
        (["lucky"] * 3, ["lucky"]),
        (["odd", "weighted", "weighted"], ["odd", "weighted"]),
    ],
)
def test_more_dice_than_are_owned_are_lacking(dice: list[str], lacking: list[str]) -> None:
    assert OWNED.lacks(dice) == lacking


def test_everybody_has_ordinary_dice() -> None:
    assert Collection().lacks(["ordinary"] * 6) == []
