"""Plays a record of `FARKLE_RECORD` back to another bot: what people asked and pressed, in order.

Their dice fall otherwise and their games have other messages, so a press may find that its game has
gone on. What counts is that each is answered as Discord wants it, which the server looks at.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.wire_server.errors import JsonObject
from tests.wire_server.model.entities import Channel, Guild, Message, User
from tests.wire_server.people.interaction import InteractionKind
from tests.wire_server.people.views import Outcome
from tests.wire_server.server import WireServer

_PLAYED = {InteractionKind.COMMAND, InteractionKind.COMPONENT, InteractionKind.AUTOCOMPLETE}
"""What is played; a form that was filled in belongs to a question that nobody has asked again."""


def read_record(file: Path) -> list[JsonObject]:
    """Return the lines of a record."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


class Playback:
    """One record, with people and channels of a `guild` in the place of those who are numbers."""

    def __init__(self, server: WireServer, guild: Guild) -> None:
        self._server = server
        self._guild = guild
        self._users: dict[str, User] = {}
        self._channels: dict[str, Channel] = {}

    async def play(self, lines: Iterable[JsonObject]) -> list[Outcome]:
        """Send all that people sent, and return what came of each."""
        return [await self._send(asked) for asked in _interactions(lines)]

    async def _send(self, asked: JsonObject) -> Outcome:
        user = self._user(str((asked.get("member") or asked)["user"]["id"]))
        channel = self._channel(str(asked["channel_id"]))
        for resolved in asked["data"].get("resolved", {}).get("users", {}):
            self._user(resolved)
        data = self._translated(asked["data"])
        kind = InteractionKind(asked["type"])
        source = self._source(channel, data) if "message" in asked else None
        return await self._server.send(kind, user, channel, data, source)

    def _user(self, number: str) -> User:
        if number not in self._users:
            self._users[number] = self._server.create_user(f"p{len(self._users)}")
            self._server.add_member(self._guild, self._users[number])
        return self._users[number]

    def _channel(self, number: str) -> Channel:
        if number not in self._channels:
            name = f"c{len(self._channels)}"
            self._channels[number] = self._server.create_channel(self._guild, name)
        return self._channels[number]

    def _translated(self, value: object) -> JsonObject:
        """Return what was asked with those who are here in the place of numbers."""
        text = json.dumps(value)
        for number, here in (self._users | self._channels).items():
            text = text.replace(number, str(here.id))
        data: JsonObject = json.loads(text)
        if "name" in data:
            command = next(
                command for command in self._server.commands() if command.name == data["name"]
            )
            data["id"] = str(command.id)
        return data

    def _source(self, channel: Channel, data: JsonObject) -> Message:
        """Return the newest message with the button that was pressed, else the newest of all."""
        messages = [*channel.messages.values()]
        wanted = json.dumps(data["custom_id"])
        having = [message for message in messages if wanted in json.dumps(message.payload())]
        return (having or messages)[-1]


def _interactions(lines: Iterable[JsonObject]) -> Iterator[JsonObject]:
    heard = (line["data"] for line in lines if line.get("gateway") == "received")
    for packet in heard:
        if packet["t"] == "INTERACTION_CREATE" and packet["d"]["type"] in _PLAYED:
            yield packet["d"]
