"""Tie-breaks against published cross-tables.

The tables and the values are those of the worked examples of Mario Held's *Exercises in
Tie-Breaking* for FIDE's regulations C.07, published by FIDE's technical commission on 18 March 2024
(tec.fide.com/2024/03/18/tie-break-exercise), with their numbers there.
"""

import pytest

from bot.features.tournaments.model.pairing.form import TieBreak
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
from bot.features.tournaments.model.pairing.round_robin import RoundRobin
from bot.features.tournaments.model.pairing.scores import Scores, standings_by

SWISS = """
 9w1 13b=  2w= 15b1  4w=
10b1  7w1  1b= 16w1  3b=
11w=  6b1  8w1  4b=  2w=
12b1    H 13w1  3w=  1b=
13w0 15b0 11w1  7b= 10w1
14b0  3w0    U 10w1  8b1
15w1  2b0 16b0  5w= 11b0
16b= 14w1  3b0 13w1  6w0
 1b0 10w0    H 11b-    U
 2w0  9b1 15w0  6b0  5b0
 3b= 16w0  5b0  9w+  7w1
 4w0    U 14w+    Z    Z
 5b1  1w=  4b0  8b0 14w0
 6w1  8b0 12b-    Z 13b1
 7b0  5w1 10b1  1w0 16b0
 8w= 11b1  7w1  2b0 15w1
"""
LONG_SWISS = """
 9w1 13b=  2w= 15b1  4w=  6b=  3b= 16w=  8b1
10b1  7w1  1b= 16w1  3b1  4w=  6w0 15b=  5w=
11w=  6b1  8w1  4b=  2w0 16b1  1w= 14w1 10b1
12b1    H 13w1  3w=  1b=  2b= 16w=  6b= 15w1
13w0 15b0 11w1  7b= 10w1 14b0  9b1  8w0  2b=
14b0  3w0    U 10w1  8b1  1w=  2b1  4w= 16b1
15w1  2b0 16b0  5w= 11b0 10b0 13w1  9w1 14b1
16b= 14w1  3b0 13w1  6w0 11b= 15w=  5b1  1w0
 1b0 10w0    H 11b-    U 13b1  5w0  7b0 12w=
 2w0  9b1 15w0  6b0  5b0  7w1 12b1 11w1  3w0
 3b= 16w0  5b0  9w+  7w1  8w= 14b0 10b0 13w=
 4w0    U 14w+    Z    Z 15b0 10w0 13b=  9b=
 5b1  1w=  4b0  8b0 14w0  9w0  7b0 12w= 11b=
 6w1  8b0 12b-    Z 13b1  5w1 11w1  3b0  7w0
 7b0  5w1 10b1  1w0 16b0 12w1  8b=  2w=  4b0
 8w= 11b1  7w1  2b0 15w1  3w0  4b=  1b=  6w0
"""
ROUND_ROBIN = """
5w= 2w1 3b1 4w0 6b1
6w1 1b0 5w1 3w= 4b1
4w1 6b1 1w0 2b= 5w1
3b0 5b0 6w= 1b1 2w0
1b= 4w1 2b0 6w- 3b0
2b0 3w0 4b= 5b+ 1w0
"""
POINTS = {"1": WIN, "=": DRAW, "0": 0, "+": WIN, "-": 0, "U": WIN, "H": DRAW}


def course_of(table: str) -> PairingHistory:
    """Return the course that a cross-table tells: opponent, side and result of each round."""
    lines = [line.split() for line in table.strip().splitlines()]
    pairings = []
    for number, line in enumerate(lines, 1):
        for round_number, cell in enumerate(line, 1):
            place = PairingPlace(BracketPart.MAIN, round_number, number)
            if cell[:-2] and "w" in cell:
                opponent = int(cell[:-2])
                back = lines[opponent - 1][round_number - 1]
                assert back[:-1] == f"{number}b"
                how = How.NO_SHOW if cell[-1] in "+-" else How.PLAYED
                outcome = PairingOutcome(POINTS[cell[-1]], POINTS[back[-1]], how)
                pairings.append(Pairing(place, number, opponent, outcome))
            elif cell == "U":
                pairings.append(Pairing(place, number, None, BYE))
            elif cell == "H":
                pairings.append(Pairing(place, number, None, PairingOutcome(DRAW, 0, How.BYE)))
    return PairingHistory([Entrant(number) for number in range(1, len(lines) + 1)], pairings)


