"""The clock of a turn: when it runs out, and what can safely be banked then.

Where there are time banks, what is on the clock has been taken out of the bank of the player on
turn, and what is left of it is put back when the clock stops. So no second is there twice.
"""

from dataclasses import replace

from bot.engine import Bank, State, apply, legal_moves
from bot.match.clocks.pace import BANK_HOLDS
from bot.match.clocks.presence import Presence
from bot.match.model.match import Match
from bot.match.model.phases import NEVER

GIVEN_UP_AFTER = 7 * 24 * 3600
"""Seconds without a person's move after which a game is given up."""

REMIND_FROM = 60
"""Seconds of a turn from which on its player is reminded; a shorter turn is over too soon."""

REMINDED_SHARE = 4
"""The share of a turn's time that is left when the reminder comes."""


def begun(match: Match, now: int) -> Match:
    """Return `match`, whose game begins now (Unix seconds), with its times."""
    bank = match.setup.rules.bank_seconds
    banks = () if bank is None else (bank,) * match.setup.seats
    match = replace(
        match, closes_at=now + GIVEN_UP_AFTER, presence=replace(match.presence, banks=banks)
    )
    return timed(match, now, fresh=True)


def timed_after_move(before: Match, after: Match, now: int) -> Match:
    """Return `after`, which a move at `now` (Unix seconds) has made of `before`, with its times."""
    is_over = (after.state.seat, after.state.round) != (before.state.seat, before.state.round)
    if is_over or before.deadline == before.closes_at:  # it was about to be given up
        presence = _put_back(before, after.presence, now, is_over=is_over)
        return timed(replace(after, presence=presence), now, fresh=True)
    return timed(after, now, fresh=False)


def time_left(match: Match, now: int) -> int:
    """Return the seconds that are left on the clock of the turn, 0 if none runs."""
    ends = match.turn_ends
    if ends is None:
        return 0
    return max(0, ends - max(now, match.presence.stands_until or 0))


def _put_back(match: Match, presence: Presence, now: int, *, is_over: bool) -> Presence:
    """Return `presence` with what is left on the clock of `match` in the time bank it came from.

    A turn that is over adds its time, unless a stand-in has played it.
    """
    rules, seat = match.setup.rules, match.state.seat
    if not presence.banks or rules.bank_seconds is None or match.turn_ends is None:
        return presence
    added = turn_seconds(match) or 0 if is_over else 0
    has = presence.banks[seat] + time_left(match, now) + added
    return presence.banked(seat, min(has, BANK_HOLDS * rules.bank_seconds))


def is_stopped(match: Match) -> bool:
    """Tell whether a game of a tournament has no clock: nothing shows it, or all is paused."""
    return match.tournament is not None and (match.parked or match.tournament.paused)


def timed(match: Match, now: int, *, fresh: bool) -> Match:
    """Return `match` with its deadline, its reminder and the time when it is given up.

    `fresh` gives the player on turn the whole time of a turn, or what is in their time bank;
    otherwise the time runs on. The bot's own turns have no deadline, nor has a game that is parked
    or whose people are all away. The clock of a player on vacation stands. A game whose clock is
    stopped has none of these times, and all of them anew when it goes on.
    """
    if match.variant.fixed_end is not None and match.is_open:
        return replace(match, deadline=match.variant.fixed_end, closes_at=NEVER)
    if not match.is_playing:
        presence = match.presence.at_the_end()
        return replace(match, deadline=None, remind_at=None, presence=presence)
    if is_stopped(match):
        return replace(match, deadline=None, remind_at=None, closes_at=NEVER)
    if match.closes_at == NEVER:
        match = replace(match, closes_at=now + GIVEN_UP_AFTER)
    if fresh and match.presence.vacations:
        match = _standing(match, now)
    stands_until = match.presence.stands_until
    if stands_until is not None:
        match = replace(match, closes_at=max(match.closes_at, stands_until + GIVEN_UP_AFTER))
    seconds = turn_seconds(match)
    if seconds is None or match.waits_for_bot or match.is_deserted or match.parked:
        looked_at = None if match.parked else stands_until
        return replace(match, deadline=match.closes_at, remind_at=looked_at)
    return _on_clock(match, seconds, max(now, stands_until or 0)) if fresh else match


def _on_clock(match: Match, seconds: int, begins: int) -> Match:
    """Return `match` with the clock of a turn that `begins` to run then (Unix seconds)."""
    presence, seat = match.presence, match.state.seat
    if presence.banks:
        seconds = presence.banks[seat]
    ends = max(begins, min(begins + seconds, match.closes_at))
    if presence.banks:
        presence = presence.banked(seat, seconds - (ends - begins))
    deadline = replace(match, deadline=ends, presence=presence)
    return replace(deadline, remind_at=reminded_at(deadline, ends - begins))


def reminded_at(match: Match, seconds: int) -> int | None:
    """Return when to look at `match` before its deadline, if it has so many `seconds` left.

    That is when its player is reminded, or before when their vacation ends.
    """
    if match.presence.stands_until is not None:
        return match.presence.stands_until
    if match.deadline is None or seconds < REMIND_FROM:
        return None
    return match.deadline - seconds // REMINDED_SHARE


def _standing(match: Match, now: int) -> Match:
    """Return `match`, in which a turn begins, with vacations that are over left out."""
    presence = match.presence
    running = tuple((seat, until) for seat, until in presence.vacations if until > now)
    until = dict(running).get(match.state.seat)
    waits = until is not None and not match.waits_for_bot and not match.is_deserted
    presence = replace(presence, vacations=running, stands_until=until if waits else None)
    return replace(match, presence=presence)


def turn_seconds(match: Match) -> int | None:
    """Return how long the turn that goes on may take, None for any time."""
    seconds = match.setup.rules.turn_seconds
    if seconds is None or match.tournament is None:
        return seconds
    return seconds // 2 if match.state.seat in match.tournament.berserk else seconds


def parked(match: Match, now: int) -> Match:
    """Return `match` parked, without a board: nobody's time runs.

    What is left of a turn goes back into the time bank of its player.
    """
    presence = _put_back(match, match.presence, now, is_over=False)
    match = replace(match, parked=True, message_id=None, reminder_id=None, presence=presence)
    return _timed_in_game(match, now)


def paused(match: Match, now: int, *, is_paused: bool) -> Match:
    """Return the `match` of a tournament with its clock stopped by a pause, or running again.

    What is left of a turn goes back into the time bank of its player, who has fresh time then.
    """
    assert match.tournament is not None  # nothing else is paused
    presence = _put_back(match, match.presence, now, is_over=False)
    game_ref = replace(match.tournament, paused=is_paused)
    return _timed_in_game(replace(match, tournament=game_ref, presence=presence), now)


def brought_back(match: Match, now: int) -> Match:
    """Return `match` no longer parked, with fresh time for the player on turn."""
    return _timed_in_game(replace(match, parked=False), now)


def _timed_in_game(match: Match, now: int) -> Match:
    """Return `match` with fresh times; the day for choosing dice runs on."""
    return timed(match, now, fresh=True) if match.is_playing else match


def safe_bank(state: State) -> Bank | None:
    """Return the bank that adds most to the total of the player on turn, None when none adds any.

    It is a legal bank.
    """
    banks = [move for move in legal_moves(state) if isinstance(move, Bank)]
    if not banks:
        return None

    def total_after(bank: Bank) -> int:
        after, _ = apply(state, bank)
        return after.totals[state.side]

    best = max(banks, key=total_after)
    return best if total_after(best) > state.total else None
