"""A bot that posts whatever it is told to, and parts of what it may post."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from tests.support.wire.helpers import RawBot, Reply
from tests.wire_server import Channel, JsonObject, WireServer

V2 = 1 << 15


def text(content: str) -> JsonObject:
    return {"type": 10, "content": content}


def button(custom_id: str | None, **fields: object) -> JsonObject:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **fields}


def row(*components: JsonObject) -> JsonObject:
    return {"type": 1, "components": list(components)}


def select(*values: str, **fields: object) -> JsonObject:
    options = [{"label": "Option", "value": value} for value in values]
    return {"type": 3, "custom_id": "s", "options": options, **fields}


def v2(*components: JsonObject, **fields: object) -> JsonObject:
    return {"flags": V2, "components": list(components), **fields}


@dataclass
class Desk:
    """A channel, and a bot that posts whatever it is told to."""

    server: WireServer
    bot: RawBot
    channel: Channel

    @property
    def messages(self) -> str:
        return f"/channels/{self.channel.id}/messages"

    @property
    def application(self) -> str:
        return f"/applications/{self.server.bot.id}"

    async def post(self, body: object) -> Reply:
        return await self.bot.call("POST", self.messages, body)


async def desk_of(server: WireServer) -> AsyncIterator[Desk]:
    guild = server.create_guild("Tavern")
    async with RawBot(server) as bot:
        yield Desk(server, bot, server.create_channel(guild, "table"))


def leaves(errors: JsonObject, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and code of each problem in an error body."""
    for key, value in errors.items():
        if key == "_errors":
            yield from ((path, problem["code"]) for problem in value)
        else:
            yield from leaves(value, f"{path}.{key}".strip("."))
