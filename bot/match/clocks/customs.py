"""What servers and people may want of clocks and calls."""

from enum import StrEnum


class TimeUp(StrEnum):
    """What becomes of a turn whose time is up."""

    BANK = "bank"
    """What can be banked is."""
    FORFEIT = "forfeit"


class Absent(StrEnum):
    """What becomes of the seat of somebody who lets too many turns go in a row."""

    STAND_IN = "stand-in"
    LEAVES = "leaves"


class Notify(StrEnum):
    """When somebody is called to their turn."""

    QUIETLY = "quietly"
    """When they have been elsewhere for a while, without a sound."""
    ALWAYS = "always"
    SLOW = "slow"
    """In slow games only."""
    NEVER = "never"
