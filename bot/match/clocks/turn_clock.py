"""The clock of a turn: when it runs out, and what can safely be banked then."""

from dataclasses import replace

from bot.engine import Bank, State, apply, legal_moves
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
    return timed(replace(match, closes_at=now + GIVEN_UP_AFTER), now, fresh=True)


def timed(match: Match, now: int, *, fresh: bool) -> Match:
    """Return `match` with its deadline, its reminder and the time when it is given up.

    `fresh` gives the player on turn the whole time of a turn; otherwise the time runs on. The bot's
    own turns have no deadline, nor has a game that is parked or whose people are all away.
    """
    if match.variant.has_fixed_end and match.is_open:
        return replace(match, closes_at=NEVER)
    if not match.is_playing:
        return replace(match, deadline=None, remind_at=None)
    seconds = match.setup.rules.turn_seconds
    if seconds is None or match.waits_for_bot or match.is_deserted or match.parked:
        return replace(match, deadline=match.closes_at, remind_at=None)
    if not fresh:
        return match
    ends = min(now + seconds, match.closes_at)
    remind_at = ends - seconds // REMINDED_SHARE if seconds >= REMIND_FROM else None
    return replace(match, deadline=ends, remind_at=remind_at)


def parked(match: Match, now: int) -> Match:
    """Return `match` parked, without a board: nobody's time runs."""
    return _timed_in_game(replace(match, parked=True, message_id=None, reminder_id=None), now)


def brought_back(match: Match, now: int) -> Match:
    """Return `match` no longer parked, with the whole time of a turn for the player on turn."""
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
