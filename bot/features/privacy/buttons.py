"""The buttons that delete the data of people and servers."""

from bot.kit.components.custom_ids import CustomId, Subject, sent_as


@sent_as("forget")
class ForgetButton(CustomId):
    """Delete the person's data."""


@sent_as("forgetserver")
class ForgetServerButton(CustomId):
    """Delete a server's data."""

    guild_id: Subject
