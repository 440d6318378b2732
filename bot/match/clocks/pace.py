"""How long a turn may take: the pace of a game, written into its rules as `turn_seconds`."""

from dataclasses import replace
from enum import StrEnum

from bot.engine import RuleSet


class Pace(StrEnum):
    """What people choose from."""

    LIVE = "live"
    SPEED = "speed"
    SLOW = "slow"
    SLOWEST = "slowest"
    NONE = "none"

    @property
    def seconds(self) -> int | None:
        """Return how long a turn may take, None for any time."""
        return _SECONDS[self]


_SECONDS = {
    Pace.LIVE: 120,
    Pace.SPEED: 30,
    Pace.SLOW: 24 * 3600,
    Pace.SLOWEST: 72 * 3600,
    Pace.NONE: None,
}


def paced(rules: RuleSet, wanted: Pace | None, usual: Pace) -> RuleSet:
    """Return `rules` at the pace `wanted`.

    When that is None, rules with a clock keep it, and others get the `usual` pace.
    """
    if wanted is not None:
        return replace(rules, turn_seconds=wanted.seconds)
    if rules.turn_seconds is None:
        return replace(rules, turn_seconds=usual.seconds)
    return rules
