"""What buttons carry."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import ParseError
from bot.kit.components.custom_ids import (
    HAS_ABOUT,
    HIGHEST_ARG,
    LONGEST,
    Action,
    ButtonId,
    parse_id,
    write_id,
)

numbers = st.integers(0, 2**63 - 1)
abouts = st.text("abcxyz019_-.", min_size=1, max_size=60)


def of(action: Action) -> st.SearchStrategy[ButtonId]:
    """Return the buttons of `action`."""
    most = HIGHEST_ARG.get(action)
    arg = st.none() if most is None else st.integers(0, most)
    about = abouts if action in HAS_ABOUT else st.just("")
    # What is about something else belongs to no game: both at their longest would not fit.
    game = st.just(0) if action in HAS_ABOUT else numbers
    return st.builds(ButtonId, game, game, st.just(action), arg, about)


buttons = st.one_of(*map(of, Action))


@pytest.mark.parametrize(
    ("button", "text"),
    [
        (ButtonId(1, 0, Action.ACCEPT), "fk1:1:0:accept"),
        (ButtonId(46_655, 36, Action.DIE, 5), "fk1:zzz:10:die:5"),
        (ButtonId(0, 0, Action.PAGE, 12, "wins.all.here.any"), "fk1:0:0:page:c:wins.all.here.any"),
        (ButtonId(0, 0, Action.RANKING, about="rating.all"), "fk1:0:0:ranking:rating.all"),
        (ButtonId(1, 2, Action.RULE, 26), "fk1:1:2:rule:q"),
    ],
)
def test_written_form(button: ButtonId, text: str) -> None:
    assert write_id(button) == text
    assert parse_id(text) == button


@given(buttons)
def test_round_trip(button: ButtonId) -> None:
    text = write_id(button)
    assert len(text) <= LONGEST
    assert parse_id(text) == button


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
        "fk1:0:0:page",
        "fk1:0:0:page:1",
        "fk1:0:0:page:1:",
        "fk1:0:0:page:1:wins:all",
        "fk1:0:0:page:1:Wins",
        "fk1:0:0:page:wins",
        "fk1:0:0:ranking",
        "fk1:0:0:list:wins",
        f"fk1:{'z' * 100}:0:roll",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ParseError):
        parse_id(text)


@given(st.text(alphabet="fk10:zdierol-_ ", max_size=30).map(lambda tail: f"fk1:{tail}") | st.text())
def test_what_is_accepted_is_canonical(text: str) -> None:
    try:
        button = parse_id(text)
    except ParseError:
        return
    assert write_id(button) == text
