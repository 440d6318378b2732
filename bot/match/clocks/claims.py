"""Claiming the win of a slow game from players who miss their turns."""

from typing import Final

from bot.match.clocks.pace import SLOW_FROM, usual_seconds
from bot.match.model.match import Match

CLAIM_AFTER: Final = 2
"""Turns in a row that somebody must miss before the others may claim the win."""


def claimable(match: Match) -> tuple[int, ...]:
    """Return the late seats without which only one side would be left; none while all keep up.

    In a slow game that side may remove them, and wins by it.
    """
    seconds = usual_seconds(match.setup.rules)
    if not match.is_playing or seconds is None or seconds < SLOW_FROM:
        return ()
    side_of, people = match.setup.side_of, match.people_in_game
    late = [seat for seat in people if match.presence.lapses_of(seat) >= CLAIM_AFTER]
    in_game = [seat for seat, gone in enumerate(match.state.out) if not gone]
    sides = {side_of(seat) for seat in in_game if seat not in late}
    if len(sides) != 1 or not any(seat not in late for seat in people):
        return ()
    return tuple(seat for seat in late if side_of(seat) not in sides)
