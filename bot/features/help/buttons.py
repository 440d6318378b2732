"""The menu of topics, and the button that takes the message to a new server away."""

from bot.kit.components.custom_ids import CustomId, sent_as


@sent_as("help")
class HelpMenu(CustomId):
    """Show the topic that was chosen."""


@sent_as("deletewelcome")
class DeleteWelcomeButton(CustomId):
    """Delete the message in which the bot said that it is there."""
