"""The buttons that delete the data of people and servers."""

from bot.kit.components.custom_ids import CustomId, Subject, sent_as
from bot.kit.components.proofs import Proof


@sent_as("forget", Proof.OWN)
class ForgetButton(CustomId):
    """Delete the person's data."""


@sent_as("forgetserver", Proof.MANAGER)
class ForgetServerButton(CustomId):
    """Delete a server's data."""

    guild_id: Subject
