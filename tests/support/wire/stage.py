"""A server whose bot the test plays itself."""

import asyncio

from tests.support.wire.helpers import RawBot, RawGateway
from tests.wire_server import Channel, JsonObject, Outcome, User, WireServer

PLAY = {
    "name": "play",
    "description": "Play",
    "type": 1,
    "integration_types": [0, 1],
    "contexts": [0, 1, 2],
}
ADMIN = {"name": "admin", "description": "Manage", "type": 1, "default_member_permissions": "32"}


class Stage:
    """A guild with two people, and the bot behind the scenes."""

    def __init__(self, server: WireServer, bot: RawBot) -> None:
        self.server = server
        self.bot = bot
        self.ann = server.create_user("Ann", locale="fr", installed=True)
        self.ben = server.create_user("Ben")
        self.guild = server.create_guild("Tavern", [self.ann, self.ben], locale="hu")
        self.channel = server.create_channel(self.guild, "table")

    async def act(
        self,
        gateway: RawGateway,
        action: asyncio.Task[Outcome],
        kind: int,
        **data: object,
    ) -> tuple[JsonObject, Outcome]:
        """Answer what a user is doing; return the event and what came of it."""
        event = await gateway.event("INTERACTION_CREATE")
        reply = await self.bot.answer(event, kind, **data)
        assert reply.status == 200, reply.body
        return event, await action

    def play(self, user: User, channel: Channel) -> asyncio.Task[Outcome]:
        return asyncio.create_task(self.server.command(user, channel, "play"))
