"""Badges in the notation of setups and states."""

import pytest

from bot.engine import (
    BADGE_KINDS,
    Badge,
    InPlay,
    ParseError,
    parse_setup,
    parse_state,
    start,
    write_badge,
    write_setup,
    write_state,
)
from bot.engine.notation.badge_text import parse_badge, parse_in_play
from tests.support.engine.badge_table import (
    DOPPELGANGER,
    EVERY_KIND,
    HEADSTART,
    MIGHT,
    RESURRECTION,
    WARLORD,
    table,
)


@pytest.mark.parametrize("mine", EVERY_KIND)
def test_a_setup_says_what_its_badges_do(mine: Badge) -> None:
    setup = table(mine).setup
    assert write_setup(setup) == f"house(target=10000) seats=2 badges={write_badge(mine)}/-"
    assert parse_setup(write_setup(setup)) == setup


def test_every_kind_is_here() -> None:
    assert [badge.kind for badge in EVERY_KIND] == list(BADGE_KINDS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fortune",
        "fortune()",
        "fortune(tier=tin,uses=1)",
        "fortune(tier=tin,uses=1,dice=4)",
        "fortune(tier=tin,uses=1,dice=1,dice=1)",
        "fortune(tier=tin,uses=1,dice=1,face=2)",
        "fortune(tier=brass,uses=1,dice=1)",
        "fortune(uses=1,dice=1)",
        "luck(tier=tin,uses=1)",
        "might(tier=tin,uses=0)",
        "might(tier=tin,uses=many)",
        "might(tier=tin,uses=1,faces=12)",
        "formation(tier=tin,points=150,faces=53)",
        "formation(tier=tin,points=150,faces=3)",
        "formation(tier=tin,points=150,faces=3J)",
        "formation(tier=tin,points=150)",
        "warlord(tier=tin,uses=1,percent=100)",
    ],
)
def test_other_texts_are_no_badges(text: str) -> None:
    with pytest.raises(ParseError):
        parse_badge(text)


@pytest.mark.parametrize(
    ("mine", "text"),
    [
        (RESURRECTION, "3/0"),
        (RESURRECTION, "1/1"),
        (RESURRECTION, "1"),
        (RESURRECTION, "1/0:f"),  # no roll on the table
        (RESURRECTION, "1/0:d"),
        (DOPPELGANGER, "0/0:t"),
        (WARLORD, "0/0:m"),
        (MIGHT, "1/0:0"),  # no roll on the table
        (MIGHT, "1/0:"),
        (MIGHT, "1/0:x"),
        (MIGHT, "1/0 0"),
        (HEADSTART, "0/0"),
    ],
)
def test_a_state_says_no_more_of_a_badge_than_it_can_do(mine: Badge, text: str) -> None:
    begun = start(table(mine).setup)
    words = write_state(begun).split(" ")[:14]
    with pytest.raises(ParseError):
        parse_state(begun.setup, " ".join([*words, text]))


def test_a_game_with_badges_needs_to_say_what_became_of_them() -> None:
    begun = start(table(MIGHT).setup)
    with pytest.raises(ParseError):
        parse_state(begun.setup, write_state(begun).removesuffix(" 2/0"))
    assert parse_in_play("2/0") == InPlay((2, 0))
