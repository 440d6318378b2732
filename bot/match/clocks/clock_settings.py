"""What servers and people may choose about clocks and calls."""

from enum import StrEnum


class TimeUp(StrEnum):
    """What happens to a turn whose time is up."""

    BANK = "bank"
    """What can be banked is banked."""
    FORFEIT = "forfeit"


class Absent(StrEnum):
    """What happens to the seat of a player who misses too many turns in a row."""

    STAND_IN = "stand-in"
    LEAVES = "leaves"


class Notify(StrEnum):
    """When a person is called to their turn."""

    QUIETLY = "quietly"
    """Without a sound, when they have been elsewhere for a while."""
    ALWAYS = "always"
    SLOW = "slow"
    """In slow games only."""
    NEVER = "never"
