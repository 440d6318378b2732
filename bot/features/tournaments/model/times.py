"""Deadlines of a tournament, and how downtime moves them."""

from collections.abc import Iterator
from dataclasses import replace

from bot.features.tournaments.model.phases import CheckIn, Joining, Running
from bot.features.tournaments.model.plan import Start
from bot.features.tournaments.model.series import Series, SeriesGame
from bot.features.tournaments.model.tournament import Tournament
from bot.match.model.variants import SETTLING


def deadline_of(tournament: Tournament) -> int | None:
    """Return when a tournament has to be looked at next, None when it needs no look."""
    if tournament.is_paused or not tournament.is_open:
        return None
    return min(_times(tournament), default=None)


def closes_at(tournament: Tournament) -> int | None:
    """Return when the last games of an arena or a duplicate begin, or end.

    None for other forms, and once it is over. A duplicate waits until all of them have an end.
    """
    phase = tournament.phase
    if not isinstance(phase, Running) or phase.until is None:
        return None
    return phase.until + (SETTLING if tournament.plan.traits.is_solitary else 0)


def shifted(tournament: Tournament, seconds: int, until: int) -> Tournament:
    """Return a tournament with all times moved by `seconds`, and to `until` at least.

    A start at a set time stays where it is, unless that has passed.
    """

    def later(at: int | None) -> int | None:
        return None if at is None else max(at + seconds, until)

    phase = tournament.phase
    match phase:
        case Joining(at) if tournament.plan.start is Start.AT_TIME:
            phase = Joining(max(at, until))
        case Joining(at) | CheckIn(at):
            phase = replace(phase, until=max(at + seconds, until))
        case Running():
            phase = replace(phase, until=later(phase.until), hurry_at=later(phase.hurry_at))
        case _:
            pass

    def with_time(game: SeriesGame) -> SeriesGame:
        first, second = game.absent_at
        return replace(game, absent_at=(later(first), later(second)))

    def in_time(series: Series) -> Series:
        games = tuple(map(with_time, series.games))
        return replace(series, until=later(series.until), games=games)

    series = tuple(in_time(series) if series.is_open else series for series in tournament.series)
    return replace(tournament, phase=phase, series=series)


def _times(tournament: Tournament) -> Iterator[int]:
    phase = tournament.phase
    if isinstance(phase, Joining | CheckIn):
        yield phase.until
    if (closes := closes_at(tournament)) is not None:
        yield closes
    if isinstance(phase, Running) and phase.hurry_at is not None:
        yield phase.hurry_at
    for series in tournament.open_series:
        if series.until is not None:
            yield series.until
        for game in series.open_games:
            yield from (at for at in game.absent_at if at is not None)
