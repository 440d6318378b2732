"""What an organizer may do to a tournament."""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.change import Actor, Change
from bot.features.tournaments.model.pairing.history import DRAW, WIN, How, PairingOutcome
from bot.features.tournaments.model.phases import CalledOff, Cancelled, CheckIn, Joining
from bot.features.tournaments.model.plan import MINUTE
from bot.features.tournaments.model.registration import require_entry, withdrawn
from bot.features.tournaments.model.times import shifted
from bot.features.tournaments.model.tournament import Attendance, Entry, Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Person, Place

FEWEST: Final = 2
"""The fewest entrants that something can be played with."""

_LATE: Final = 30
"""Seconds by which a timer may be late without putting off a start."""


class PairingVerdict(StrEnum):
    """How an organizer decides a pairing."""

    FIRST = "1-0"
    SECOND = "0-1"
    DRAWN = "½-½"
    NOBODY = "0-0"

    @property
    def points(self) -> tuple[int, int]:
        """Return the points of both sides, in halves."""
        return {
            PairingVerdict.FIRST: (WIN, 0),
            PairingVerdict.SECOND: (0, WIN),
            PairingVerdict.DRAWN: (DRAW, DRAW),
            PairingVerdict.NOBODY: (0, 0),
        }[self]


def started(tournament: Tournament, actor: Actor, now: int) -> Change:
    """Begin a tournament now, with the check-in if there is one; raises `Refused`."""
    _require(tournament, actor, tournament.is_gathering)
    if len(tournament.present) < FEWEST:
        raise Refused(TournamentRefusal.TOO_FEW)
    return Change(replace(tournament, phase=next_phase(tournament, tournament.clock(now))))


def next_phase(tournament: Tournament, now: int) -> CheckIn:
    """Return the check-in that follows registration; where there is none it is over at once.

    It ends with the start that was planned, if that is still as far away as it should be.
    """
    minutes = tournament.plan.check_in_minutes
    if not minutes or not isinstance(tournament.phase, Joining):
        return CheckIn(now)
    by_time = tournament.plan.starts_at if now >= tournament.phase.until else None
    return CheckIn(max(by_time or 0, now + minutes * MINUTE - (_LATE if by_time else 0)))


def paused(tournament: Tournament, actor: Actor, now: int) -> Change:
    """Pause a tournament: no game begins and no grace time runs; raises `Refused`."""
    _require(tournament, actor, not tournament.is_paused)
    return Change(
        replace(tournament, paused_at=now), (AuditEntry(now, AuditKind.PAUSED, actor.person),)
    )


def resumed(tournament: Tournament, actor: Actor, now: int) -> Change:
    """Resume a tournament, with the time of the pause given back; raises `Refused`."""
    _require(tournament, actor, tournament.is_paused)
    return Change(going_on(tournament, now), (AuditEntry(now, AuditKind.RESUMED, actor.person),))


def going_on(tournament: Tournament, now: int) -> Tournament:
    """Return a tournament that is no longer paused."""
    if tournament.paused_at is None:
        return tournament
    later = shifted(tournament, now - tournament.paused_at, now)
    return replace(later, paused_at=None, trouble=None)


def called_off(tournament: Tournament, actor: Actor, now: int) -> Change:
    """Cancel a tournament on behalf of an organizer; raises `Refused`."""
    _require(tournament, actor, tournament.is_open)
    return cancelled(tournament, CalledOff.ORGANIZER, now, actor.person)


def cancelled(tournament: Tournament, why: CalledOff, now: int, by: Person | None = None) -> Change:
    """End a tournament without a winner; games that are being played count for nothing."""
    series = tuple(
        series.ended(PairingOutcome(0, 0, How.NO_SHOW)) if series.is_open else series
        for series in tournament.series
    )
    ended = replace(
        tournament,
        phase=Cancelled(now, why),
        series=series,
        paused_at=None,
        trouble=None,
    )
    return Change(ended, (AuditEntry(now, AuditKind.CANCELLED, by, detail=why),))


