"""The buttons of sealed dice."""

from bot.kit.components.custom_ids import MatchButton, VersionButton, sent_as


@sent_as("word")
class WordButton(VersionButton):
    """Ask for a word to mix into the dice."""


@sent_as("mix")
class WordAnswer(VersionButton):
    """Mix the word in that was typed."""


@sent_as("verify")
class VerifyButton(MatchButton):
    """Tell what a finished game's dice follow from, and whether they do."""
