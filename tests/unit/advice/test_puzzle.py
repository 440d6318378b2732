"""Puzzles as values: answers as text and as moves, and positions that can come about."""

from dataclasses import replace

import pytest

from bot.advice.puzzle import Answer, Puzzle, PuzzleTheme
from bot.engine import (
    FAIR,
    Bank,
    Die,
    ParseError,
    Roll,
    Setup,
    parse_rules,
    parse_state,
    write_dice,
    write_state,
)

RULES = parse_rules("house(target=4000,farkle_limit=3,farkle_penalty=500)")
TURNS = parse_rules("house(turns=10)")
POSITION = "3150/3600 ++ 0/2 -- 0 9 350 3 115 116 0 - - -"
PUZZLE = Puzzle(
    "0a1b2c3d4e",
    "house",
    "0" * 64,
    POSITION,
    Answer((1,), banks=False),
    0.0213,
    (PuzzleTheme.FEW_DICE,),
    (),
    1500,
)


@pytest.mark.parametrize("text", ["1.", "15>", "111>", "123456.", "1J.", "15>be"])
def test_an_answer_is_a_short_text(text: str) -> None:
    assert Answer.parse(text).write() == text


NO_ANSWERS = ("", ".", ">", "1", "51>", "7.", "1111111.", "1 5>", "1>>")
NO_PLACES = ("15>a", "1>g", "11>ba", "11>aa", "1>.", "1>5")


@pytest.mark.parametrize("text", [*NO_ANSWERS, *NO_PLACES])
def test_no_other_text_is_an_answer(text: str) -> None:
    with pytest.raises(ParseError):
        Answer.parse(text)


def test_an_answer_is_the_same_whichever_of_equal_dice_are_kept() -> None:
    state = parse_state(Setup(RULES), POSITION)
    for place in (0, 1):
        assert Answer.of(state, Roll((place,))) == Answer((1,), banks=False)
    assert Answer.of(state, Bank((0, 1, 2))) == Answer((1, 1, 5), banks=True)


def test_where_dice_differ_an_answer_tells_which_are_kept() -> None:
    """Of those that differ: two that fall alike are one, wherever they lie."""
    lucky = Die((6, 1, 2, 3, 4, 6))
    setup = Setup(RULES, dice=((FAIR,) * 3 + (lucky,) * 3, (FAIR,) * 6))
    dice = write_dice((lucky, FAIR, lucky, FAIR))
    state = parse_state(setup, f"3150/3600 ++ 0/2 -- 0 9 350 {dice} 1115 16 0 - - -")
    assert Answer.of(state, Roll((2,))) == Answer.of(state, Roll((0,)))
    assert Answer.of(state, Roll((2, 3))).write() == "15>ad"
    assert Answer.of(state, Roll((1,))).write() == "1>b"
    assert Answer.parse("1>b").move(state) == Roll((1,))
    for none in ("5>a", "1>e"):
        with pytest.raises(ValueError, match="has not got"):
            Answer.parse(none).move(state)
    puzzle = replace(PUZZLE, position=write_state(state), dice=setup.dice)
    assert puzzle.state(RULES) == state
    for different in ((), setup.dice[:1], (setup.dice[0][:5], setup.dice[1])):
        with pytest.raises(ParseError):
            replace(puzzle, dice=different).state(RULES)


def test_an_answer_is_a_move() -> None:
    state = PUZZLE.state(RULES)
    assert Answer((1, 5), banks=False).move(state) == Roll((0, 2))
    assert Answer((1, 1), banks=True).move(state) == Bank((0, 1))
    with pytest.raises(ValueError, match="not in tuple"):
        Answer((5, 5), banks=True).move(state)


@pytest.mark.parametrize(
    "position",
    [
        "3150/4000 ++ 0/2 -- 0 9 350 3 115 116 0 - - -",  # the game is over
        "3150/3600 ++ 0/3 -- 0 9 350 3 115 116 0 - - -",  # the third farkle cost its points
        "3150/3600 ++ 0/2 -- 0 9 350 3 - 116 0 - - -",  # nothing is rolled
        "3150/3600 ++ 0/2 -- 0 9 350 3 234 116 0 - - -",  # a farkle
        "3150/3600 ++ 0/2 -- 0 9 350 3 115 16 0 - - -",  # a die is missing
        "3150/3600 ++ 0/2 -- 0 0 350 3 115 116 0 - - -",  # before the first round
        "3150/3600 ++ 0/2 -- 0 9 -50 3 115 116 0 - - -",
        "3150/3600 ++ 0/2 -+ 0 9 350 3 115 116 0 - - -",  # the other has left
        "3150/3600 ++ 0/2 -- 0 9 350 3 115 116 0 50+2 - -",
        "3150/3600 ++ 0/2 -- 0 9 350 3 115 116 0 - f0 -",
        "3150/3600 ++ 0/2 -- 0 9 350 3 115 116 0 - - w0",
        "3150/3600/0 +++ 0/2/0 --- 0 9 350 3 115 116 0 - - -",  # three play
        "no position",
        "",
    ],
)
def test_a_position_that_cannot_come_about_is_refused(position: str) -> None:
    with pytest.raises(ParseError):
        replace(PUZZLE, position=position).state(RULES)


@pytest.mark.parametrize("round_", ["11", "999999"])
def test_no_round_after_the_last_one(round_: str) -> None:
    position = f"3150/3600 ++ 0/0 -- 0 {round_} 350 3 115 116 0 - - -"
    with pytest.raises(ParseError):
        replace(PUZZLE, position=position).state(TURNS)
    last = replace(PUZZLE, position=position.replace(f" {round_} ", " 10 "))
    assert last.state(TURNS).round == 10
