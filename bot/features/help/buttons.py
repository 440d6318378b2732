"""The menus of help, and the button that deletes the greeting of a server."""

from bot.kit.components.custom_ids import CustomId, sent_as
from bot.kit.components.proofs import Proof


@sent_as("help", Proof.NOTHING)
class HelpMenu(CustomId):
    """Show the topic that was chosen."""


@sent_as("strategy", Proof.NOTHING)
class StrategyMenu(CustomId):
    """Show how to play well by the rules that were chosen."""


@sent_as("deletewelcome", Proof.MODERATOR)
class DeleteWelcomeButton(CustomId):
    """Delete the message in which the bot said that it is there."""
