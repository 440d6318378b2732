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


@sent_as("verify", Proof.SIGHT, prices.VERIFIED)
class VerifyButton(MatchButton):
    """Check the dice of a finished game."""
