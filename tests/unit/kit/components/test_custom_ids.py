"""What buttons carry."""

from dataclasses import fields
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.rulebook.buttons import RuleMenu
from bot.features.standings.buttons import LeaderboardPageButton, RankingMenu
from bot.features.tables.buttons import AcceptButton
from bot.kit.components.custom_ids import (
    LONGEST,
    CustomId,
    IdPart,
    Slot,
    Subject,
    is_ours,
    read_id,
    sent_as,
    up_to,
)
from bot.kit.components.proofs import Proof
from bot.kit.components.selection import DieButton
from tests.support.buttons import DECLARED, KINDS, Kind

abouts = st.text("abcxyz019_-.", min_size=1, max_size=60)


def of(kind: Kind) -> st.SearchStrategy[CustomId]:
    """Return the buttons of `kind`."""
    parts = kind.codec.parts
    return st.builds(kind, **{field.name: _values(parts[field.name]) for field in fields(kind)})


def _values(part: IdPart) -> st.SearchStrategy[str] | st.SearchStrategy[int]:
    if part.slot is Slot.ABOUT:
        return st.sampled_from([*part.former.values()]) if part.former else abouts
    return st.integers(0, part.highest)


buttons = st.one_of(*map(of, KINDS.values()))


@pytest.mark.parametrize(
    ("button", "text"),
    [
        (AcceptButton(1, 0), "fk1:1:0:accept"),
        (DieButton(46_655, 36, 5), "fk1:zzz:10:die:5"),
        (LeaderboardPageButton(12, "wins.all.here.any"), "fk1:0:0:page:c:wins.all.here.any"),
        (RankingMenu("rating.all"), "fk1:0:0:ranking:rating.all"),
        (RuleMenu(1, 2, "final_round"), "fk1:1:2:rule:final_round"),
    ],
)
def test_written_form(button: CustomId, text: str) -> None:
    assert button.write() == text
    assert read_id(text, KINDS) == button


@given(buttons)
def test_round_trip(button: CustomId) -> None:
    text = button.write()
    assert len(text) <= LONGEST
    assert read_id(text, KINDS) == button


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fk0:1:2:roll",
        "fk1",
        "fk1:1:2",
        "fk1:1:2:fly",
        "fk1:1:2:ROLL",
        "fk1:1:2:roll:1",
        "fk1:1:2:die",
        "fk1:1:2:die:7",
        "fk1:1:2:die:-1",
        "fk1:1:2:die:1:1",
        "fk1:01:2:roll",
        "fk1:A:2:roll",
        "fk1:+1:2:roll",
        "fk1: 1:2:roll",
        "fk1:1_0:2:roll",
        "fk1:-1:2:roll",
        "fk1:\N{ARABIC-INDIC DIGIT ONE}:2:roll",
        "fk1:1:2:roll\n",
        "fk1:1:2:end",
        "fk1:1y2p0ij32e8e8:0:roll",
        "fk1:0:0:page",
        "fk1:0:0:page:1",
        "fk1:0:0:page:1:",
        "fk1:0:0:page:1:wins:all",
        "fk1:0:0:page:1:Wins",
        "fk1:0:0:page:wins",
        "fk1:0:0:page:1:" + "x" * 61,
        "fk1:0:0:ranking",
        "fk1:0:0:list:wins",
        f"fk1:{'z' * 100}:0:roll",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    assert read_id(text, KINDS) is None


@given(st.text(alphabet="fk10:zdierol-_ ", max_size=30).map(lambda tail: f"fk1:{tail}") | st.text())
def test_what_is_accepted_is_canonical(text: str) -> None:
    button = read_id(text, KINDS)
    assert button is None or button.write() == text


def test_no_two_kinds_are_sent_as_the_same() -> None:
    assert len(KINDS) == len(DECLARED)


def test_fields_are_in_the_order_of_the_text() -> None:
    with pytest.raises(TypeError, match="order"):

        @sent_as("wrong", Proof.NOTHING)
        class Wrong(CustomId):
            arg: Annotated[int, up_to(1)]
            subject: Subject


@pytest.mark.parametrize(
    ("text", "ours"),
    [
        ("fk1:1:1:roll", True),
        ("fk0:anything", True),
        ("fk999:", True),
        ("fk:1", False),
        ("other:fk1:1", False),
        ("", False),
    ],
)
def test_buttons_of_every_version_are_ours_and_no_others(text: str, ours: bool) -> None:
    assert is_ours(text) == ours
