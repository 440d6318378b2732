"""How long a turn may take: the pace of a game, written into its rules."""

from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.engine import RuleSet


class Pace(StrEnum):
    """The paces that people choose from: how long a turn may take."""

    LIVE = "live"
    SPEED = "speed"
    SLOW = "slow"
    SLOWEST = "slowest"
    LIVE_BANK = "live-bank"
    SLOW_BANK = "slow-bank"
    NONE = "none"

    @property
    def seconds(self) -> int | None:
        """Return how long a turn may take, or what it adds to a time bank; None for any time."""
        return _SECONDS[self]

    @property
    def bank(self) -> int | None:
        """Return the seconds with which a time bank begins, None without one."""
        return _BANKS.get(self)


_SECONDS: Final = {
    Pace.LIVE: 120,
    Pace.SPEED: 30,
    Pace.SLOW: 24 * 3600,
    Pace.SLOWEST: 72 * 3600,
    Pace.LIVE_BANK: 30,
    Pace.SLOW_BANK: 12 * 3600,
    Pace.NONE: None,
}

_BANKS: Final = {Pace.LIVE_BANK: 120, Pace.SLOW_BANK: 24 * 3600}

BANK_HOLDS: Final = 3
"""How many times what it begins with a time bank holds at most."""

SLOW_FROM: Final = 24 * 3600
"""Seconds of a turn from which on a game is slow."""


def paced(rules: RuleSet, wanted: Pace | None, usual: Pace) -> RuleSet:
    """Return `rules` at the pace `wanted`.

    When that is None, rules with a clock keep it, and others get the `usual` pace.
    """
    if wanted is not None:
        return replace(rules, turn_seconds=wanted.seconds, bank_seconds=wanted.bank)
    if rules.turn_seconds is None:
        return replace(rules, turn_seconds=usual.seconds, bank_seconds=usual.bank)
    return rules


def usual_seconds(rules: RuleSet) -> int | None:
    """Return how long a turn usually may take: a time bank has as much at first."""
    return rules.bank_seconds or rules.turn_seconds
