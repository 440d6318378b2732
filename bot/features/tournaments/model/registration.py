"""Registration: joining a tournament, checking in, being present for a game, and withdrawing."""

from dataclasses import replace

from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.change import Change
from bot.features.tournaments.model.no_shows import was_there
from bot.features.tournaments.model.phases import CheckIn
from bot.features.tournaments.model.plan import read_team
from bot.features.tournaments.model.series import SeriesGame
from bot.features.tournaments.model.tournament import Attendance, Entry, Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Person


def joined(tournament: Tournament, person: Person, team: str, now: int) -> Change:
    """Register a person for a tournament, or again; with a team of this name, which may be new.

    Raises `Refused`.
    """
    own = tournament.entry_of(person.user_id)
    if own is not None:
        return _back(tournament, own, person, now)
    _require_open(tournament)
    if tournament.plan.has_teams:
        return _into_team(tournament, person, read_team(team), now)
    if team:
        raise Refused(TournamentRefusal.NO_TEAM)
    _require_room(tournament)
    return _entered(tournament, Entry(0, (person,)), person, now)


def checked_in(tournament: Tournament, person: Person, now: int) -> Change:
    """Check a person in, or their team; raises `Refused`."""
    if not isinstance(tournament.phase, CheckIn):
        raise Refused(TournamentRefusal.NO_CHECK_IN)
    entry = require_entry(tournament, person.user_id)
    if entry.attendance is Attendance.CHECKED_IN:
        return Change(tournament)
    there = tournament.with_entry(replace(entry, attendance=Attendance.CHECKED_IN))
    return Change(there, (AuditEntry(now, AuditKind.CHECKED_IN, person, person),))


def is_there(tournament: Tournament, game_id: int, person: Person, now: int) -> Change:
    """Note that a person is present for a game, or back after they missed one.

    Who is there wins by the other not coming, also before their own first turn. Raises `Refused`.
    """
    entry = tournament.entry_of(person.user_id)
    if entry is None or not tournament.is_open:
        raise Refused(TournamentRefusal.NOT_IN)
    if entry.attendance is Attendance.ABSENT:
        return _back(tournament, entry, person, now)
    entry = require_entry(tournament, person.user_id)
    for series in tournament.series_of(entry):
        for game in series.open_games:
            if series.is_open and game.id == game_id and _plays(entry, game, person):
                side = series.pairing.sides.index(entry.number or 0)
                return Change(tournament.with_series(series.with_game(was_there(game, side))))
    if not tournament.plan.takes_late:
        raise Refused(TournamentRefusal.NOT_NOW)  # that game is over, and no other follows from it
    return Change(tournament)


def _plays(entry: Entry, game: SeriesGame, person: Person) -> bool:
    return entry.people[game.board - 1].user_id == person.user_id


def left(tournament: Tournament, person: Person, now: int) -> Change:
    """Withdraw a person from a tournament; their open series are decided by the next step.

    Before the start one person of a team leaves it to the others; later only its captain can
    withdraw, with all of it. Raises `Refused`.
    """
    if not tournament.is_open:
        raise Refused(TournamentRefusal.NOT_NOW)
    entry = require_entry(tournament, person.user_id)
    act = AuditEntry(now, AuditKind.WITHDREW, person, person)
    others = tuple(member for member in entry.people if member.user_id != person.user_id)
    if others and tournament.is_gathering:
        return Change(tournament.with_entry(replace(entry, people=others)), (act,))
    if others and entry.captain.user_id != person.user_id:
        raise Refused(TournamentRefusal.NOT_NOW)
    return Change(withdrawn(tournament, entry, Attendance.WITHDRAWN), (act,))


def withdrawn(tournament: Tournament, entry: Entry, how: Attendance) -> Tournament:
    """Return a tournament without an entry, of which nothing stays before the first round."""
    if tournament.is_gathering and how is Attendance.WITHDRAWN:
        entries = tuple(known for known in tournament.entries if known.id != entry.id)
        return replace(tournament, entries=entries)
    return tournament.with_entry(replace(entry, attendance=how))


def require_entry(tournament: Tournament, user_id: int) -> Entry:
    """Return the entry of a person who takes part; raises `Refused` for anybody else."""
    entry = tournament.entry_of(user_id)
    if entry is None or not entry.attendance.is_in:
        raise Refused(TournamentRefusal.NOT_IN)
    return entry


def _require_open(tournament: Tournament) -> None:
    if not tournament.is_joinable:
        raise Refused(TournamentRefusal.NOT_OPEN)


def _require_room(tournament: Tournament) -> None:
    if tournament.is_full:
        raise Refused(TournamentRefusal.FULL, most=tournament.plan.most)


def _back(tournament: Tournament, entry: Entry, person: Person, now: int) -> Change:
    """Register a person again who has withdrawn."""
    if entry.attendance.is_in:
        raise Refused(TournamentRefusal.IN_ALREADY)
    if entry.attendance is Attendance.REMOVED:
        raise Refused(TournamentRefusal.REMOVED)
    if any(series.is_open for series in tournament.series_of(entry)):
        raise Refused(TournamentRefusal.BUSY)  # what they left is lost first
    _require_open(tournament)
    _require_room(tournament)
    back = replace(entry, attendance=Attendance.JOINED)
    if entry.number is None:
        back = _numbered(tournament, back)
    return Change(
        tournament.with_entry(back), (AuditEntry(now, AuditKind.CAME_BACK, person, person),)
    )


def _into_team(tournament: Tournament, person: Person, name: str, now: int) -> Change:
    team = next(
        (entry for entry in tournament.present if entry.name.casefold() == name.casefold()), None
    )
    if team is None:
        _require_room(tournament)
        return _entered(tournament, Entry(0, (person,), name), person, now)
    if len(team.people) >= tournament.plan.team_size or tournament.is_running:
        raise Refused(TournamentRefusal.TEAM_FULL)
    grown = replace(team, people=(*team.people, person))
    return Change(
        tournament.with_entry(grown), (AuditEntry(now, AuditKind.JOINED, person, person),)
    )


def _entered(tournament: Tournament, entry: Entry, person: Person, now: int) -> Change:
    if isinstance(tournament.phase, CheckIn):
        entry = replace(entry, attendance=Attendance.CHECKED_IN)
    entries = (*tournament.entries, _numbered(tournament, entry))
    act = AuditEntry(now, AuditKind.JOINED, person, person)
    return Change(replace(tournament, entries=entries), (act,))


def _numbered(tournament: Tournament, entry: Entry) -> Entry:
    """Return a late entry with the next number; before the start entries have no numbers."""
    if not tournament.is_running:
        return entry
    since = tournament.course.last_round + 1
    return replace(entry, number=len(tournament.by_number) + 1, since=since)
