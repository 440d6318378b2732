"""Setups, states and games that are cut, forged or impossible cannot be read."""

import pytest

from bot.engine import (
    InvalidRules,
    ParseError,
    parse_game,
    parse_ply,
    parse_setup,
    parse_state,
    start,
    write_state,
)
from bot.engine.notation.games import LONGEST
from tests.support.engine.lines import LINE, TWO
from tests.support.engine.table import Table


@pytest.mark.parametrize(
    "token",
    [
        "",
        ">",
        "a",
        "ab",
        "ba.",
        "aa.",
        "h.",
        "a>",
        ">7",
        ">0",
        ">12345612",
        "*.",
        "*ba",
        "~~",
        ">j",
        "^",
        "x",
        "x8",
        "x1x",
        "x1rt",
        "a..",
    ],
)
def test_another_word_is_no_move(token: str) -> None:
    with pytest.raises(ParseError, match="not a move"):
        parse_ply(token)


@pytest.mark.parametrize(
    "text",
    [
        "house(target=10000) seats",
        "house(target=10000) seats=2 seats=2",
        "house(target=10000) chairs=2",
        "house(target=10000) seats=x",
        "house(target=10000) seats=-1",
        "house(target=10000) seats=²",
        "house(target=10000) seats=1234567",
        "house(target=10000)  seats=2",
        "house(target=10000) dice=1-1-1-1-1/6",
        "house(target=10000) dice=0-0-0-0-0-0/6",
        "house(target=10000) dice=1-1-1-1-1-x/6",
        "house(target=10000) dice=1-1-1-1-1-1-1/6",
        "house(target=10000) dice=1J-1-1-1-1-1J/6",
        "house(target=10000) dice=1JJ-1-1-1-1-1/6",
        "house(target=10000) dice=J-1-1-1-1-1/6",
        "seats=2",
        "",
    ],
)
def test_a_text_that_is_no_setup_cannot_be_parsed(text: str) -> None:
    with pytest.raises(ParseError):
        parse_setup(text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("house(target=10000) seats=9", "seats"),
        ("house(target=10000) seats=5 teams=2", "uneven"),
        ("house(target=10000) seats=2 dice=6", "dice"),
        ("house(target=10000) seats=2 dice=6/5", "dice"),
        ("house(target=10000,dice=5) seats=2 dice=6/6", "dice"),
        ("house(target=100) seats=2", "out-of-range"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(text: str, key: str) -> None:
    with pytest.raises(InvalidRules) as refused:
        parse_setup(text)
    assert [problem.key for problem in refused.value.problems] == [key]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "fk1",
        "fk1 :",
        "fk1 house(target=10000) seats=2",
        "fk2 house(target=10000) seats=2 :",
        "house(target=10000) seats=2 :",
        "fk1 house(target=10000) seats=2 : >13522",
        "fk1 house(target=10000) seats=2 : >135226 a",
        "fk1 house(target=10000) seats=2 : >135226 ae>234",
        "fk1 house(target=10000) seats=2 : >135226 b.",
        "fk1 house(target=10000) seats=2 : x0 >123456",
        "fk1 house(target=10000) seats=2 : ^123456",
        "fk1 house(target=10000) seats=2 : x5",
    ],
)
def test_a_line_that_is_cut_or_forged_is_no_game(line: str) -> None:
    with pytest.raises(ParseError):
        parse_game(line)


def test_a_line_is_cut_between_moves_at_most() -> None:
    readable = []
    for length in range(len(LINE)):
        try:
            readable.append(parse_game(LINE[:length]))
        except (ParseError, InvalidRules):
            continue
    assert [len(game.plies) for game in readable] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_a_line_that_no_game_fills_is_refused_unread() -> None:
    with pytest.raises(ParseError, match="at most 1000000 characters") as refused:
        parse_game("fk1 " + "x" * LONGEST)
    assert refused.value.text == "fk1 " + "x" * 36 + "..."


def test_rules_that_contradict_make_no_game() -> None:
    with pytest.raises(InvalidRules, match="no-ending"):
        parse_game("fk1 house() seats=2 :")


@pytest.mark.parametrize(
    ("place", "word"),
    [
        (0, "0"),
        (0, "0/0/0"),
        (0, "-0/0"),
        (0, "0/x"),
        (1, "-"),
        (1, "-?"),
        (2, "0/0/0"),
        (3, "+"),
        (4, "2"),
        (4, "-1"),
        (4, "01"),
        (5, "one"),
        (6, "1_0"),
        (7, "0"),
        (7, "7"),
        (7, "1-1-1-1-1"),
        (7, "0-0-0-0-0-0"),
        (8, "12"),
        (8, "213456"),
        (8, "123457"),
        (9, "0"),
        (10, "+0"),
        (11, "300"),
        (11, "300+0"),
        (11, "300+7"),
        (12, "f2"),
        (12, "0"),
        (13, "w2"),
        (13, "0"),
        (13, "- -"),
    ],
)
def test_a_text_that_is_no_state_of_this_game_cannot_be_parsed(place: int, word: str) -> None:
    words = write_state(start(TWO)).split()
    words[place] = word
    with pytest.raises(ParseError, match="a state"):
        parse_state(TWO, " ".join(words))


def test_a_seat_has_its_last_turn_if_there_is_such_a_seat() -> None:
    game = Table("target=500,final_round=yes")
    game.farkle()
    game.score(500)
    text = write_state(game.state)
    assert " f0 " in text
    assert parse_state(game.setup, text) == game.state
    with pytest.raises(ParseError):
        parse_state(game.setup, text.replace(" f0 ", " f2 "))


@pytest.mark.parametrize(("length", "kept"), [(200, "x" * 200), (201, "x" * 200 + "...")])
def test_an_error_keeps_the_first_200_characters(length: int, kept: str) -> None:
    with pytest.raises(ParseError) as refused:
        parse_ply("x" * length)
    assert refused.value.text == kept


def test_an_error_keeps_what_was_expected_and_the_text() -> None:
    with pytest.raises(ParseError) as refused:
        parse_ply("zz")
    assert (refused.value.what, refused.value.text) == ("a move", "zz")
    assert str(refused.value) == "not a move: 'zz'"
