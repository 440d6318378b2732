"""The report that pairing programs read, by the columns of FIDE's Handbook, C.04 annex 2."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from random import Random

import pytest

from bot.features.tournaments.model.pairing.arena import Arena
from bot.features.tournaments.model.pairing.double_elimination import DoubleElimination
from bot.features.tournaments.model.pairing.duplicate import DuplicateForm
from bot.features.tournaments.model.pairing.form import Form
from bot.features.tournaments.model.pairing.history import (
    BYE,
    DRAW,
    WIN,
    BracketPart,
    Entrant,
    How,
    Pairing,
    PairingHistory,
    PairingOutcome,
    PairingPlace,
)
from bot.features.tournaments.model.pairing.knockout import KnockOut
from bot.features.tournaments.model.pairing.round_robin import RoundRobin
from bot.features.tournaments.model.pairing.swiss.form import Swiss
from bot.features.tournaments.model.pairing.trf import Heading, trf16
from tests.support.tournaments.playing import at_random, ended, entrants, played_out

HEADING = Heading("Autumn cup", "Swiss system", date(2026, 11, 22), None)


@dataclass(frozen=True)
class Line:
    """What stands in the columns of an entrant."""

    number: int
    name: str
    rating: str
    points: float
    rank: int
    rounds: Sequence[tuple[int, str, str]]


def read(line: str) -> Line:
    """Read a line by the columns of the format, which count from 1."""
    assert line[:4] == "001 "
    cells = [line[start : start + 8] for start in range(91, len(line), 10)]
    return Line(
        int(line[4:8]),
        line[14:47].rstrip(),
        line[48:52].strip(),
        float(line[80:84]),
        int(line[85:89]),
        [(int(cell[:4]), cell[5], cell[7:] or " ") for cell in cells],
    )


def report(form: Form, course: PairingHistory) -> list[Line]:
    """Return the entrants of a report."""
    names = {entrant.number: f"Name {entrant.number}" for entrant in course.entrants}
    text = trf16(HEADING, form, course, names, {1: 1500})
    assert all(line.endswith("\r\n") for line in text.splitlines(keepends=True))
    return [read(line) for line in text.splitlines() if line.startswith("001")]


def test_the_heading() -> None:
    text = trf16(HEADING, Swiss(3), PairingHistory(entrants(2)), {1: "Ann", 2: "Ben"}, {1: 1500})
    assert text.split("\r\n")[:8] == [
        "012 Autumn cup",
        "042 2026/11/22",
        "052 ",
        "062 2",
        "072 1",
        "082 0",
        "092 Swiss system",
        "XXR 0",
    ]


def test_results_stand_in_their_columns() -> None:
    course = PairingHistory(
        [*entrants(4), Entrant(5, joined=3)],
        [
            Pairing(PairingPlace(BracketPart.MAIN, 1, 1), 1, 2, PairingOutcome(WIN, 0)),
            Pairing(PairingPlace(BracketPart.MAIN, 1, 2), 4, 3, PairingOutcome(DRAW, DRAW)),
            Pairing(
                PairingPlace(BracketPart.MAIN, 2, 1), 3, 1, PairingOutcome(0, WIN, How.NO_SHOW)
            ),
            Pairing(PairingPlace(BracketPart.MAIN, 2, 2), 2, None, BYE),
            Pairing(PairingPlace(BracketPart.MAIN, 3, 1), 1, 4),
        ],
    )
    lines = report(Swiss(5, late_points=DRAW), course)
    assert [line.rounds for line in lines] == [
        [(2, "w", "1"), (3, "b", "+"), (4, "w", " ")],
        [(1, "b", "0"), (0, "-", "U"), (0, "-", "Z")],
        [(4, "b", "="), (1, "w", "-"), (0, "-", "Z")],
        [(3, "w", "="), (0, "-", "Z"), (1, "b", " ")],
        [(0, "-", "H"), (0, "-", "H"), (0, "-", "Z")],
    ]
    assert [line.points for line in lines] == [2, 1, 0.5, 0.5, 1]
    assert [line.rank for line in lines] == [1, 2, 4, 5, 3]
    assert [line.rating for line in lines] == ["1500", "", "", "", ""]


FORMS = [KnockOut(third_place=True), DoubleElimination(), Swiss(5), RoundRobin(), DuplicateForm(3)]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: type(form).__name__)
@pytest.mark.parametrize("count", [2, 7, 16])
def test_the_two_lines_of_a_game_tell_the_same(form: Form, count: int) -> None:
    check(report(form, played_out(form, count, at_random(Random(count)))))


def test_an_arena_is_told_in_as_few_rounds_as_anybody_played() -> None:
    rng = Random(1)
    course = PairingHistory(entrants(9))
    for _ in range(60):
        course = course.beyond(Arena().due(course))
        pairing = rng.choice(course.running)
        course = ended(
            course, pairing, rng.choice([PairingOutcome(WIN, 0), PairingOutcome(0, WIN)])
        )
    lines = report(Arena(), course)
    check(lines)
    assert max(len(line.rounds) for line in lines) < 40


def check(lines: Sequence[Line]) -> None:
    """Check that each line agrees with those of the opponents, and points with results."""
    answers = {("1", "0"), ("0", "1"), ("=", "="), ("+", "-"), ("-", "+"), ("-", "-"), (" ", " ")}
    worth = {"1": 1.0, "+": 1.0, "U": 1.0, "F": 1.0, "=": 0.5, "H": 0.5}
    for line in lines:
        assert line.points == sum(worth.get(result, 0) for _, _, result in line.rounds)
        for place, (opponent, side, result) in enumerate(line.rounds):
            if opponent:
                number, other_side, other_result = lines[opponent - 1].rounds[place]
                assert number == line.number
                assert {side, other_side} == {"w", "b"}
                assert (result, other_result) in answers
            else:
                assert side == "-"


def test_no_name_can_add_lines_or_move_columns() -> None:
    hostile = "Ann\r\n001    9\u202e\x00 " + "名" * 50
    text = trf16(
        Heading("a\nb", "c\r"), Swiss(3), PairingHistory(entrants(1)), {1: hostile}, {1: 12345}
    )
    [line] = [read(line) for line in text.splitlines() if line.startswith("001")]
    assert (line.name, line.rating, line.points, line.rank) == (
        ("Ann 001 9 " + "名" * 50)[:33], "9999", 0, 1,
    )  # fmt: skip
    assert "012 a b\r\n" in text
