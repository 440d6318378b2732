"""The channels and threads of the simulated server, as its people find them."""

from dataclasses import dataclass
from typing import Self

from simcord import ChannelHandle, Env, GuildHandle, MemberActor, SetupError
from simcord.backend.access import can_access_channel


@dataclass(frozen=True, slots=True)
class Way:
    """Where somebody wants to go: a channel, and perhaps a message there."""

    channel_id: int
    message_id: int | None

    @classmethod
    def parse(cls, text: object) -> Self | None:
        """Read `#channel` or `#channel/message`; None for anything else, like a plain id."""
        if not isinstance(text, str) or not text.startswith("#"):
            return None
        channel, slash, message = text.removeprefix("#").partition("/")
        try:
            return cls(int(channel), int(message) if slash else None)
        except ValueError:
            return None


@dataclass(frozen=True, slots=True)
class Listed:
    """A channel in somebody's list; threads stand below theirs."""

    id: str
    name: str
    is_thread: bool


class Channels:
    """The channels of one server."""

    def __init__(self, env: Env, server: GuildHandle) -> None:
        """Look at `server` in the world of `env`."""
        self._env = env
        self._server = server

    def listed_for(self, person: MemberActor) -> list[Listed]:
        """Return what `person` can read, the newest thread of a channel first."""
        return [
            Listed(str(thread.id), thread.name or "", thread.is_thread)
            for channel in self._server.channels.values()
            for thread in (channel, *reversed(channel.threads))
            if self._is_open_to(thread, person)
        ]

    def handle(self, channel_id: int) -> ChannelHandle:
        """Return the channel with this id."""
        channel = self._env.backend.get_channel(channel_id)
        return ChannelHandle(self._env, self._server, channel)

    def open_to(self, person: MemberActor, channel_id: int) -> ChannelHandle:
        """Return a channel of this server that `person` can read; raise SetupError for others."""
        if channel_id in self._env.backend.channels:
            channel = self.handle(channel_id)
            if self._is_open_to(channel, person):
                return channel
        raise SetupError("there is no such channel here")

    def _is_open_to(self, channel: ChannelHandle, person: MemberActor) -> bool:
        return can_access_channel(self._env, channel.id, person, history=True)
