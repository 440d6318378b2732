"""House rules as a line of text."""

from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import InvalidRules, RuleSet, Scoring
from bot.features.rulebook.model.house_rules import LONGEST_TITLE, values_of
from bot.features.rulebook.model.rules_line import LONGEST, PREFIX, read_line, write_line
from bot.features.rulebook.refusals import RuleRefusal
from bot.match.model.errors import Refusal, Refused
from bot.match.model.ruleset_titles import slug_of
from tests.support.engine.strategies import rulesets
from tests.support.matches.titles import titles

RULES = RuleSet(slug_of("Ann's rules"), target=5000, opening=500)
LINE = write_line(RULES)
ALL_AT_ONCE = RuleSet(
    slug_of("\U0001f3b2" * LONGEST_TITLE),
    scoring=Scoring(5, 0, 300, "none", "none", "none", 3000, 1000, 1000, 1500, True, 2500),
    players=8,
    target=100_000,
    final_round=True,
    opening=1000,
    minimum=1000,
    farkle_limit=10,
    farkle_penalty=2000,
    hot_dice_must_roll=True,
    hot_dice_bonus=2000,
    scoreless_bonus=2000,
    toxic_twos=True,
    high_stakes=True,
    turn_seconds=600,
    bank_seconds=172_800,
    late_turns_lost=True,
)
"""Rules whose notation is as long as it gets: only what contradicts them is left out."""


def refusal(line: str) -> Refusal:
    """Return why `line` is refused."""
    with pytest.raises(Refused) as caught:
        read_line(line)
    return caught.value.refusal


def test_written_form() -> None:
    assert LINE.startswith("fkrules1:house_Ann_27_s__rules(target=5000,opening=500):")


@given(rulesets(), titles())
def test_round_trip(rules: RuleSet, title: str) -> None:
    house = replace(rules, name=slug_of(title))
    line = write_line(house)
    assert line.isascii()
    assert "\n" not in line
    assert read_line(line) == house


@pytest.mark.parametrize("around", ["{}", " {} ", "`{}`", "```\n{}\n```"])
def test_what_copying_brings_along_is_left_out(around: str) -> None:
    assert read_line(around.format(LINE)) == RULES


def test_the_longest_rules_fit() -> None:
    plain = values_of(RuleSet("plain", target=10_000))
    same = [name for name, value in values_of(ALL_AT_ONCE).items() if value == plain[name]]
    assert same == ["turns", "overshoot", "hot_dice_single_roll"]
    assert len(write_line(ALL_AT_ONCE)) <= LONGEST
    assert read_line(write_line(ALL_AT_ONCE)) == ALL_AT_ONCE


@pytest.mark.parametrize("length", range(len(LINE)))
def test_a_line_cut_anywhere_is_refused(length: int) -> None:
    assert refusal(LINE[:length]) is RuleRefusal.LINE_CUT


@given(st.integers(0, len(LINE) - 1), st.sampled_from("abcz019_=,():"))
def test_one_other_character_is_noticed(place: int, mark: str) -> None:
    forged = LINE[:place] + mark + LINE[place + 1 :]
    if forged != LINE:
        assert refusal(forged) in {RuleRefusal.LINE_CUT, RuleRefusal.LINE_CHANGED}


def test_too_long_a_line_is_refused_unread() -> None:
    assert refusal(LINE + "x" * LONGEST) is RuleRefusal.LINE_TOO_LONG


@pytest.mark.parametrize("name", ["tavern", "house_", "house____x", "house__202e_x"])
def test_a_forged_name_is_refused_whatever_its_checksum(name: str) -> None:
    assert refusal(write_line(replace(RULES, name=name))) is RuleRefusal.LINE_CHANGED


@pytest.mark.parametrize(
    ("notation", "problem"),
    [
        ("house_X(target=1)", "out-of-range"),
        ("house_X(target=4000,turns=10)", "two-endings"),
        ("house_X(target=4000,luck=yes)", "unknown-option"),
    ],
)
def test_rules_that_cannot_be_say_why(notation: str, problem: str) -> None:
    with pytest.raises(InvalidRules, match=problem):
        read_line(_with_checksum(notation))


def test_a_twice_set_option_is_refused() -> None:
    assert refusal(_with_checksum("house_X(target=4000,target=5000)")) is RuleRefusal.LINE_CHANGED


def _with_checksum(notation: str) -> str:
    """Return `notation` as a line whose checksum is right, as another version might write it."""
    digest = sha256(f"{PREFIX}:{notation}".encode()).hexdigest()
    return f"{PREFIX}:{notation}:{digest[:8]}"
