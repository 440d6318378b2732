"""The buttons that delete what is kept of people and servers."""

from bot.kit.components.custom_ids import CustomId, Subject, sent_as


@sent_as("forget")
class ForgetButton(CustomId):
    """Delete what is kept of the person."""


@sent_as("forgetserver")
class ForgetServerButton(CustomId):
    """Delete what is kept of a server."""

    guild_id: Subject
