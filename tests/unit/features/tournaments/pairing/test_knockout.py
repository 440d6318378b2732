"""Knock-outs of every size: the published seedings, byes, the third place, those who go."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.features.tournaments.model.pairing.bracket import NOBODY, bracket_order, first_round
from bot.features.tournaments.model.pairing.history import (
    BYE,
    BracketPart,
    Entrant,
    How,
    PairingHistory,
    PairingOutcome,
    PairingPlace,
)
from bot.features.tournaments.model.pairing.knockout import KnockOut
from tests.support.for_each import for_each
from tests.support.tournaments.playing import (
    EVEN,
    FIRST_WINS,
    NEITHER_CAME,
    SECOND_WINS,
    TELLING_SIZES,
    at_random,
    ended,
    entrants,
    played_out,
    stronger_wins,
)

SIZES = range(2, 257)

# The first rounds as printed, each line a half or a quarter from the top: the regions of the
# American college basketball championship (16), and the draws of tennis for 8 and 32 seeded.
PUBLISHED = {
    4: "1-4 2-3",
    8: "1-8 4-5 3-6 2-7",
    16: "1-16 8-9 5-12 4-13 6-11 3-14 7-10 2-15",
    32: ("1-32 16-17 9-24 8-25 5-28 12-21 13-20 4-29 3-30 14-19 11-22 6-27 7-26 10-23 15-18 2-31"),
}

Tree = int | frozenset["Tree"]


def tree(leaves: list[int]) -> Tree:
    """Return who can meet whom in which round, whichever way up the bracket is drawn."""
    level: list[Tree] = list(leaves)
    while len(level) > 1:
        level = [frozenset(pair) for pair in zip(level[::2], level[1::2], strict=True)]
    return level[0]


@for_each(PUBLISHED)
def test_the_seeding_is_the_published_one(size: int) -> None:
    printed = [int(number) for number in PUBLISHED[size].replace("-", " ").split()]
    assert tree(bracket_order(size)) == tree(printed)


@for_each([2, 4, 8, 16, 32, 64, 128, 256])
def test_the_stronger_meets_the_weakest_who_is_left_in_every_round(size: int) -> None:
    left = bracket_order(size)
    assert sorted(left) == [*range(1, size + 1)]
    while len(left) > 1:
        pairs = list(zip(left[::2], left[1::2], strict=True))
        assert {first + second for first, second in pairs} == {len(left) + 1}
        left = [min(pair) for pair in pairs]


@for_each(SIZES)
def test_the_strongest_have_the_byes(count: int) -> None:
    resting = sorted(max(pair) for pair in first_round(count) if NOBODY in pair)
    size = 1 << (count - 1).bit_length()
    assert resting == [*range(1, size - count + 1)]
    assert sorted(number for pair in first_round(count) for number in pair if number) == [
        *range(1, count + 1)
    ]


@for_each(SIZES)
def test_everybody_but_the_champion_loses_once(count: int) -> None:
    course = played_out(KnockOut(), count, at_random(Random(count)))
    losses = Counter(
        number
        for pairing in course.pairings
        if pairing.was_played
        for number in pairing.sides
        if not pairing.won_by(number)
    )
    standings = KnockOut().standings(course)
    assert [row.rank for row in standings[:2]] == [1, 2]
    assert losses == {row.number: 1 for row in standings[1:]}
    assert course.last_round == KnockOut().rounds(course)


@for_each(TELLING_SIZES)
def test_if_the_stronger_always_wins_the_ranks_are_the_seeding(count: int) -> None:
    course = played_out(KnockOut(third_place=True), count, stronger_wins)
    rows = KnockOut(third_place=True).standings(course)
    assert [row.number for row in rows] == [*range(1, count + 1)]
    assert [row.rank for row in rows[:4]] == [1, 2, 3, 4][: len(rows)]


def test_losers_of_a_round_share_a_rank() -> None:
    course = played_out(KnockOut(), 16, stronger_wins)
    ranks = [row.rank for row in KnockOut().standings(course)]
    assert ranks == [1, 2, 3, 3, *[5] * 4, *[9] * 8]


def test_those_who_lost_the_semi_finals_play_for_the_third_place() -> None:
    form = KnockOut(third_place=True)
    course = played_out(form, 4, stronger_wins)
    third = course.at[PairingPlace(BracketPart.THIRD, 2, 1)]
    assert sorted(third.sides) == [3, 4]
    upset = ended(course, third, FIRST_WINS if third.first == 4 else SECOND_WINS)
    assert [row.number for row in form.standings(upset)] == [1, 2, 4, 3]


def test_nobody_plays_for_the_third_place_of_three() -> None:
    course = played_out(KnockOut(third_place=True), 3, stronger_wins)
    assert {pairing.place.part for pairing in course.pairings} == {BracketPart.MAIN}


@for_each([0, 1])
def test_nothing_is_played_by_fewer_than_two(count: int) -> None:
    course = PairingHistory(entrants(count))
    assert KnockOut().is_over(course)
    assert [row.rank for row in KnockOut().standings(course)] == [1] * count


def test_a_pairing_begins_as_soon_as_both_are_known() -> None:
    form = KnockOut()
    course = PairingHistory(entrants(8))
    course = course.beyond(form.due(course))
    for pairing in course.pairings[:2]:
        assert form.due(course) == ()
        course = ended(course, pairing, stronger_wins(pairing))
    [second_round] = form.due(course)
    assert second_round.place == PairingPlace(BracketPart.MAIN, 2, 1)
    assert sorted(second_round.sides) == [1, 4]
    waiting = form.upcoming(course.beyond([second_round]), 2)
    assert waiting is None  # who plays is not told what comes after


def test_who_waits_is_told_for_what() -> None:
    form = KnockOut()
    course = PairingHistory(entrants(8))
    course = course.beyond(form.due(course))
    course = ended(course, course.pairings[0], stronger_wins(course.pairings[0]))
    next_one = form.upcoming(course, 1)
    assert next_one is not None
    assert (next_one.place, next_one.opponent) == (PairingPlace(BracketPart.MAIN, 2, 1), None)
    assert next_one.waits_for == (PairingPlace(BracketPart.MAIN, 1, 2),)
    assert form.upcoming(course, 8) is None


def test_who_withdrew_loses_without_playing_and_two_of_them_both() -> None:
    form = KnockOut()
    course = PairingHistory(
        [Entrant(1), Entrant(2, withdrawn=True), Entrant(3, withdrawn=True), Entrant(4)]
    )
    course = course.beyond(form.due(course))
    assert course.at[PairingPlace(BracketPart.MAIN, 1, 2)].outcome == NEITHER_CAME
    [running] = course.running
    course = ended(course, running, stronger_wins(running))
    [final] = form.due(course)
    assert (final.first, final.second, final.outcome) == (1, None, BYE)
    assert form.is_over(course.beyond([final]))


def test_everybody_leaving_ends_it() -> None:
    form = KnockOut()
    gone = PairingHistory([replace(entrant, withdrawn=True) for entrant in entrants(7)])
    course = gone.beyond(form.due(gone))
    assert form.is_over(course)
    assert not course.running


def test_an_even_pairing_goes_to_the_stronger() -> None:
    course = played_out(KnockOut(), 2, lambda _: EVEN)
    assert [row.number for row in KnockOut().standings(course)] == [1, 2]


def test_a_no_show_goes_to_who_came() -> None:
    course = played_out(KnockOut(), 2, lambda _: PairingOutcome(0, 2, How.NO_SHOW))
    assert KnockOut().standings(course)[0].number == course.pairings[0].second


def test_nothing_begins_once_it_is_closed() -> None:
    course = replace(PairingHistory(entrants(4)), closed=True)
    assert KnockOut().due(course) == ()
    assert KnockOut().is_over(course)


def test_sides_are_even_over_a_knock_out() -> None:
    course = played_out(KnockOut(), 64, stronger_wins)
    began = [pairing.first == 1 for pairing in course.of[1]]
    assert sum(began) == len(began) / 2


def test_a_course_refuses_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="numbered"):
        PairingHistory([Entrant(2)])
    pairing = KnockOut().due(PairingHistory(entrants(2)))[0]
    with pytest.raises(ValueError, match="one place"):
        PairingHistory(entrants(2), [pairing, pairing])
