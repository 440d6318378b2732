"""The commands of this version, and what the bot has told Discord of them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.cli.doctor.findings import Check, Finding, Severity
from bot.cli.text import text
from bot.client.application.command_sync import digest_key, digest_of, in_part
from bot.client.application.installs import Installs
from bot.database.errors import StorageError
from bot.database.opening import Address, note_in
from bot.kit.locale_check import Payload


@dataclass(frozen=True, slots=True)
class Told:
    """What Discord should know: the `commands`, of which the bot notes in its `database`."""

    commands: Sequence[Payload]
    database: Address

    async def look_at(
        self, application_id: int, installs: Installs, there: Collection[str]
    ) -> Finding:
        """Hold the names of the commands that are `there` against those for such `installs`."""
        commands = installs.fit(self.commands)
        wanted = {str(command["name"]) for command in commands}
        noted, digest = await self._noted(application_id), digest_of(commands)
        if noted == in_part(digest):
            return Finding(Check.COMMANDS, Severity.FAIL, text("cli-doctor-commands-refused"))
        if missing := sorted(wanted - {*there}):
            told = text("cli-doctor-commands-missing", names=", ".join(missing))
            return Finding(Check.COMMANDS, Severity.FAIL, told)
        if spare := sorted({*there} - wanted):
            told = text("cli-doctor-commands-spare", names=", ".join(spare))
            return Finding(Check.COMMANDS, Severity.WARN, told)
        if noted != digest:
            return Finding(Check.COMMANDS, Severity.WARN, text("cli-doctor-commands-older"))
        fine = text("cli-doctor-commands-ok", commands=len(wanted))
        return Finding(Check.COMMANDS, Severity.OK, fine)

    async def _noted(self, application_id: int) -> str | None:
        try:
            return await note_in(self.database, digest_key(application_id))
        except StorageError:  # which is a finding of its own
            return None
