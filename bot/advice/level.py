"""The opponents that the bot plays itself."""

from enum import StrEnum


class Level(StrEnum):
    """The opponents that the bot plays itself, each with a temper of its own."""

    PERFECT = "perfect"
    """Wins as often as can be."""
    CAUTIOUS = "cautious"
    GREEDY = "greedy"
    STREAKY = "streaky"
    TACTICIAN = "tactician"
