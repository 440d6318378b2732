"""How a tournament that is being played moves on by itself, worked out from what is stored.

Doing it twice does nothing twice: once it is stored, nothing of it is due any more.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.change import Change
from bot.features.tournaments.model.forms import form_of
from bot.features.tournaments.model.no_shows import forfeited, looked_at, missed
from bot.features.tournaments.model.pairing.history import WIN, PairingOutcome
from bot.features.tournaments.model.phases import Over, Running
from bot.features.tournaments.model.plan import HOUR
from bot.features.tournaments.model.results import (
    cut_short,
    is_late,
    next_games,
    outcome_of,
    unplayed,
    why_unplayed,
)
from bot.features.tournaments.model.series import GameResult, Series, SeriesGame, Unplayed
from bot.features.tournaments.model.times import closes_at
from bot.features.tournaments.model.tournament import Attendance, Tournament
from bot.match.clocks.deadlines import HEARD
from bot.match.model.match import Match, Person

Matches = Mapping[int, Match]
"""The matches that have to be looked at, by their ids; those that cannot be read are not there."""

Step = Callable[[Tournament], Change]


def wanted(tournament: Tournament, now: int) -> list[int]:
    """Return the ids of the matches that have to be read before a tournament can advance."""
    return [
        game.match.id
        for series in tournament.open_series
        if not series.is_alone or tournament.is_closing  # nobody waits for them before
        for game in series.open_games
        if game.match is not None
        and game.match.is_open
        and (not all(game.came) or is_late(tournament, series, now))
    ]


def advance(tournament: Tournament, matches: Matches, now: int) -> Change:
    """Return a running tournament with every change that is due: results, pairings, games, end."""
    steps: list[Step] = [lambda before: _without_former(before, now)]
    if tournament.is_running:
        steps += [
            lambda before: _settled(before, matches, now),
            lambda before: _without_withdrawn(before, matches),
        ]
        if not tournament.is_paused:
            steps += [
                lambda before: _closing(before, now),
                lambda before: _paired(before, now),
                _with_games,
                lambda before: _ended(before, now),
            ]
    change = Change(tournament)
    for step in steps:
        change = change.then(step(change.tournament))
    return change


def _without_former(tournament: Tournament, now: int) -> Change:
    """Take entrants out of a tournament whose data was deleted; the rest of a team stays."""
    audit = []
    for entry in tournament.present:
        if all(person.is_former for person in entry.people):
            gone = replace(entry, attendance=Attendance.REMOVED)
            tournament = tournament.with_entry(gone)
            audit.append(AuditEntry(now, AuditKind.WITHDREW, about=entry.captain))
    return Change(tournament, tuple(audit))


def _settled(tournament: Tournament, matches: Matches, now: int) -> Change:
    """Decide the games and pairings of a tournament whose matches are over or late."""
    audit: list[AuditEntry] = []
    for series in tournament.open_series:
        late = is_late(tournament, series, now)
        after = series
        for game in series.open_games:
            settled = _game_settled(tournament, series, game, matches, now)
            if late and settled.is_open:
                settled = cut_short(series, settled, _match_of(settled, matches))
            audit += _told(tournament, series, game, settled, now)
            after = after.with_game(settled)
        tournament = _without_absent(tournament, after)
        outcome = outcome_of(after, tournament.plan, in_time=not late)
        if outcome is not None and not (late and any(game.is_played for game in after.games)):
            after = after.ended(outcome)
            if late:
                audit.append(AuditEntry(now, AuditKind.TIME_UP, about=_first(tournament, series)))
        if after != series:
            tournament = tournament.with_series(after)
    return Change(tournament, tuple(audit))


def _match_of(game: SeriesGame, matches: Matches) -> Match | None:
    """Return the match of a game, None if it was not looked at."""
    return None if game.match is None else matches.get(game.match.id)


def _game_settled(
    tournament: Tournament, series: Series, game: SeriesGame, matches: Matches, now: int
) -> SeriesGame:
    """Return `game` as what has become of its match makes it."""
    former = _without_player(tournament, series, game)
    if former is not None or game.match is None or series.is_alone:
        return former or game
    if not game.match.is_open:
        in_time = not is_late(tournament, series, now)
        return unplayed(series, game, why_unplayed(game.match.closing), in_time=in_time)
    match = matches.get(game.match.id)
    if match is not None and match.is_open and not all(game.came):
        game = _looked_at(tournament, game, match, now)
    elif not all(game.came):
        return game  # nobody has looked who came
    if game.is_open and game.match is not None and game.match.is_deserted:
        return unplayed(series, game, Unplayed.DESERTED)
    return game


def _looked_at(tournament: Tournament, game: SeriesGame, match: Match, now: int) -> SeriesGame:
    if game.number > 1:  # who was there for the first game is not a no-show
        return replace(game, came=(True, True))
    game = looked_at(game, match, tournament.plan.grace_seconds, tournament.clock(now))
    return game if tournament.is_paused else forfeited(game, now)


def _without_player(tournament: Tournament, series: Series, game: SeriesGame) -> SeriesGame | None:
    """Return `game` as lost if one of its people is a former player, None if none is."""
    if series.pairing.second is None:
        return None
    sides = [tournament.by_number[number] for number in series.pairing.sides]
    gone = [side.people[game.board - 1].is_former for side in sides]
    if not any(gone):
        return None
    result = GameResult.NOBODY if all(gone) else GameResult.SECOND if gone[0] else GameResult.FIRST
    return replace(game, result=result, unplayed=Unplayed.NO_SHOW, absent_at=(None, None))


def _told(
    tournament: Tournament, series: Series, before: SeriesGame, after: SeriesGame, now: int
) -> Iterable[AuditEntry]:
    """Yield what the log says of what became of a game by itself."""
    if after.no_show:
        for number, points in zip(series.pairing.sides, _points(after), strict=False):
            if not points:
                entry = tournament.by_number[number]
                about = entry.people[min(after.board, len(entry.people)) - 1]
                yield AuditEntry(now, AuditKind.NO_SHOW, about=about)
    elif before.match is not None and after.unplayed is not None:
        again = after.result is GameResult.VOID and not is_late(tournament, series, now)
        deserted = after.unplayed is Unplayed.DESERTED
        without = AuditKind.DESERTED if deserted else AuditKind.UNDECIDED
        yield AuditEntry(
            now, AuditKind.BROKE_OFF if again else without, detail=str(before.match.id)
        )


def _without_absent(tournament: Tournament, series: Series) -> Tournament:
    """Stop pairing entrants who missed a game, where they may come back later."""
    if not tournament.plan.takes_late or series.pairing.second is None:
        return tournament
    for game in series.games:
        for number, away in zip(series.pairing.sides, missed(game), strict=True):
            entry = tournament.by_number[number]
            if away and entry.attendance.is_in:
                absent = replace(entry, attendance=Attendance.ABSENT)
                tournament = tournament.with_entry(absent)
    return tournament


def _points(game: SeriesGame) -> tuple[int, int]:
    return (0, 0) if game.result is None else game.result.halves


def _without_withdrawn(tournament: Tournament, matches: Matches) -> Change:
    """Let entrants who have withdrawn lose their open games, once these have a result."""
    for series in tournament.open_series:
        here = [tournament.by_number[side].attendance.is_in for side in series.pairing.sides]
        waits = any(_may_count(game, matches) for game in series.open_games)
        if all(here) or (waits and not series.is_alone):
            continue
        outcome = outcome_of(series, tournament.plan, in_time=False)
        assert outcome is not None  # nothing more is to be played
        points = [WIN * won for won in (*here, False)]
        lost = PairingOutcome(points[0], points[1], outcome.how, berserk=outcome.berserk)
        tournament = tournament.with_series(series.ended(lost))
    return Change(tournament)


def _may_count(game: SeriesGame, matches: Matches) -> bool:
    """Tell whether a game will have a result: both have come, or nobody has looked at it yet."""
    if not game.is_played or game.match is None:
        return False
    return all(game.came) or game.match.id not in matches


def _closing(tournament: Tournament, now: int) -> Change:
    """Close a tournament whose time is over: no new games begin.

    What is played then still counts, until nothing goes on any more.
    """
    phase, closes = tournament.phase, closes_at(tournament)
    if isinstance(phase, Running) and closes is not None and closes <= now:
        tournament = replace(tournament, phase=replace(phase, until=None, is_closing=True))
    if not tournament.is_closing:
        return Change(tournament)
    for series in tournament.open_series:
        if not series.is_played:  # what is played ends soon, with what was banked
            outcome = outcome_of(series, tournament.plan, in_time=False)
            assert outcome is not None  # nothing more is to be played
            tournament = tournament.with_series(series.ended(outcome))
    return Change(tournament)


def _paired(tournament: Tournament, now: int) -> Change:
    """Add the pairings that are due, and note when to pair again if a free entrant may wait."""
    phase = tournament.phase
    assert isinstance(phase, Running)  # nothing is paired before and after
    form, hours = form_of(tournament), tournament.plan.round_hours
    until = None if hours is None else now + hours * HOUR
    relaxed = phase.hurry_at is not None and phase.hurry_at <= now
    due = [
        Series(0, pairing, until=until if pairing.outcome is None else None)
        for pairing in form.due(replace(tournament.course, relaxed=relaxed))
    ]
    tournament = replace(tournament, series=(*tournament.series, *due))
    waits = form.pairing_delay and not tournament.is_closing and len(_free(tournament)) > 1
    at = (
        (phase.hurry_at or now + int(form.pairing_delay) - HEARD - 1)
        if waits and not relaxed
        else None
    )
    return Change(replace(tournament, phase=replace(phase, hurry_at=at)))


def _free(tournament: Tournament) -> set[int]:
    """Return the numbers of the entrants who are in no open pairing."""
    busy = {number for series in tournament.open_series for number in series.pairing.sides}
    return set(tournament.course.present) - busy


def _with_games(tournament: Tournament) -> Change:
    """Add the games that are due in every series."""
    plan = tournament.plan
    series = tuple(
        replace(series, games=(*series.games, *next_games(series, plan)))
        if series.is_open and not tournament.is_closing
        else series
        for series in tournament.series
    )
    return Change(replace(tournament, series=series))


def _ended(tournament: Tournament, now: int) -> Change:
    """End a tournament in which everything is played."""
    if tournament.open_series:
        return Change(tournament)
    form = form_of(tournament)
    if not (tournament.is_closing or form.is_over(tournament.course)):
        return Change(tournament)
    return Change(replace(tournament, phase=Over(now)), (AuditEntry(now, AuditKind.ENDED),))


def _first(tournament: Tournament, series: Series) -> Person:
    return tournament.by_number[series.pairing.first].captain
