"""Two people and the probe bot, on the wire server."""

from dataclasses import dataclass

from tests.wire_server import Channel, Guild, Outcome, User, WireServer

CALLBACK = "/interactions/*/callback"


@dataclass(frozen=True)
class Table:
    """Two people in a guild with one channel, and the bot."""

    server: WireServer
    guild: Guild
    channel: Channel
    ann: User
    ben: User

    async def board(self, **options: bool | int) -> Outcome:
        return await self.server.command(self.ann, self.channel, "probe board", **options)


def set_table(server: WireServer) -> Table:
    ann = server.create_user("Ann")
    ben = server.create_user("Ben", locale="de")
    guild = server.create_guild("Tavern", [ann, ben], locale="en-GB")
    return Table(server, guild, server.create_channel(guild, "table"), ann, ben)


def pressed(outcome: Outcome) -> int:
    """Return the number of presses that the probe bot has counted."""
    return int(outcome.message.text.removeprefix("pressed "))