def test_buchholz_as_in_exercises_1_to_4() -> None:
    scores = Scores(course_of(SWISS))
    published = {1: 12.5, 2: 13, 3: 15.5, 4: 15, 5: 8.5, 8: 13.5, 11: 13.5, 16: 12.5}
    assert {number: scores.buchholz(number) / 2 for number in published} == published


def test_buchholz_cut_1_as_in_exercises_5_to_8() -> None:
    scores = Scores(course_of(SWISS))
    published = {5: 7.5, 8: 12, 11: 12, 7: 12.5, 9: 7.5, 13: 12, 1: 11, 3: 13, 4: 11.5, 16: 11}
    published |= {12: 9.5, 14: 9, 15: 11}
    assert {number: scores.buchholz(number, cut=True) / 2 for number in published} == published


def test_sonneborn_berger_as_in_exercises_11_and_12() -> None:
    scores = Scores(course_of(SWISS))
    published = (
        8,
        9.5,
        10.5,
        9.75,
        4.25,
        6.5,
        3.25,
        5.25,
        2.25,
        1.5,
        5.75,
        4,
        4.25,
        4.5,
        3.5,
        7.25,
    )
    assert tuple(scores.sonneborn_berger(number) / 4 for number in range(1, 17)) == published


def test_sonneborn_berger_of_a_round_robin_as_in_exercise_14() -> None:
    scores = Scores(course_of(ROUND_ROBIN), fixed=True)
    published = (9.25, 6.25, 6.25, 4.25, 3.25, 2.25)
    assert tuple(scores.sonneborn_berger(number) / 4 for number in range(1, 7)) == published


@pytest.mark.parametrize(
    ("table", "fixed", "ranks"),
    [
        (LONG_SWISS, False, (3, 5, 1, 3, 9, 2, 6, 6, 14, 9, 13, 14, 16, 9, 9, 6)),
        (ROUND_ROBIN, True, (1, 2, 2, 6, 5, 4)),
    ],
)
def test_direct_encounters_as_in_exercises_25_and_26(
    table: str, fixed: bool, ranks: tuple[int, ...]
) -> None:
    course = course_of(table)
    rows = standings_by([TieBreak.DIRECT_ENCOUNTER], course, Scores(course, fixed=fixed))
    found = {row.number: row.rank for row in rows}
    assert tuple(found[number] for number in sorted(found)) == ranks


def test_wins_as_in_exercise_27() -> None:
    scores = Scores(course_of(SWISS))
    published = (2, 3, 2, 2, 2, 3, 1, 2, 1, 1, 2, 2, 1, 2, 2, 3)
    assert tuple(scores.wins(number) for number in range(1, 17)) == published


def test_points_as_in_the_tables() -> None:
    assert [value / 2 for value in Scores(course_of(LONG_SWISS)).points.values()] == [
        6, 6, 6.5, 6, 4, 6, 4.5, 4.5, 3, 4, 3.5, 3, 2.5, 4, 4, 4.5,
    ]  # fmt: skip


def test_a_standing_lists_its_tie_breaks_in_their_order() -> None:
    best = RoundRobin().standings(course_of(ROUND_ROBIN))[0]
    assert (best.rank, best.number, best.points, best.won) == (1, 1, 7, 3)
    assert best.tie_breaks == (4, 37, 3, 0)


def test_rounds_before_somebody_joined_are_worth_what_was_agreed() -> None:
    course = course_of("2w1 2b1\n1b0 1w0")
    late = PairingHistory((*course.entrants, Entrant(3, joined=3)), course.pairings)
    assert Scores(late, late=DRAW).points[3] == 2 * DRAW
    assert Scores(late).points[3] == 0
