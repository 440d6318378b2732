"""Who has won a tournament: whoever was never there, or was taken out, wins nothing."""

from dataclasses import replace

import pytest

from bot.engine import RuleSet
from bot.features.tournaments.model.forms import form_of, podium_of
from bot.features.tournaments.model.pairing.duplicate import MISSED
from bot.features.tournaments.model.pairing.history import BracketPart, Pairing, PairingOutcome
from bot.features.tournaments.model.phases import Over, Running
from bot.features.tournaments.model.plan import FormName, Plan
from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import Attendance, Entry, Tournament
from bot.match.model.match import Person, Place
from tests.support.tournaments.playing import (
    FIRST_WINS,
    NEITHER_CAME,
    Decide,
    played_out,
    stronger_wins,
)

RULES = RuleSet("short", target=500, turn_seconds=120)


def over(form: FormName, count: int, decide: Decide, **terms: object) -> Tournament:
    """Return a tournament of so many that was played out."""
    entries = tuple(Entry(n, (Person(n, f"P{n}"),), number=n) for n in range(1, count + 1))
    plan = Plan("Cup", form, RULES, **({"rounds": 1} | terms))  # type: ignore[arg-type] # as Plan
    tournament = Tournament(
        1, 1, Place(7, 8), Person(99, "Org"), plan, Running(0, None), 0, entries=entries
    )
    if form is FormName.ARENA:
        course = form_of(tournament).due(tournament.course)
        pairings = [pairing.ended(decide(pairing)) for pairing in course]
    else:
        pairings = list(played_out(form_of(tournament), count, decide).pairings)
    series = tuple(Series(at, pairing) for at, pairing in enumerate(pairings, 1))
    return replace(tournament, phase=Over(0), series=series)


def placed(tournament: Tournament) -> list[tuple[int, int | None]]:
    """Return the places of the podium with the numbers of those who have them."""
    return [(place, entry.number) for place, entry in podium_of(tournament)]


def removed(tournament: Tournament, number: int) -> Tournament:
    """Return a tournament from which somebody was removed for good."""
    entry = tournament.by_number[number]
    return tournament.with_entry(replace(entry, attendance=Attendance.REMOVED))


def nobody_came(pairing: Pairing) -> PairingOutcome:
    return MISSED if pairing.second is None else NEITHER_CAME


@pytest.mark.parametrize("form", FormName)
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_tournament_that_nobody_came_to_is_won_by_nobody(form: FormName, count: int) -> None:
    assert placed(over(form, count, nobody_came)) == []


@pytest.mark.parametrize("form", FormName)
def test_the_best_win_as_ever(form: FormName) -> None:
    def decide(pairing: Pairing) -> PairingOutcome:
        if pairing.second is None:
            return PairingOutcome(0, 0, scored=(1000 - pairing.first, 0))
        return stronger_wins(pairing)

    assert placed(over(form, 4, decide))[0] == (1, 1)


@pytest.mark.parametrize("form", [FormName.KNOCK_OUT, FormName.DOUBLE])
def test_a_final_that_both_missed_is_won_by_nobody(form: FormName) -> None:
    def decide(pairing: Pairing) -> PairingOutcome:
        last = (BracketPart.MAIN, 2) if form is FormName.KNOCK_OUT else (BracketPart.FINAL, 1)
        missed = (pairing.place.part, pairing.place.round) == last
        return NEITHER_CAME if missed else stronger_wins(pairing)

    tournament = over(form, 4, decide)
    podium = placed(tournament)
    assert podium[:2] == [(2, 1), (2, 2)]
    assert all(place == 3 for place, _ in podium[2:])


def test_a_final_that_is_played_again_and_missed_is_won_by_nobody() -> None:
    def decide(pairing: Pairing) -> PairingOutcome:
        if pairing.place.part is not BracketPart.FINAL:
            return stronger_wins(pairing)
        if pairing.place.round == 2:
            return NEITHER_CAME
        return FIRST_WINS if pairing.first == max(pairing.sides) else PairingOutcome(0, 2)

    assert [place for place, _ in placed(over(FormName.DOUBLE, 4, decide))] == [2, 2, 3]


def test_who_comes_when_nobody_else_does_has_won() -> None:
    def decide(pairing: Pairing) -> PairingOutcome:
        came = replace(NEITHER_CAME, first=2) if pairing.first == 1 else NEITHER_CAME
        return replace(NEITHER_CAME, second=2) if pairing.second == 1 else came

    for form in (FormName.KNOCK_OUT, FormName.SWISS, FormName.ROUND_ROBIN, FormName.ARENA):
        assert placed(over(form, 2, decide)) == [(1, 1)], form


def test_points_below_zero_win_if_nobody_else_has_played() -> None:
    def decide(pairing: Pairing) -> PairingOutcome:
        return PairingOutcome(0, 0, scored=(-5000, 0)) if pairing.first == 2 else MISSED

    assert placed(over(FormName.DUPLICATE, 3, decide)) == [(1, 2)]


@pytest.mark.parametrize("form", [FormName.SWISS, FormName.ROUND_ROBIN, FormName.ARENA])
def test_who_was_removed_wins_nothing_and_the_next_takes_the_place(form: FormName) -> None:
    tournament = over(form, 4, stronger_wins)
    best = placed(tournament)[0][1]
    assert best is not None
    podium = placed(removed(tournament, best))
    assert podium[0][0] == 1
    assert best not in [number for _, number in podium]


def test_equals_share_the_place_that_was_left_to_them() -> None:
    def decide(pairing: Pairing) -> PairingOutcome:
        return PairingOutcome(0, 0, scored=(900 if pairing.first == 1 else 500, 0))

    tournament = removed(over(FormName.DUPLICATE, 4, decide), 1)
    assert placed(tournament) == [(1, 2), (1, 3), (1, 4)]


def test_a_runner_up_takes_the_place_of_a_winner_who_was_removed() -> None:
    tournament = removed(over(FormName.KNOCK_OUT, 4, stronger_wins), 1)
    assert placed(tournament)[0] == (1, 2)
