"""What buttons carry."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import ParseError
from bot.ui.custom_ids import HIGHEST_ARG, LONGEST, Action, ButtonId, parse_id, write_id

numbers = st.integers(0, 2**63 - 1)
plain_actions = st.sampled_from([action for action in Action if action not in HIGHEST_ARG])
buttons = st.one_of(
    st.builds(ButtonId, numbers, numbers, plain_actions),
    *(
        st.builds(ButtonId, numbers, numbers, st.just(action), st.integers(0, most))
        for action, most in HIGHEST_ARG.items()
    ),
)


@pytest.mark.parametrize(
    ("button", "text"),
    [
        (ButtonId(1, 0, Action.ACCEPT), "fk1:1:0:accept"),
        (ButtonId(46_655, 36, Action.DIE, 5), "fk1:zzz:10:die:5"),
        (ButtonId(0, 0, Action.PAGE, 12), "fk1:0:0:page:c"),
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
        "fk1:1:2:die:6",
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
