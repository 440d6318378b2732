"""Programs in the league: the example plays; whatever else one does loses a game and no time."""

import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

import pytest

from bot.engine import Bank, Roll, apply, parse_setup, parse_state, start
from bot.solver.league.conversation import LosingFault, ProgramFault
from bot.solver.league.league import LeagueBoard, LeagueEntrant, LeaguePart, play_part
from bot.solver.league.program import MOST_FAULTS, Program, ProgramCommand
from bot.solver.league.protocol import (
    ProtocolError,
    answer,
    asked,
    choices_of,
    greeting,
    offered_as,
    told_game,
)

EXAMPLE = Path(__file__).parents[4] / "docs" / "example_bot.py"
BOARD = LeagueBoard("tavern(three_pairs=1500,target=1000)")
READY = (
    "import sys,time; say=lambda l: print(l,flush=True); say('ready 1'); r=sys.stdin.readline; r()"
)
ROLLS = "a>:100:5 d>:50:5 ad>:150:4 de>:100:4 ade>:200:3"
BANKS = "a.:100:0 d.:50:0 ad.:150:0 de.:100:0 ade.:200:0"
ROLLED, _ = apply(start(BOARD.setup), Roll(), (1, 5, 5, 2, 3, 6))


def command(script: str, seconds: float = 1.0) -> ProgramCommand:
    return ProgramCommand((sys.executable, "-I", "-S", "-c", script), seconds)


AT_ONCE = 30.0
"""Seconds in which a fault must have been noticed, on a machine on which a start may take some."""

BAD = {
    "sys.exit()": LosingFault.DIED,
    "r();r();r();sys.exit()": LosingFault.DIED,
    "time.sleep(60)": LosingFault.SILENT,
    "sys.stdin.close();time.sleep(60)": LosingFault.SILENT,
    "r();r();r();say('hello?')": LosingFault.NONSENSE,
    "r();r();r();say(b'\\x1b]0;x\\xff')": LosingFault.NONSENSE,
    "r();r();r();say('move')": LosingFault.ILLEGAL,
    "r();r();r();say('move abc.')": LosingFault.ILLEGAL,
    "r();r();r();say('move x0')": LosingFault.ILLEGAL,
    "r();r();r()\nwhile 1: say('info 1')": LosingFault.FLOOD,
    "r();r();r()\nwhile 1: print('9'*999,end='',flush=True)": LosingFault.FLOOD,
    "say('move a.\\nmove a.')\nr();r();r();time.sleep(60)": LosingFault.UNASKED,
}


@pytest.mark.parametrize(("script", "fault"), BAD.items(), ids=BAD)
def test_what_a_program_loses_by(script: str, fault: LosingFault) -> None:
    seconds = 0.4 if fault is LosingFault.SILENT else 2 * AT_ONCE
    begun = perf_counter()
    with Program(command(f"{READY};{script}", seconds)) as program:
        program_fault = failing(program)
    assert program_fault.fault is fault
    assert perf_counter() - begun < AT_ONCE


def failing(program: Program) -> ProgramFault:
    for _ in range(2):  # what it says unasked may be taken for its first answer, and not its second
        try:
            program.choose(ROLLED)
        except ProgramFault as fault:
            return fault
    raise AssertionError("it has done nothing wrong")


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("/no/such/program",), LosingFault.NO_START),
        (("a\0b",), LosingFault.NO_START),
        ((sys.executable, "-I", "-S", "-c", "print('ready 2')"), LosingFault.VERSION),
    ],
)
def test_what_cannot_be_started(words: tuple[str, ...], fault: LosingFault) -> None:
    with Program(ProgramCommand(words, 1)) as program, pytest.raises(ProgramFault) as caught:
        program.choose(ROLLED)
    assert caught.value.fault is fault


def test_who_fails_too_often_is_not_asked_again_and_loses() -> None:
    bad = LeagueEntrant("bad", command("pass"))
    played = play_part(LeaguePart(BOARD, (bad, LeagueEntrant("cautious")), ((0, 1),), 0, 10, 1))
    (score,) = played.scores
    assert (score.games, score.won) == (20, 0)
    faults = Counter(lost.fault for lost in played.lost)
    assert faults == {
        LosingFault.DIED: MOST_FAULTS,
        LosingFault.OUT: len(played.lost) - MOST_FAULTS,
    }
    again = play_part(
        LeaguePart(BOARD, (bad, LeagueEntrant("cautious")), ((0, 1),), 1, 2, 1), frozenset({"bad"})
    )
    assert {lost.fault for lost in again.lost} == {LosingFault.OUT}


def test_the_example_plays_whole_games() -> None:
    example = LeagueEntrant("example", ProgramCommand((sys.executable, "-I", str(EXAMPLE)), 20))
    played = play_part(
        LeaguePart(BOARD, (example, LeagueEntrant("bank:99999")), ((0, 1),), 0, 5, 1)
    )
    assert not played.lost
    assert 0 < played.scores[0].won < 10


def test_the_engine_is_the_opponent_that_it_says() -> None:
    engine = ProgramCommand((sys.executable, "-m", "bot", "engine", "--level", "cautious"), 20)
    entrants = (LeagueEntrant("engine", engine), LeagueEntrant("cautious"))
    played = play_part(LeaguePart(BOARD, entrants, ((0, 1),), 0, 5, 1))
    assert not played.lost
    assert (played.scores[0].won, played.scores[0].variance) == (5, 0)


def test_what_is_said_to_programs() -> None:
    choices = choices_of(ROLLED)
    offers = [offered_as(ROLLED, written, move) for written, move in choices.items()]
    assert told_game(ROLLED.setup) == "game tavern(three_pairs=1500,target=1000) seats=2"
    assert asked(ROLLED, offers, 500).splitlines() == [
        "position 0/0 -- 0/0 -- 0 1 0 6 123556 - 0 - - -",
        f"go 500 {ROLLS} {BANKS}",
    ]


def test_a_program_answers_with_what_is_offered() -> None:
    said: list[str] = []
    lines = ["farkle 1", told_game(ROLLED.setup), asked(ROLLED, [], 1), "", "quit", "never read"]
    told = [line for written in lines for line in written.split("\n")]
    answer(told, lambda _: Bank((0, 3)), said.append)
    answer(told, lambda _: Roll((4,)), said.append)  # the other of two fives
    assert said == ["ready 1", "move ad.", "ready 1", "move d>"]


@pytest.mark.parametrize(
    "line",
    ["hello", "go 5", "position 0/0", "game x(", "game " + "9" * 9999, "\N{SUPERSCRIPT TWO}"],
)
def test_a_program_says_what_it_does_not_understand(line: str) -> None:
    with pytest.raises(ProtocolError):
        answer([line], lambda _: Roll(), print)


def test_the_conversation_of_the_page_is_one() -> None:
    page = (EXAMPLE.parent / "line-protocol.md").read_text(encoding="utf-8")
    said = [line[6:] for line in page.splitlines() if line.startswith(("    > ", "    < "))]
    greeted, ready, game, position, go, moved, quitting = said
    state = parse_state(parse_setup(game.removeprefix("game ")), position.removeprefix("position "))
    choices = choices_of(state)
    offers = [offered_as(state, written, move) for written, move in choices.items()]
    answered: list[str] = []
    move = choices[moved.removeprefix("move ")]
    answer([greeted, game, position, go, quitting], lambda _: move, answered.append)
    assert (greeted, answered) == (greeting(), [ready, moved])
    assert asked(state, offers, 1000) == f"{position}\n{go}"
