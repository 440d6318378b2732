"""A channel in which `farkle doctor --try` does everything, and what is left of that."""

import time
from dataclasses import dataclass, field

from bot.cli.doctor.actions import Action
from bot.cli.doctor.commands import Told
from bot.cli.doctor.findings import Finding, Severity
from bot.cli.doctor.trial import try_out
from bot.config import Settings
from bot.kit.texts.texts import catalogue
from tests.support.wire.doctor import NOWHERE
from tests.wire_server import Channel, Guild, Permission, WireServer
from tests.wire_server.model.permissions import NOTHING

say = catalogue().english

COMMANDS = (
    {
        "name": "play",
        "description": "Play",
        "type": 1,
        "integration_types": [0, 1],
        "contexts": [0, 1, 2],
    },
)


@dataclass
class Place:
    """A channel in which the bot may do everything that a trial takes."""

    server: WireServer
    guild: Guild
    channel: Channel
    found: list[Finding] = field(default_factory=list)

    async def try_out(self) -> None:
        settings = Settings(token=self.server.token, api_base=self.server.api_base)
        told = Told(COMMANDS, NOWHERE)
        await try_out(settings, self.channel.id, told, self.found.append, began=time.monotonic())

    def done(self) -> list[Action]:
        """Return what Discord has done, in that order."""
        words = {say(f"cli-try-{action}"): action for action in Action}
        fine = [found.sentence for found in self.found if ": Discord answered 2" in found.sentence]
        return [words[sentence.partition(":")[0]] for sentence in fine]

    def wrong(self) -> list[str]:
        """Return what went wrong."""
        return [found.sentence for found in self.found if found.level is Severity.FAIL]

    def is_clean(self) -> bool:
        """Tell whether nothing of the trial is left."""
        return not (
            self.channel.messages
            or self.guild.threads
            or self.guild.events
            or self.server.emojis
            or self.server.commands(self.guild)
        )


def furnish(server: WireServer, *, without: Permission = NOTHING) -> Place:
    guild = server.create_guild("Tavern")
    wanted = Permission.CREATE_EVENTS | Permission.MANAGE_THREADS
    server.let_bot(guild, wanted & ~without, position=5)
    return Place(server, guild, server.create_channel(guild, "table"))
