"""The buttons of sealed dice."""

from bot.kit import prices
from bot.kit.components.custom_ids import MatchButton, VersionButton, sent_as
from bot.kit.components.proofs import Proof


@sent_as("word", Proof.BOARD)
class WordButton(VersionButton):
    """Ask for a player word."""


@sent_as("mix", Proof.BOARD)
class WordAnswer(VersionButton):
    """Mix in the word that was typed."""


@sent_as("wordfrom", Proof.BESIDE)
class BesideWordButton(MatchButton):
    """Ask for a player word, in the private message that the board has led to."""


@sent_as("mixfrom", Proof.BESIDE)
class BesideWordAnswer(MatchButton):
    """Mix in the word that was typed beside the board."""


@sent_as("verify", Proof.SIGHT, prices.VERIFIED)
class VerifyButton(MatchButton):
    """Check the dice of a finished game."""
