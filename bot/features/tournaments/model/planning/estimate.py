"""About how long a tournament takes, told to whoever plans it."""

from math import ceil
from typing import Final

from bot.features.tournaments.model.plan import Plan

_POINTS_A_TURN: Final = 350
"""What people bank on average, farkles counted."""

_SECONDS_A_TURN: Final = 30
"""What people take for a turn, if they may take longer."""

_LONG: Final = 120
"""Minutes from which on half hours are exact enough."""

_LIVE: Final = 10 * 60
"""Seconds: where a turn may take longer nobody can tell how long a game takes."""


def rounds_of(plan: Plan, entrants: int) -> int | None:
    """Return about how many rounds a plan has with its entrants, None without rounds."""
    if plan.traits.rounds is None:
        return None
    chosen = plan.rounds if plan.traits.chooses_rounds else None
    return chosen or plan.traits.rounds(entrants)


def minutes_of(plan: Plan, entrants: int) -> int | None:
    """Return about how many minutes a tournament takes, None where nobody can tell."""
    if plan.traits.is_timed:
        return plan.minutes
    rules, rounds = plan.rules, rounds_of(plan, entrants)
    if rounds is None or rules.turn_seconds is None or rules.turn_seconds > _LIVE:
        return None
    turns = rules.turns or ceil((rules.target or 0) / _POINTS_A_TURN)
    seconds = 2 * turns * min(rules.turn_seconds, _SECONDS_A_TURN) * plan.best_of
    minutes = rounds * seconds / 60
    step = 5 if minutes < _LONG else 30
    return ceil(minutes / step) * step
