"""What is known of a match in one of its phases alone."""

from dataclasses import replace
from typing import get_args

from bot.match.model.match import Match
from bot.match.model.phases import Closed, Closing, Ended, Finished, Phase, Rematch

ENDED_PHASES: tuple[Phase, ...] = (Finished(0), Closed(0, Closing.ENDED))
PHASES: tuple[Phase, ...] = (
    *(phase() for phase in get_args(Phase) if phase not in get_args(Ended)),
    *ENDED_PHASES,
)
"""One of each."""


def closing_of(match: Match) -> Closing:
    """Return why a match was closed."""
    assert isinstance(match.phase, Closed)
    return match.phase.closing


def end_of_match(match: Match) -> int:
    """Return when a match ended, in unix seconds."""
    assert isinstance(match.phase, Ended)
    return match.phase.ended_at


def rematch_of(match: Match) -> Rematch | None:
    """Return who wants a rematch of a finished match."""
    assert isinstance(match.phase, Finished)
    return match.phase.rematch


def ended_later(match: Match, now: int) -> Match:
    """Return an ended match as if it had ended at `now` (unix seconds)."""
    assert isinstance(match.phase, Ended)
    return replace(match, phase=replace(match.phase, ended_at=now))


def with_rematch(match: Match, rematch: Rematch | None) -> Match:
    """Return a finished match of which some want a `rematch`."""
    assert isinstance(match.phase, Finished)
    return replace(match, phase=replace(match.phase, rematch=rematch))
