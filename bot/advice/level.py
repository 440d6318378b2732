"""The levels of the opponents that the bot plays."""

from enum import StrEnum


class Level(StrEnum):
    """The opponents that the bot plays, each with a temper of its own."""

    PERFECT = "perfect"
    """Wins as often as possible."""
    CAUTIOUS = "cautious"
    GREEDY = "greedy"
    STREAKY = "streaky"
    TACTICIAN = "tactician"
