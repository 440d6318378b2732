"""What a player's vacation does to the clocks of a slow game.

The clock of their turn stands until the vacation ends, so its deadline is as much later. A turn
that has begun to run out goes on running: the vacation begins with their next one there.
"""

from dataclasses import replace
from typing import Final

from bot.match.clocks.pace import SLOW_FROM, usual_seconds
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER, reminded_at, time_left, timed
from bot.match.model.match import Match

RUNNING_OUT: Final = 2
"""The share of the usual time of a turn that must be left for its clock to stop."""


def allows_vacations(match: Match) -> bool:
    """Tell whether vacations count in `match`: it is slow, and does not say otherwise."""
    variant = match.variant
    if not match.is_playing or not variant.allows_vacations or variant.fixed_end is not None:
        return False
    if match.tournament is not None and not match.tournament.vacation:
        return False
    seconds = usual_seconds(match.setup.rules)
    return seconds is None or seconds >= SLOW_FROM


def with_vacation(match: Match, seat: int, until: int, now: int) -> Match:
    """Return `match` with the player at `seat` on vacation until then (Unix seconds).

    It is the same match where that is known already.
    """
    if not allows_vacations(match) or match.presence.vacation_of(seat) == until:
        return match
    match = awake(match, now)
    match = replace(match, presence=match.presence.on_vacation(seat, until))
    if seat != match.state.seat or match.waits_for_bot or match.is_deserted or match.parked:
        return match
    seconds, left = usual_seconds(match.setup.rules), time_left(match, now)
    if seconds is not None and left * RUNNING_OUT <= seconds:
        return match
    match = replace(
        match,
        presence=replace(match.presence, stands_until=until),
        deadline=until + left,
        remind_at=until,
        reminder_id=None,
    )
    return timed(match, now, fresh=False)


def without_vacation(match: Match, seat: int, now: int) -> Match:
    """Return `match` with the vacation of the player at `seat` ended now (Unix seconds)."""
    until = match.presence.vacation_of(seat)
    if not until or not match.is_open:
        return match
    left, stood = time_left(match, now), match.presence.stands_until is not None
    match = replace(match, presence=match.presence.on_vacation(seat, 0))
    if seat != match.state.seat or not stood:
        return match
    closes_at = min(match.closes_at, now + GIVEN_UP_AFTER)
    presence = replace(match.presence, stands_until=None)
    match = replace(match, presence=presence, closes_at=closes_at)
    if match.turn_ends is None:
        return timed(match, now, fresh=False)
    match = replace(match, deadline=now + left)
    return replace(match, remind_at=reminded_at(match, left))


def awake(match: Match, now: int) -> Match:
    """Return `match` with its clock running, if it stood until now (Unix seconds)."""
    stood_until = match.presence.stands_until
    if stood_until is None or stood_until > now:
        return match
    over = replace(
        match.presence,
        vacations=tuple(vacation for vacation in match.presence.vacations if vacation[1] > now),
        stands_until=None,
    )
    match = replace(match, presence=over)
    ends = match.turn_ends
    left = 0 if ends is None else ends - stood_until
    return replace(match, remind_at=reminded_at(match, left) if left else None)
