"""Rolls as people type them."""

import pytest

from bot.engine import JOKER, ParseError, parse_roll


@pytest.mark.parametrize("text", ["5 1 3", "513", "5,1, 3"])
def test_a_typed_roll_is_read_in_ascending_order(text: str) -> None:
    assert parse_roll(text) == (1, 3, 5)


@pytest.mark.parametrize("text", ["1 J 1", "j11", "1,1,j"])
def test_a_joker_is_typed_by_its_letter(text: str) -> None:
    assert parse_roll(text) == (1, 1, JOKER)


@pytest.mark.parametrize("text", ["", "1 7", "one", "1111111", "²", "1 1 K"])
def test_a_typed_text_that_is_no_roll_is_refused(text: str) -> None:
    with pytest.raises(ParseError, match="a roll of 1 to 6 dice"):
        parse_roll(text)
