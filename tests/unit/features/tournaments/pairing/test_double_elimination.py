"""Double eliminations of every size: complete, and rematches come late."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.features.tournaments.model.pairing.double_elimination import DoubleElimination
from bot.features.tournaments.model.pairing.history import BracketPart, Entrant, PairingHistory
from tests.support.for_each import for_each
from tests.support.tournaments.playing import (
    NEITHER_CAME,
    TELLING_SIZES,
    at_random,
    entrants,
    played_out,
    steps,
    stronger_wins,
)

FORM = DoubleElimination()

EARLIEST = [(8, 3), (16, 4), (32, 5), (64, 7), (128, 8), (256, 9)]
"""Sizes, and the first round of their losers' bracket in which some may have met before."""


@for_each(TELLING_SIZES)
def test_everybody_but_the_champion_loses_twice(count: int) -> None:
    course = played_out(FORM, count, at_random(Random(count)))
    losses = Counter(
        number
        for pairing in course.pairings
        if pairing.was_played
        for number in pairing.sides
        if not pairing.won_by(number)
    )
    champion, second, *others = FORM.standings(course)
    assert (champion.rank, second.rank) == (1, 2)
    assert all(losses[row.number] == 2 for row in (second, *others))
    played = sum(pairing.was_played for pairing in course.pairings)
    assert played == 2 * (count - 1) + losses[champion.number]
    assert losses[champion.number] <= 1
    assert len({row.number for row in FORM.standings(course)}) == count


@for_each([2, 3, 6, 8, 13, 64])
def test_the_grand_final_is_played_again_only_if_both_have_lost_once(count: int) -> None:
    course = played_out(FORM, count, stronger_wins)
    finals = [pairing for pairing in course.pairings if pairing.place.part is BracketPart.FINAL]
    assert [pairing.place.round for pairing in finals] == [1]
    assert [row.number for row in FORM.standings(course)][:2] == [1, 2]
    again = played_out(
        FORM,
        count,
        lambda pairing: (
            stronger_wins(pairing)
            if pairing.place.part is not BracketPart.FINAL
            else stronger_wins(
                replace(pairing, first=-pairing.first, second=-(pairing.second or 0))
            )
        ),
    )
    assert [
        pairing.place.round for pairing in again.pairings if pairing.place.part is BracketPart.FINAL
    ] == [1, 2]
    assert [row.number for row in FORM.standings(again)][:2] == [2, 1]


@pytest.mark.parametrize(("count", "earliest"), EARLIEST)
def test_those_who_have_met_meet_again_late(count: int, earliest: int) -> None:
    rounds = []
    for seed in range(max(4, 400 // count)):
        course = played_out(FORM, count, at_random(Random(seed)))
        met: set[frozenset[int]] = set()
        for pairing in course.pairings:
            if pairing.place.part is BracketPart.LOSERS and frozenset(pairing.sides) in met:
                rounds.append(pairing.place.round)
            met.add(frozenset(pairing.sides))
    assert min(rounds) >= earliest


def test_every_pairing_waits_for_what_decides_it() -> None:
    rng = Random(4)
    for course in steps(FORM, PairingHistory(entrants(6)), at_random(rng), rng):
        if FORM.due(course):
            continue
        places = {pairing.place for pairing in course.running}
        for number in range(1, 7):
            next_one = FORM.upcoming(course, number)
            if next_one is not None:
                assert next_one.opponent is None
                assert set(next_one.waits_for) <= places
                assert next_one.waits_for


def test_who_withdraws_is_out_of_both_brackets() -> None:
    course = PairingHistory([Entrant(1, withdrawn=True), *entrants(5)[1:]])
    rng = Random(0)
    for step in steps(FORM, course, stronger_wins, rng):
        course = step
    assert all(pairing.outcome for pairing in course.pairings)
    assert FORM.standings(course)[0].number == 2
    assert not any(1 in pairing.sides and pairing.was_played for pairing in course.pairings)


def test_two_who_do_not_come_are_both_out() -> None:
    course = played_out(FORM, 2, lambda _: NEITHER_CAME)
    assert [row.rank for row in FORM.standings(course)] == [1, 1]


@for_each([0, 1])
def test_nothing_is_played_by_fewer_than_two(count: int) -> None:
    assert FORM.is_over(PairingHistory(entrants(count)))
