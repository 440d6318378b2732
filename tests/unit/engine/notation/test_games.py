"""Setups, states and games as text: exact round trips, and errors for what is cut or forged."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import (
    FAIR,
    JOKER,
    AcceptFarkle,
    Bank,
    Die,
    Exit,
    Game,
    InvalidRules,
    ParseError,
    Ply,
    Resign,
    Roll,
    RuleSet,
    Setup,
    State,
    TakeOver,
    TimeOut,
    UseBadge,
    append_ply,
    parse_game,
    parse_ply,
    parse_setup,
    parse_state,
    start,
    write_game,
    write_setup,
    write_state,
)
from bot.engine.notation.games import LONGEST
from bot.engine.notation.ply_text import write_ply
from tests.support.engine.playing import play_randomly
from tests.support.engine.strategies import setups
from tests.support.engine.table import Table

RULES = RuleSet("house", target=10_000)
TWO = Setup(RULES)
LINE = "fk1 house(target=10000) seats=2 : >135226 ae>2345 d. >222346 x0"
"""How games are stored: a change here breaks every one of them."""


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw the beginning of a game at any table, played at random."""
    rng = Random(draw(st.integers(0, 2**32)))
    return play_randomly(draw(setups()), rng, draw(st.integers(0, 60)), resigning=0.02)


@given(setup=setups())
def test_a_setup_comes_back_as_it_was(setup: Setup) -> None:
    text = write_setup(setup)
    assert parse_setup(text) == setup
    assert write_setup(parse_setup(text)) == text


@given(game=games())
def test_a_game_and_its_states_come_back_as_they_were(game: Game) -> None:
    line = write_game(game)
    assert "\n" not in line
    assert parse_game(line) == game
    assert write_game(parse_game(line)) == line
    grown = write_game(Game(game.setup))
    for ply in game.plies:
        grown = append_ply(grown, ply)
    assert grown == line
    for state, _ in game.replay():
        text = write_state(state)
        assert parse_state(game.setup, text) == state
        assert write_state(parse_state(game.setup, text)) == text


def test_a_line_stays_what_it_is() -> None:
    plies = (
        Ply(Roll(), (1, 3, 5, 2, 2, 6)),
        Ply(Roll((0, 4)), (2, 3, 4, 5)),
        Ply(Bank((3,))),
        Ply(Roll(), (2, 2, 2, 3, 4, 6)),
        Ply(Resign(0)),
    )
    assert parse_game(LINE) == Game(TWO, plies)
    assert write_game(Game(TWO, plies)) == LINE


@pytest.mark.parametrize(
    ("token", "ply"),
    [
        (">123456", Ply(Roll(), (1, 2, 3, 4, 5, 6))),
        ("ab>2345", Ply(Roll((0, 1)), (2, 3, 4, 5))),
        ("acf.", Ply(Bank((0, 2, 5)))),
        (".", Ply(Bank())),
        ("^16", Ply(TakeOver(), (1, 6))),
        ("x7", Ply(Resign(7))),
        ("x0r", Ply(Resign(0, Exit.REMOVED))),
        ("x1t", Ply(Resign(1, Exit.TIMED_OUT))),
        ("!", Ply(TimeOut())),
        ("*", Ply(UseBadge())),
        ("*c", Ply(UseBadge((2,)))),
        ("*ag>3J", Ply(UseBadge((0, 6)), (3, JOKER))),
        ("*>2234466", Ply(UseBadge(), (2, 2, 3, 4, 4, 6, 6))),
        ("~", Ply(AcceptFarkle())),
    ],
)
def test_a_move_is_one_word(token: str, ply: Ply) -> None:
    assert parse_ply(token) == ply
    assert write_ply(ply) == token


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


def test_setups_stay_what_they_are() -> None:
    ones = Die((3, 1, 1, 1, 1, 0))
    assert write_setup(TWO) == "house(target=10000) seats=2"
    assert write_setup(Setup(RULES, 4, 2)) == "house(target=10000) seats=4 teams=2"
    loaded = Setup(RULES, 2, None, ((ones,) + (FAIR,) * 5, (FAIR,) * 6))
    fair = ",".join(["1-1-1-1-1-1"] * 5)
    assert write_setup(loaded) == f"house(target=10000) seats=2 dice=3-1-1-1-1-0,{fair}/6"
    assert parse_setup("house(target=10000)") == TWO


