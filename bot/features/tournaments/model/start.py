"""The start of a tournament: when registration ends, who is missing, and the first round."""

from collections.abc import Sequence
from dataclasses import replace

from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.change import Change
from bot.features.tournaments.model.organizer_actions import FEWEST, cancelled, next_phase
from bot.features.tournaments.model.phases import CalledOff, CheckIn, Joining, Running
from bot.features.tournaments.model.plan import MINUTE, Start
from bot.features.tournaments.model.tournament import Attendance, Entry, Tournament


def is_to_begin(tournament: Tournament, now: int) -> bool:
    """Tell whether the first round of a tournament is to be paired now."""
    phase = tournament.phase
    return isinstance(phase, CheckIn) and phase.until <= now and not tournament.is_paused


def advance_registration(tournament: Tournament, now: int) -> Change:
    """Move a tournament that has not begun to its next phase, or cancel it, if that is due."""
    phase, plan = tournament.phase, tournament.plan
    if not isinstance(phase, Joining) or tournament.is_paused:
        return Change(tournament)
    if plan.start is Start.WHEN_FULL and tournament.is_full and not lacking(tournament):
        return Change(replace(tournament, phase=next_phase(tournament, now)))
    if phase.until > now:
        return Change(tournament)
    if plan.start is not Start.AT_TIME:
        return cancelled(tournament, CalledOff.NOT_BEGUN, now)
    return Change(replace(tournament, phase=next_phase(tournament, now)))


def lacking(tournament: Tournament) -> list[Entry]:
    """Return the teams that have too few people."""
    return [entry for entry in tournament.present if len(entry.people) < tournament.plan.team_size]


def begun(tournament: Tournament, order: Sequence[int], now: int) -> Change:
    """Begin a tournament with the entrants who are present, numbered in the `order` of their ids.

    Call it off when there are too few.
    """
    change = _those_there(tournament, now)
    there = {entry.id: entry for entry in change.tournament.present}
    if len(there) < FEWEST:
        return change.then(cancelled(change.tournament, CalledOff.TOO_FEW, now))
    tournament = change.tournament
    for number, entry_id in enumerate((entry_id for entry_id in order if entry_id in there), 1):
        tournament = tournament.with_entry(replace(there[entry_id], number=number))
    plan = tournament.plan
    until = now + plan.minutes * MINUTE if plan.traits.is_timed else None
    running = replace(tournament, phase=Running(now, until))
    return Change(running, (*change.audit, AuditEntry(now, AuditKind.BEGAN)))


def _those_there(tournament: Tournament, now: int) -> Change:
    """Return a tournament without entrants who did not check in, and without incomplete teams.

    They may come back where people can join late.
    """
    gone: list[tuple[Entry, AuditKind]] = [
        (entry, AuditKind.INCOMPLETE) for entry in lacking(tournament)
    ]
    if tournament.plan.check_in_minutes:
        gone += [
            (entry, AuditKind.NOT_CHECKED_IN)
            for entry in tournament.present
            if entry.attendance is not Attendance.CHECKED_IN
        ]
    for entry, _ in gone:
        away = replace(entry, attendance=Attendance.WITHDRAWN)
        tournament = tournament.with_entry(away)
    audit = tuple(AuditEntry(now, kind, about=entry.captain) for entry, kind in gone)
    return Change(tournament, audit)
