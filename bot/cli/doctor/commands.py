"""The commands of this version, and what the bot has told Discord of them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.client.command_sync import digest_key, digest_of
from bot.config import Settings
from bot.database.opening import Address, note_in
from bot.kit.locale_check import Payload
from bot.match.model.errors import StorageError


@dataclass(frozen=True, slots=True)
class Told:
    """What Discord should know: the `names` of all commands, and the `digest` of all about them.

    The bot notes in its `database` what it has told Discord last.
    """

    names: Collection[str]
    digest: str
    database: Address

    async def was_told(self, application_id: int) -> bool:
        """Tell whether these are what the bot has told Discord last."""
        try:
            return await note_in(self.database, digest_key(application_id)) == self.digest
        except StorageError:  # which is a finding of its own
            return False


def told_commands(settings: Settings, commands: Sequence[Payload]) -> Told:
    """Return what there is to tell of `commands`, those of this version."""
    names = [str(each["name"]) for each in commands]
    return Told(names, digest_of(commands), settings.database)
