"""The clock of a speed game."""

from bot.domain.match import Match
from bot.domain.ports import Clock


def turn_deadline(match: Match, clock: Clock) -> int | None:
    """Return when the turn that begins now in `match` must have ended (unix seconds).

    None without a clock, and for opponents that the bot plays: nobody has to wait for them.
    """
    seconds = match.setup.rules.turn_seconds
    return None if seconds is None or match.waits_for_bot else clock.now() + seconds
