"""Arenas: nobody waits while two are free, the nearest meet, streaks and berserk count."""

from dataclasses import replace
from random import Random

import pytest

from bot.features.tournaments.model.pairing.arena import Arena, points_in_arena
from bot.features.tournaments.model.pairing.history import (
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
from tests.support.tournaments.playing import FIRST_WINS, SECOND_WINS, ended, entrants

FORM = Arena()


def after(*outcomes: PairingOutcome) -> PairingHistory:
    """Return an arena in which the first of two has had these outcomes, as the one who begins."""
    return PairingHistory(
        entrants(2),
        [
            Pairing(PairingPlace(BracketPart.MAIN, number, 1), 1, 2, outcome)
            for number, outcome in enumerate(outcomes, 1)
        ],
    )


@pytest.mark.parametrize(
    ("outcomes", "points"),
    [
        ([FIRST_WINS], 2),
        ([FIRST_WINS] * 2, 4),
        ([FIRST_WINS] * 3, 8),
        ([FIRST_WINS] * 4, 12),
        ([FIRST_WINS] * 3 + [SECOND_WINS] + [FIRST_WINS] * 2, 12),
        ([FIRST_WINS] * 2 + [PairingOutcome(DRAW, DRAW)] * 2, 7),
        ([PairingOutcome(WIN, 0, berserk=(True, False))], 3),
        ([FIRST_WINS] * 2 + [PairingOutcome(WIN, 0, berserk=(True, True))], 9),
        ([PairingOutcome(0, WIN, berserk=(True, False))], 0),
        ([PairingOutcome(WIN, 0, How.NO_SHOW, berserk=(True, False))], 2),
    ],
)
def test_points_count_double_from_the_third_win_in_a_row(
    outcomes: list[PairingOutcome], points: int
) -> None:
    assert points_in_arena(after(*outcomes), 1) == points


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 33, 64, 101])
def test_nobody_waits_for_over_ten_seconds_while_two_are_free(count: int) -> None:
    """Play ten minutes second by second: people come and go, and games end at random."""
    rng = Random(count)
    course = PairingHistory(entrants(count))
    waiting = dict.fromkeys(range(1, count + 1), 0)
    hurry_at: set[int] = set()
    for second in range(600):
        changed = second == 0
        for pairing in course.running:
            if rng.random() < 0.02:
                course = ended(course, pairing, rng.choice([FIRST_WINS, SECOND_WINS]))
                changed = True
        if rng.random() < 0.02:
            number = rng.choice([*waiting])
            if not any(number in pairing.sides for pairing in course.running):
                gone = course.entrant(number).withdrawn
                moved = Entrant(number, withdrawn=not gone)
                people = [
                    moved if entrant.number == number else entrant for entrant in course.entrants
                ]
                course = replace(course, entrants=people)
                changed = True
        if changed:
            course = course.beyond(FORM.due(course))
            hurry_at.add(second + int(FORM.pairing_delay))
        if second in hurry_at:
            course = course.beyond(FORM.due(replace(course, relaxed=True)))
        busy = {number for pairing in course.running for number in pairing.sides}
        free = [number for number in course.present if number not in busy]
        for number in waiting:
            waiting[number] = waiting[number] + 1 if number in free and len(free) > 1 else 0
        assert max(waiting.values()) <= FORM.pairing_delay
    assert len(course.pairings) > 2 * count


def test_the_last_opponent_is_met_again_only_if_nobody_else_could_be() -> None:
    rng = Random(7)
    course = PairingHistory(entrants(12))
    again = 0
    for _ in range(300):
        before = course
        for due in FORM.due(course):
            assert due.second is not None
            last = [before.of[number][-1:] for number in due.sides]
            again += any({*due.sides} == {*pairing.sides} for met in last for pairing in met)
            course = course.beyond([due])
        course = ended(course, rng.choice(course.running), FIRST_WINS)
    assert again == 0


def test_two_who_are_alone_play_again_at_once() -> None:
    course = PairingHistory(entrants(2))
    for _ in range(3):
        [made] = FORM.due(course)
        course = ended(course.beyond([made]), made, FIRST_WINS)
    assert {pairing.first for pairing in course.pairings} == {1, 2}


def test_two_who_have_just_met_wait_for_the_others_until_it_takes_too_long() -> None:
    course = PairingHistory(entrants(4))
    course = course.beyond(FORM.due(course))
    course = ended(course, course.running[0], FIRST_WINS)
    assert FORM.due(course) == ()
    [made] = FORM.due(replace(course, relaxed=True))
    assert {*made.sides} == {*course.pairings[0].sides}


def test_those_with_equal_points_meet() -> None:
    course = PairingHistory(entrants(16))
    made = FORM.due(course)
    course = course.beyond(pairing.ended(FIRST_WINS) for pairing in made)
    winners = {pairing.first for pairing in made}
    assert all(len(winners & {*pairing.sides}) in {0, 2} for pairing in FORM.due(course))


def test_of_an_odd_number_somebody_else_waits_each_time() -> None:
    course = PairingHistory(entrants(3))
    rested: list[int] = []
    for _ in range(3):
        [made] = FORM.due(course)
        rested += {1, 2, 3} - {*made.sides}
        course = ended(course.beyond([made]), made, FIRST_WINS)
    assert sorted(rested) == [1, 2, 3]


def test_when_the_time_is_over_what_runs_still_counts() -> None:
    course = PairingHistory(entrants(4))
    course = replace(course.beyond(FORM.due(course)), closed=True)
    assert not FORM.is_over(course)
    for pairing in course.running:
        course = ended(course, pairing, FIRST_WINS)
    assert FORM.due(course) == ()
    assert FORM.is_over(course)
    assert sorted(row.points for row in FORM.standings(course)) == [0, 0, 2, 2]


@pytest.mark.parametrize("people", [[], [Entrant(1)], [Entrant(1), Entrant(2, withdrawn=True)]])
def test_whoever_is_alone_waits_until_the_time_is_over(people: list[Entrant]) -> None:
    course = PairingHistory(people)
    assert FORM.due(course) == ()
    assert not FORM.is_over(course)
    assert FORM.is_over(replace(course, closed=True))


def test_of_equal_points_who_won_more_is_ahead_and_then_who_played_less() -> None:
    places = (PairingPlace(BracketPart.MAIN, number, 1) for number in range(1, 9))
    pairings = [
        Pairing(next(places), 1, 4, FIRST_WINS),
        Pairing(next(places), 2, 4, PairingOutcome(DRAW, DRAW)),
        Pairing(next(places), 2, 4, PairingOutcome(DRAW, DRAW)),
        Pairing(next(places), 3, 4, FIRST_WINS),
        Pairing(next(places), 3, 4, SECOND_WINS),
    ]
    rows = FORM.standings(PairingHistory(entrants(4), pairings))
    assert [(row.rank, row.number, row.points) for row in rows] == [
        (1, 4, 4), (2, 1, 2), (3, 3, 2), (4, 2, 2),
    ]  # fmt: skip
