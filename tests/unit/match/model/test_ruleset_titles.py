"""Titles of house rules, in the engine's notation and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import RuleSet, parse_rules, write_rules
from bot.features.rulebook.model.house_rules import LONGEST_TITLE, parse_title, title_key
from bot.match.model.errors import Refused
from bot.match.model.ruleset_titles import slug_of, title_of
from tests.support.matches.titles import titles, typed


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Family", "house_Family"),
        ("Ann's 6", "house_Ann_27_s__6"),
        ("a__b", "house_a_5f__5f_b"),
        ("é b", "house__e9___b"),
        ("🎲", "house__1f3b2_"),
    ],
)
def test_spelling(title: str, slug: str) -> None:
    assert slug_of(title) == slug
    assert title_of(slug) == title


@given(titles())
def test_round_trip_through_the_notation(title: str) -> None:
    rules = RuleSet(slug_of(title), target=4000)
    assert parse_rules(write_rules(rules)).name == rules.name
    assert title_of(rules.name) == title


@given(titles(), titles())
def test_two_titles_are_never_spelled_alike(one: str, other: str) -> None:
    assert (slug_of(one) == slug_of(other)) == (one == other)


@pytest.mark.parametrize(
    "name",
    ["tavern", "house", "house_", "house_a_b", "house__41_", "house__110000_", "house_a___", "h"],
)
def test_other_names_are_no_titles(name: str) -> None:
    assert title_of(name) is None


@given(st.text(alphabet="abz019_", max_size=30))
def test_what_is_read_is_spelled_so(tail: str) -> None:
    title = title_of(f"house_{tail}")
    assert title is None or slug_of(title) == f"house_{tail}"


@given(typed)
def test_a_title_is_one_line_that_stays_as_it_is(text: str) -> None:
    try:
        title = parse_title(text)
    except Refused:
        return
    assert 1 <= len(title) <= LONGEST_TITLE
    assert title.isprintable() or "\u200c" in title or "\u200d" in title
    assert parse_title(title) == title


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Family", "FAMILY"),
        ("straße", "STRASSE"),
        ("Fam\u200dily", "Family"),
        ("Ｆamily", "family"),  # noqa: RUF001 - a full-width F is the point
    ],
)
def test_what_looks_the_same_is_the_same_title(one: str, other: str) -> None:
    assert title_key(one) == title_key(other)
