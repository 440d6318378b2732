"""Duplicates: everybody alone, by points and by places."""

from dataclasses import replace

import pytest

from bot.features.tournaments.model.pairing.duplicate import MISSED, Counted, DuplicateForm
from bot.features.tournaments.model.pairing.history import (
    BracketPart,
    Entrant,
    PairingHistory,
    PairingOutcome,
    PairingPlace,
)
from tests.support.tournaments.playing import ended, entrants


def played(*rounds: list[int | None]) -> PairingHistory:
    """Return a duplicate with the points of each round by entrant, None for who missed it."""
    course = PairingHistory(entrants(len(rounds[0])))
    for points in rounds:
        for pairing in DuplicateForm(len(rounds)).due(course):
            scored = points[pairing.first - 1]
            outcome = MISSED if scored is None else PairingOutcome(0, 0, scored=(scored, 0))
            course = course.beyond([pairing.ended(outcome)])
    return course


def test_everybody_plays_alone_each_at_their_own_pace() -> None:
    form = DuplicateForm(2)
    course = PairingHistory(entrants(3))
    made = form.due(course)
    assert [(pairing.first, pairing.second, pairing.outcome) for pairing in made] == [
        (1, None, None), (2, None, None), (3, None, None),
    ]  # fmt: skip
    course = course.beyond(made)
    assert form.due(course) == []
    course = ended(course, made[1], PairingOutcome(0, 0, scored=(900, 0)))
    [second] = form.due(course)
    assert second.place == PairingPlace(BracketPart.MAIN, 2, 2)
    following = form.upcoming(course, 2)
    assert following is not None
    assert following.place == second.place
    assert form.upcoming(course, 1) is None


def test_the_most_points_lead_and_of_equal_sums_the_best_round() -> None:
    rows = DuplicateForm(2).standings(played([3000, 2000, 2500, 2500], [1000, 2500, 1500, 1500]))
    assert [(row.rank, row.number, row.points) for row in rows] == [
        (1, 2, 4500), (2, 1, 4000), (3, 3, 4000), (3, 4, 4000),
    ]  # fmt: skip


def test_equal_places_are_shared() -> None:
    form = DuplicateForm(2, Counted.PLACES)
    rows = form.standings(played([900, 500, 500, 100], [100, 200, 300, None]))
    assert form.unit == 2
    assert [(row.rank, row.number, row.points / form.unit) for row in rows] == [
        (1, 3, 3.5), (2, 1, 4.0), (3, 2, 4.5), (4, 4, 8.0),
    ]  # fmt: skip


def test_who_did_not_play_is_behind_who_had_no_points() -> None:
    rows = DuplicateForm(1, Counted.PLACES).standings(played([0, None, None]))
    assert [(row.number, row.points / 2) for row in rows] == [(1, 1.0), (2, 2.5), (3, 2.5)]


@pytest.mark.parametrize("counted", Counted)
def test_who_lost_points_is_ahead_of_who_did_not_play(counted: Counted) -> None:
    rows = DuplicateForm(1, counted).standings(played([-5000, None, None]))
    assert [(row.rank, row.number) for row in rows] == [(1, 1), (2, 2), (2, 3)]
    rows = DuplicateForm(2, counted).standings(played([-500, None, 100], [-500, None, None]))
    assert [(row.rank, row.number) for row in rows][-1] == (3, 2)


def test_places_below_zero_are_those_of_who_played() -> None:
    rows = DuplicateForm(1, Counted.PLACES).standings(played([-1, -200, None, 0]))
    assert [(row.number, row.points / 2) for row in rows] == [(4, 1), (1, 2), (2, 3), (3, 4)]


def test_nobody_gains_by_not_ending_a_round_that_goes_wrong() -> None:
    rows = DuplicateForm(2).standings(played([900, 900, 900], [-300, None, 100]))
    assert [(row.rank, row.number, row.points) for row in rows] == [
        (1, 3, 1000), (2, 1, 600), (3, 2, 600),
    ]  # fmt: skip


def test_a_round_that_can_still_be_played_costs_nothing_yet() -> None:
    course = PairingHistory(entrants(2))
    for scored in (900, -300):
        [first, *_] = DuplicateForm(2).due(course)
        course = course.beyond([first.ended(PairingOutcome(0, 0, scored=(scored, 0)))])
    course = course.beyond(DuplicateForm(2).due(course))
    rows = DuplicateForm(2).standings(course)
    assert [(row.number, row.points) for row in rows] == [(1, 600), (2, 0)]


def test_who_withdraws_plays_no_further_round_and_who_is_late_plays_all() -> None:
    form = DuplicateForm(2)
    course = played([500, 400])
    people = [replace(course.entrants[0], withdrawn=True), course.entrants[1], Entrant(3, joined=2)]
    course = replace(course, entrants=people)
    assert [(pairing.first, pairing.place.round) for pairing in form.due(course)] == [
        (2, 2),
        (3, 1),
    ]


def test_it_is_over_when_all_have_played_or_the_time_is() -> None:
    form = DuplicateForm(1)
    assert form.is_over(played([100, 200]))
    course = PairingHistory(entrants(2))
    assert not form.is_over(course)
    assert form.is_over(replace(course, closed=True))
    assert form.is_over(PairingHistory([]))
    assert form.is_over(PairingHistory([Entrant(1, withdrawn=True)]))
