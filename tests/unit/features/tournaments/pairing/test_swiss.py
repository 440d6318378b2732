"""Swiss tournaments: properties of random ones, and every round of 8 against all pairings.

`FARKLE_TOURNAMENTS=10000` tries so many instead of 300.
"""

import os
from collections import Counter
from dataclasses import replace
from itertools import groupby
from random import Random

import pytest

from bot.features.tournaments.model.pairing.history import (
    DRAW,
    WIN,
    Entrant,
    How,
    Pairing,
    PairingHistory,
    PairingOutcome,
)
from bot.features.tournaments.model.pairing.swiss.form import Swiss
from tests.support.tournaments.oracle import SoFar, paired, sides_of
from tests.support.tournaments.playing import (
    EVEN,
    FIRST_WINS,
    NEITHER_CAME,
    SECOND_WINS,
    at_random,
    entrants,
    played_out,
    stronger_wins,
)

TOURNAMENTS = int(os.environ.get("FARKLE_TOURNAMENTS", "300"))
CHUNK = 50

ALL_OUTCOMES = [
    *[FIRST_WINS] * 8,
    *[SECOND_WINS] * 8,
    *[EVEN] * 2,
    PairingOutcome(WIN, 0, How.NO_SHOW),
    PairingOutcome(0, WIN, How.NO_SHOW),
    NEITHER_CAME,
    PairingOutcome(WIN, 0, How.ADJUDICATED),
]


def at_its_end(course: PairingHistory, rng: Random) -> PairingHistory:
    """Return the course with the round ended, and with some who go, return or join."""
    pairings = [
        pairing.ended(pairing.outcome or rng.choice(ALL_OUTCOMES)) for pairing in course.pairings
    ]
    people = [
        replace(entrant, withdrawn=rng.random() < (0.5 if entrant.withdrawn else 0.04))
        for entrant in course.entrants
    ]
    if rng.random() < 0.1:
        people.append(Entrant(len(people) + 1, joined=course.last_round + 1))
    return PairingHistory(people, pairings)


def check_round(before: PairingHistory, made: tuple[Pairing, ...], late: int) -> None:
    """Check what holds for every round."""
    so_far = SoFar(before, late)
    numbers = sorted(number for pairing in made for number in pairing.sides)
    assert numbers == [*before.present]
    byes = [pairing for pairing in made if pairing.second is None]
    assert len(byes) == len(numbers) % 2
    cost = so_far.cost(paired(made))
    if len(numbers) <= 8:
        assert cost == so_far.least(numbers)
    elif cost is None:
        assert not so_far.can_be_fresh(numbers)


@pytest.mark.parametrize("chunk", range(max(1, TOURNAMENTS // CHUNK)))
def test_random_tournaments(chunk: int) -> None:
    unbalanced = rows = 0
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        rng = Random(seed)
        late = rng.choice([0, DRAW])
        form = Swiss(rng.randint(1, 9), late, strongest_begins=rng.random() < 0.5)
        course = PairingHistory(entrants(rng.choice([*range(9), *range(9, 41)])))
        while made := tuple(form.due(course)):
            check_round(course, made, late)
            course = at_its_end(course.beyond(made), rng)
        assert form.is_over(course)
        assert course.last_round == form.number_of_rounds or len(course.present) < 2
        for began in sides_of(course).values():
            rows += 1
            unbalanced += abs(2 * sum(began) - len(began)) > 2
            unbalanced += any(len(list(same)) > 3 for _, same in groupby(began))
    assert unbalanced <= rows / 100


@pytest.mark.parametrize("count", [7, 8])
@pytest.mark.parametrize("seed", range(25))
def test_rounds_of_eight_float_as_little_as_any_pairing(count: int, seed: int) -> None:
    rng = Random(seed)
    form = Swiss(5)
    course = PairingHistory(entrants(count))
    for _ in range(5):
        made = form.due(course)
        so_far = SoFar(course)
        assert so_far.cost(paired(made)) == so_far.least([*course.present])
        decide = at_random(rng, [FIRST_WINS, SECOND_WINS, EVEN])
        course = course.beyond(
            [pairing.ended(pairing.outcome or decide(pairing)) for pairing in made]
        )


def test_the_first_round_is_the_upper_half_against_the_lower_with_sides_in_turn() -> None:
    made = Swiss(3).due(PairingHistory(entrants(8)))
    assert [pairing.sides for pairing in made] == [(1, 5), (6, 2), (3, 7), (8, 4)]
    drawn = Swiss(3, strongest_begins=False).due(PairingHistory(entrants(8)))
    assert [pairing.sides for pairing in drawn] == [(5, 1), (2, 6), (7, 3), (4, 8)]


def test_winners_meet_winners() -> None:
    course = PairingHistory(entrants(16))
    made = Swiss(3).due(course)
    course = course.beyond([pairing.ended(stronger_wins(pairing)) for pairing in made])
    second = Swiss(3).due(course)
    assert [sorted(pairing.sides) for pairing in second[:4]] == [[1, 6], [2, 5], [3, 8], [4, 7]]
    assert all(number > 8 for pairing in second[4:] for number in pairing.sides)
    began = {pairing.first for pairing in course.pairings}
    assert not began & {pairing.first for pairing in second}


def test_byes_go_round() -> None:
    course = played_out(Swiss(5), 5, at_random(Random(1)))
    byes = Counter(pairing.first for pairing in course.pairings if pairing.second is None)
    assert byes == dict.fromkeys(range(1, 6), 1)


def test_two_people_meet_again_when_nobody_else_is_there() -> None:
    course = played_out(Swiss(3), 2, stronger_wins)
    assert [sorted(pairing.sides) for pairing in course.pairings] == [[1, 2]] * 3
    assert {pairing.first for pairing in course.pairings} == {1, 2}


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_is_played_by_fewer_than_two(count: int) -> None:
    course = PairingHistory(entrants(count))
    assert Swiss(3).due(course) == ()
    assert Swiss(3).is_over(course)
    assert len(Swiss(3).standings(course)) == count


def test_the_next_round_waits_for_the_last_game_of_this_one() -> None:
    form = Swiss(3)
    course = PairingHistory(entrants(4))
    course = course.beyond(form.due(course))
    first, second = course.pairings
    course = replace(course, pairings=[first.ended(FIRST_WINS), second])
    assert form.due(course) == ()
    assert not form.is_over(course)
    course = replace(course, pairings=[course.pairings[0], second.ended(FIRST_WINS)])
    assert {pairing.place.round for pairing in form.due(course)} == {2}


def test_who_comes_late_has_what_was_agreed_for_the_rounds_before() -> None:
    course = played_out(Swiss(2), 4, stronger_wins)
    late = replace(course, entrants=[*course.entrants, Entrant(5, joined=3)])
    assert {row.number: row.points for row in Swiss(3).standings(late)}[5] == 0
    assert {row.number: row.points for row in Swiss(3, DRAW).standings(late)}[5] == 2 * DRAW
    assert 5 in {number for pairing in Swiss(3).due(late) for number in pairing.sides}


def test_a_closed_tournament_ends_with_its_running_round() -> None:
    form = Swiss(3)
    course = PairingHistory(entrants(2), form.due(PairingHistory(entrants(2))), closed=True)
    assert not form.is_over(course)
    over = replace(course, pairings=[course.pairings[0].ended(FIRST_WINS)])
    assert form.is_over(over)
    assert form.due(over) == ()
