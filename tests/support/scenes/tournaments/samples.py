"""Tournaments in every phase, to be shown."""

from dataclasses import replace

from bot.features.tournaments.model.forms import form_of
from bot.features.tournaments.model.pairing.history import How, PairingOutcome
from bot.features.tournaments.model.phases import CheckIn, Joining, Over, Running
from bot.features.tournaments.model.plan import FormName, Plan, Start
from bot.features.tournaments.model.series import MatchNow, Series, SeriesGame
from bot.features.tournaments.model.tournament import Attendance, Entry, Tournament
from bot.match.model.match import Person, Place
from tests.support.scenes.tables import ANN, BEN, HOSTILE, TAVERN

NOW = 1_795_000_000
RULES = replace(TAVERN, turn_seconds=120)
TITLE = "*Winter* Cup [x](https://x.y) @everyone"
"""A title with most of what has to be escaped."""

LONG = "#*_~`|>" * 8
"""A name that is as long as one can be once it is escaped."""


def person(number: int) -> Person:
    """Return somebody who takes part."""
    return Person(2000 + number, f"Player {number}")


def people(count: int) -> list[Person]:
    """Return so many people, among them somebody with a hostile name."""
    return [ANN, BEN, HOSTILE, *[person(number) for number in range(4, count + 1)]][:count]


def plan(form: FormName, **terms: object) -> Plan:
    """Return a plan of the form."""
    return replace(Plan(TITLE, form, RULES), **terms)  # type: ignore[arg-type] # as Plan


def gathering(wanted: Plan, count: int) -> Tournament:
    """Return a tournament that so many people have joined."""
    entries = tuple(Entry(at, (entrant,)) for at, entrant in enumerate(people(count), start=1))
    place = Place(77, 88)
    return Tournament(12, 3, place, BEN, wanted, Joining(NOW + 3600), NOW, entries=entries)


def of_teams(wanted: Plan, count: int) -> Tournament:
    """Return a tournament of so many full teams with the longest names there can be."""
    longest = [Person(3000 + number, LONG) for number in range(count * wanted.team_size)]
    entries = tuple(
        Entry(at + 1, tuple(longest[at * wanted.team_size : (at + 1) * wanted.team_size]), LONG)
        for at in range(count)
    )
    return replace(gathering(wanted, 0), entries=entries)


def checking_in() -> Tournament:
    """Return one whose people say that they are there."""
    wanted = plan(
        FormName.SWISS, check_in_minutes=10, start=Start.AT_TIME, starts_at=NOW + 600, most=8
    )
    tournament = gathering(wanted, 4)
    first, *others = tournament.entries
    there = replace(first, attendance=Attendance.CHECKED_IN)
    return replace(tournament, phase=CheckIn(NOW + 600), entries=(there, *others))


def about_to_begin() -> Tournament:
    """Return one without a check-in, between its last entry and its first round."""
    wanted = plan(FormName.SWISS, start=Start.WHEN_FULL, most=4)
    return replace(gathering(wanted, 4), phase=CheckIn(NOW))


def running(wanted: Plan, count: int, rounds: int = 1) -> Tournament:
    """Return one that is played in so many rounds, the last of which is not over.

    Whoever is named first wins. The last pairing of a round before was not played.
    """
    tournament = replace(gathering(wanted, count), phase=Running(NOW, None))
    entries = tuple(
        replace(entry, number=number) for number, entry in enumerate(tournament.entries, start=1)
    )
    tournament = replace(tournament, entries=entries)
    for number in range(1, rounds + 1):
        tournament = _with_round(tournament, ends=number < rounds)
    return tournament


def over(wanted: Plan, count: int, rounds: int) -> Tournament:
    """Return one that is over."""
    tournament = running(wanted, count, rounds + 1)
    series = tuple(series for series in tournament.series if not series.is_open)
    return replace(tournament, series=series, phase=Over(NOW + 7200))


def missed(wanted: Plan, count: int) -> Tournament:
    """Return one that is over, and that nobody came to."""
    tournament = running(wanted, count)
    nobody = PairingOutcome(0, 0, How.NO_SHOW)
    series = tuple(series.ended(nobody) for series in tournament.series)
    return replace(tournament, series=series, phase=Over(NOW + 7200))


def _with_round(tournament: Tournament, *, ends: bool) -> Tournament:
    """Return a tournament with what is due played, or begun."""
    due = form_of(tournament).due(tournament.course)
    begun = len(tournament.series)
    made = [Series(begun + at, pairing) for at, pairing in enumerate(due, start=1)]
    games = [_game(series, ends=ends) if series.is_open else series for series in made]
    return replace(tournament, series=(*tournament.series, *games))


def _game(series: Series, *, ends: bool) -> Series:
    match = MatchNow(200 + series.id, is_open=not ends, is_shown=True)
    series = replace(series, games=(SeriesGame(series.id, 1, 1, match),))
    return series.ended(PairingOutcome(2, 0, scored=(4, 0))) if ends else series
