"""What the path of a request names: found, or refused as Discord refuses it."""

from tests.wire_server.errors import ApiError
from tests.wire_server.model.entities import Channel, Guild, Message, User
from tests.wire_server.model.permissions import Permission
from tests.wire_server.model.state import State

from .http import Call


class Finding:
    """Finds users, guilds, channels and messages in one state."""

    def __init__(self, state: State) -> None:
        self._state = state

    def _user(self, user_id: int) -> User:
        user = self._state.users.get(user_id)
        if user is None:
            raise ApiError(404, 10013, "Unknown User")
        return user

    def _guild(self, call: Call) -> Guild:
        guild = self._state.guilds.get(call.id("guild_id"))
        if guild is None or not guild.has_bot:
            raise ApiError(404, 10004, "Unknown Guild")
        return guild

    def _channel(self, call: Call, *needed: Permission) -> Channel:
        """Return the channel of a path when the bot may see it and has what else is needed."""
        channel = self._state.channels.get(call.id("channel_id"))
        if channel is None:
            raise ApiError(404, 10003, "Unknown Channel")
        if not channel.permissions(self._state.bot) & Permission.VIEW_CHANNEL:
            raise ApiError(403, 50001, "Missing Access")
        self._require(channel, *needed)
        return channel

    def _require(self, channel: Channel, *needed: Permission) -> None:
        if any(not channel.permissions(self._state.bot) & permission for permission in needed):
            raise ApiError(403, 50013, "Missing Permissions")

    def _message(self, channel: Channel, call: Call) -> Message:
        message = channel.messages.get(call.id("message_id"))
        if message is None or message.visible_to is not None:
            raise ApiError(404, 10008, "Unknown Message")
        return message
