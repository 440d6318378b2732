"""Setups, states and games as text: exact round trips."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import (
    FAIR,
    JOKER,
    AcceptFarkle,
    Bank,
    CallTime,
    Die,
    Exit,
    Game,
    ParseError,
    Ply,
    Resign,
    Roll,
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
from bot.engine.notation.ply_text import write_ply
from tests.support.engine.lines import LINE, RULES, TWO
from tests.support.engine.playing import play_randomly
from tests.support.engine.strategies import setups
from tests.support.engine.table import Table


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
        ("=", Ply(CallTime())),
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


def test_the_final_state_of_a_game_without_moves_is_its_start() -> None:
    assert Game(TWO).final_state() == start(TWO)
    assert isinstance(parse_game("fk1 house(target=500) seats=2 :").final_state(), State)