def moved(tournament: Tournament, actor: Actor, place: Place, now: int) -> Change:
    """Move a tournament to another channel of its server; raises `Refused`.

    What had to wait for that goes on.
    """
    _require(tournament, actor, tournament.is_open and place.guild_id == tournament.place.guild_id)
    if tournament.trouble is not None:
        tournament = going_on(tournament, now)
    return Change(
        replace(tournament, place=place), (AuditEntry(now, AuditKind.MOVED, actor.person),)
    )


def handed_over(tournament: Tournament, actor: Actor, person: Person, now: int) -> Change:
    """Make another person the organizer of a tournament; raises `Refused`."""
    _require(tournament, actor, tournament.is_open)
    act = AuditEntry(now, AuditKind.HANDED_OVER, actor.person, person)
    return Change(replace(tournament, organizer=person), (act,))


def replaced(
    tournament: Tournament, actor: Actor, user_id: int, person: Person, now: int
) -> Change:
    """Put `person` in the place of an entrant who has not played yet; raises `Refused`."""
    _require(tournament, actor, tournament.is_open)
    entry = require_entry(tournament, user_id)
    if tournament.entry_of(person.user_id) is not None:
        raise Refused(TournamentRefusal.IN_ALREADY)
    if any(series.has_begun for series in tournament.series_of(entry)):
        raise Refused(TournamentRefusal.HAS_PLAYED)
    before = next(member for member in entry.people if member.user_id == user_id)
    people = tuple(person if member is before else member for member in entry.people)
    audit = (
        AuditEntry(now, AuditKind.REPLACED, actor.person, before),
        AuditEntry(now, AuditKind.STEPPED_IN, actor.person, person),
    )
    return Change(tournament.with_entry(replace(entry, people=people)), audit)


def removed(tournament: Tournament, actor: Actor, user_id: int, now: int) -> Change:
    """Remove an entrant for good; raises `Refused`.

    Before the start their team goes on without them; later all of it goes, since its boards are
    drawn.
    """
    _require(tournament, actor, tournament.is_open)
    entry = require_entry(tournament, user_id)
    going = leaving_with(tournament, entry, user_id)
    act = AuditEntry(now, AuditKind.REMOVED, actor.person, going[0])
    if going == entry.people:
        return Change(withdrawn(tournament, entry, Attendance.REMOVED), (act,))
    staying = tuple(person for person in entry.people if person not in going)
    smaller = tournament.with_entry(replace(entry, people=staying))
    barred = Entry(0, going, entry.name, attendance=Attendance.REMOVED)
    return Change(replace(smaller, entries=(*smaller.entries, barred)), (act,))


def leaving_with(tournament: Tournament, entry: Entry, user_id: int) -> tuple[Person, ...]:
    """Return the people who go if one person of `entry` is removed: that one, or the whole team."""
    if not tournament.is_gathering:
        return entry.people
    return tuple(person for person in entry.people if person.user_id == user_id)


def adjudicated(
    tournament: Tournament, actor: Actor, series_id: int, verdict: PairingVerdict, now: int
) -> Change:
    """Decide a pairing that is being played, as an organizer; raises `Refused`."""
    _require(tournament, actor, tournament.is_running)
    series = next((series for series in tournament.open_series if series.id == series_id), None)
    if series is None or series.pairing.second is None:
        raise Refused(TournamentRefusal.NO_PAIRING)
    if verdict is PairingVerdict.DRAWN and tournament.plan.traits.is_knock_out:
        raise Refused(TournamentRefusal.NO_DRAW)
    ended = series.ended(PairingOutcome(*verdict.points, How.ADJUDICATED, verdict.points))
    about = tournament.by_number[series.pairing.first].captain
    act = AuditEntry(now, AuditKind.ADJUDICATED, actor.person, about, verdict)
    return Change(tournament.with_series(ended), (act,))


def _require(tournament: Tournament, actor: Actor, can_be: object) -> None:
    """Raise `Refused` unless a person may run a tournament, and it can be changed now."""
    if not actor.may_run(tournament):
        raise Refused(TournamentRefusal.NOT_ORGANIZER, name=tournament.organizer)
    if not can_be or not tournament.is_open:
        raise Refused(TournamentRefusal.NOT_NOW)
