"""The buttons of sealed dice."""

from bot.kit.components.custom_ids import MatchButton, VersionButton, sent_as


@sent_as("word")
class WordButton(VersionButton):
    """Ask for a player word."""


@sent_as("mix")
class WordAnswer(VersionButton):
    """Mix in the word that was typed."""


@sent_as("verify")
class VerifyButton(MatchButton):
    """Check the dice of a finished game."""
