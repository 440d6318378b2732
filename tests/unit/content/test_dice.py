"""The dice, levels and badges that ship: as the facts say, and fit to be known by their slugs."""

import re
import tomllib
from collections import Counter

import pytest

from bot.content.dice import parse_dice, shipped_dice
from bot.content.folder import data_folder
from bot.engine import FAIR, Die

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
WIDEST = 8
"""Characters that a button beside two others has for the name of a die."""

NEEDS = {
    "headstart": {"points", "ours"},
    "formation": {"faces", "points", "ours"},
    "defence": set(),
    "resurrection": {"uses"},
    "doppelganger": {"uses"},
    "warlord": {"uses", "percent"},
    "might": {"uses"},
    "fortune": {"uses", "dice"},
    "transmutation": {"uses", "face"},
    "swap-out": {"uses", "dice"},
    "three-ones": {"percent"},
    "three-sixes": {"percent"},
}
"""What each effect of a badge needs in its table."""


def test_both_games_dice_are_there() -> None:
    dice = shipped_dice().values()
    assert len(dice) == 62
    assert sum(2 in die.games for die in dice) == 43
    assert sum(1 in die.games for die in dice) == 24
    assert all(die.slug.startswith("kcd1-") == (die.games == (1,)) for die in dice)
    assert all(SLUG.fullmatch(slug) for slug in shipped_dice())


@pytest.mark.parametrize(
    ("slug", "die"),
    [
        ("ordinary", FAIR),
        ("lucky", Die((6, 1, 2, 3, 4, 6))),
        ("devils-head", Die(joker=1)),
        ("tengris", Die((2, 1, 1, 1, 1, 1), joker=1)),
        ("holy-trinity", Die((4, 5, 7, 1, 1, 1))),
        ("kcd1-holy-trinity", Die((4, 5, 10, 1, 1, 1))),
    ],
)
def test_a_die_has_the_odds_of_its_name(slug: str, die: Die) -> None:
    found = shipped_dice()[slug]
    assert (found.slug, found.die) == (slug, die)


def test_three_labels_stand_in_a_row_and_are_told_apart() -> None:
    labels = [die.label for die in shipped_dice().values()]
    assert [label for label in labels if len(label) > WIDEST] == []
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("weights", ["[1, 1, 1, 1, 1]", "[1, 1, 1, 1, 1, 0.5]"])
def test_a_die_needs_six_whole_weights(weights: str) -> None:
    with pytest.raises(ValueError, match=r"expected 6|whole numbers"):
        parse_dice(f'[odd]\nname = "Odd"\nweights = {weights}\ngames = [2]')


def test_badges_have_what_their_effect_needs() -> None:
    file = data_folder() / "tavern" / "badges.toml"
    badges = tomllib.loads(file.read_text(encoding="utf-8"))
    assert len({badge["name"] for badge in badges.values()}) == len(badges) == 33
    assert Counter(badge["tier"] for badge in badges.values()) == {
        "tin": 9,
        "silver": 11,
        "gold": 13,
    }
    for slug, badge in badges.items():
        assert SLUG.fullmatch(slug)
        assert badge.keys() - {"name", "tier", "effect"} == NEEDS[badge["effect"]], slug