def test_the_joker_of_a_die_is_marked_at_its_odds() -> None:
    tengri = Die((2, 1, 1, 1, 1, 1), joker=1)
    setup = Setup(RULES, 2, None, ((tengri,) * 6, (FAIR,) * 6))
    text = f"house(target=10000) seats=2 dice={','.join(['2J-1-1-1-1-1'] * 6)}/6"
    assert write_setup(setup) == text
    assert parse_setup(text) == setup


def test_a_line_keeps_jokers_and_which_of_two_equal_faces_was_kept() -> None:
    devil, ones = Die(joker=1), Die((9, 1, 1, 1, 1, 1))
    setup = Setup(RULES, 2, None, ((devil, ones, *(FAIR,) * 4), (FAIR,) * 6))
    line = f"fk1 {write_setup(setup)} : >J11346 abf>J23"
    with pytest.raises(ParseError, match="not faces of the 3 dice"):
        parse_game(line)  # the die with the joker was set aside
    for keep, left in (("a", (FAIR, FAIR, FAIR, FAIR, devil)), ("b", (ones, *(FAIR,) * 3, devil))):
        state = parse_game(f"fk1 {write_setup(setup)} : >J11346 {keep}>1236J").final_state()
        assert state.dice == left
        assert parse_state(setup, write_state(state)) == state


STATES: list[tuple[str, str, str]] = [
    ("", "", "0/0 -- 0/0 -- 0 1 0 6 - - 0 - - -"),
    ("", ">123446", "0/0 -- 0/0 -- 0 1 0 6 123446 - 0 - - -"),
    ("", ">123446 a>12346", "0/0 -- 0/0 -- 0 1 100 5 12346 1 0 - - -"),
    ("", ">223446 >223446", "0/0 -- 1/1 -- 0 2 0 6 - - 0 - - -"),
    ("high_stakes=yes", ">111346 abc.", "1000/0 +- 0/0 -- 1 1 0 6 - - 0 1000+3 - -"),
    ("", ">111555 abcdef>123446", "0/0 -- 0/0 -- 0 1 1500 6 123446 - 1 - - -"),
    ("target=500,final_round=yes", ">555246 cde.", "500/0 +- 0/0 -- 1 1 0 6 - - 0 - f1 -"),
    ("target=500", ">555246 cde.", "500/0 +- 0/0 -- 0 1 0 6 - - 0 - - w0"),
    ("", "x1", "0/0 -- 0/0 -+ 0 1 0 6 - - 0 - - w0"),
    ("farkle_limit=1,farkle_penalty=500", ">223446", "-500/0 -- 0/0 -- 1 1 0 6 - - 0 - - -"),
]


@pytest.mark.parametrize(("options", "tokens", "text"), STATES)
def test_states_stay_what_they_are(options: str, tokens: str, text: str) -> None:
    table = Table(options)
    table.play(tokens)
    assert write_state(table.state) == text
    assert parse_state(table.setup, text) == table.state


def test_nobody_left_to_win_can_be_written() -> None:
    table = Table(seats=1)
    table.play("x0")
    assert write_state(table.state) == "0 - 0 + 0 1 0 6 - - 0 - - w"
    assert parse_state(table.setup, write_state(table.state)) == table.state


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
    assert len(str(refused.value)) < 120


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


def test_an_error_keeps_what_was_expected_and_the_text() -> None:
    with pytest.raises(ParseError) as refused:
        parse_ply("zz")
    assert (refused.value.what, refused.value.text) == ("a move", "zz")
    assert str(refused.value) == "not a move: 'zz'"


def test_the_final_state_of_a_game_without_moves_is_its_start() -> None:
    assert Game(TWO).final_state() == start(TWO)
    assert isinstance(parse_game("fk1 house(target=500) seats=2 :").final_state(), State)
