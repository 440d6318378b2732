"""What Discord remembers: people, guilds, channels, messages, emojis. It outlives the bot."""

import base64
import binascii
import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from tests.wire_server.errors import ApiError, JsonObject, Problem, invalid_form

from .application import Application
from .changes import require_open
from .components import texts
from .content import Content, MessageFlag
from .entities import (
    DISCORD_EPOCH_MS,
    Channel,
    ChannelKind,
    Guild,
    Member,
    Message,
    User,
)
from .permissions import ORDINARY, Permission
from .role import Role
from .thread import Thread

MAX_EMOJIS = 2_000
MAX_EMOJI_BYTES = 256 * 1024
_MENTION = re.compile(r"<@!?(\d{1,20})>")
_EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp);base64,(.+)", re.DOTALL)

Publish = Callable[[str, Channel | Guild, Callable[[], JsonObject]], None]
"""Send an event (name, where, its data) to whoever listens on the gateway."""


@dataclass(slots=True)
class Emoji:
    """An application emoji and its picture."""

    id: int
    name: str
    image: bytes

    def payload(self) -> JsonObject:
        """Return the emoji object."""
        return {
            "id": str(self.id),
            "name": self.name,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }


class State:
    """Everything that exists, by id, and every change of it."""

    def __init__(self, age: float = 0.0) -> None:
        self._last_id = 0
        self._age = age
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._private: dict[tuple[ChannelKind, frozenset[int]], Channel] = {}
        self.emojis: dict[int, Emoji] = {}
        self.publish: Publish = lambda _event, _where, _data: None
        self.bot = self.add_user("Farkle Bot", bot=True)
        self.app_owner = self.add_user("App Owner")
        # The id of an application and of its bot user are the same number on Discord, too.
        self.application_id = self.bot.id
        self.application = Application()

    def new_id(self) -> int:
        """Return the next snowflake: the time in its upper bits, never the same twice."""
        now = (int((time.time() - self._age) * 1000) - DISCORD_EPOCH_MS) << 22
        self._last_id = max(self._last_id + 1, now)
        return self._last_id

    # People and places ------------------------------------------------------------------

    def add_user(
        self, name: str, *, locale: str = "en-US", bot: bool = False, installed: bool = False
    ) -> User:
        """Create a user."""
        user = User(self.new_id(), name, locale, bot, installed)
        self.users[user.id] = user
        return user

    def add_guild(
        self, name: str, owner: User, members: Iterable[User], *, locale: str, has_bot: bool
    ) -> Guild:
        """Create a guild with its owner, members and, when it has it, the bot."""
        guild = Guild(self.new_id(), name, owner, locale, has_bot)
        for user in (owner, *members, *([self.bot] if has_bot else [])):
            guild.members[user.id] = Member(user, ORDINARY)
        self.guilds[guild.id] = guild
        self.publish("GUILD_CREATE", guild, lambda: guild.create_payload(self.bot))
        return guild

    def add_channel(self, guild: Guild, name: str, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
        """Create a channel to write in."""
        channel = Channel(self.new_id(), kind, name, guild)
        self.channels[channel.id] = guild.channels[channel.id] = channel
        self.publish("CHANNEL_CREATE", channel, channel.payload)
        return channel

    def private_channel(self, kind: ChannelKind, recipients: tuple[User, ...]) -> Channel:
        """Return the conversation of exactly these users, made when there is none yet."""
        key = kind, frozenset(user.id for user in recipients)
        if key not in self._private:
            channel = Channel(self.new_id(), kind, recipients=recipients)
            self._private[key] = self.channels[channel.id] = channel
        return self._private[key]

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel and with it its messages."""
        del self.channels[channel.id]
        if channel.guild is not None:
            del channel.guild.channels[channel.id]
            for thread in self.threads_of(channel):
                del self.channels[thread.id], channel.guild.threads[thread.id]
        self.publish("CHANNEL_DELETE", channel, channel.payload)

    def add_thread(self, thread: Thread) -> None:
        """Let there be a thread."""
        assert thread.guild is not None  # as every text channel's
        self.channels[thread.id] = thread.guild.threads[thread.id] = thread
        self.publish("THREAD_CREATE", thread, lambda: {**thread.payload(), "newly_created": True})

    def remove_thread(self, thread: Thread) -> None:
        """Delete a thread and with it its messages; the message that it began at stays."""
        assert thread.guild is not None  # as every thread's
        del self.channels[thread.id], thread.guild.threads[thread.id]
        gone = {"id": str(thread.id), "guild_id": str(thread.guild.id), "type": int(thread.kind)}
        told = {**gone, "parent_id": str(thread.parent.id)}
        self.publish("THREAD_DELETE", thread, lambda: told)

    def threads_of(self, channel: Channel) -> list[Thread]:
        """Return the threads of a text channel, the oldest first."""
        found = [thread for thread in self.channels.values() if isinstance(thread, Thread)]
        return [thread for thread in found if thread.parent is channel]

    def archive(self, thread: Thread, *, archived: bool) -> None:
        """Archive a thread, or open it again."""
        thread.archived = archived
        self.publish("THREAD_UPDATE", thread, thread.payload)

    def lock(self, thread: Thread) -> None:
        """Lock a thread."""
        thread.locked = True
        self.publish("THREAD_UPDATE", thread, thread.payload)

    def set_overwrite(
        self, channel: Channel, user: User, allow: Permission, deny: Permission
    ) -> None:
        """Replace what one user may do in one channel beside their guild permissions."""
        channel.overwrites[user.id] = (allow, deny)
        self.publish("CHANNEL_UPDATE", channel, channel.payload)

    def remove_bot(self, guild: Guild) -> None:
        """Kick the bot from a guild."""
        guild.has_bot = False
        del guild.members[self.bot.id]
        self.publish("GUILD_DELETE", guild, lambda: {"id": str(guild.id)})

    def add_bot(self, guild: Guild) -> None:
        """Let the bot join a guild; what it has posted there before is still to be seen."""
        guild.has_bot = True
        guild.members[self.bot.id] = Member(self.bot, ORDINARY)
        self.publish("GUILD_CREATE", guild, lambda: guild.create_payload(self.bot))

    def add_role(self, guild: Guild, role: Role) -> None:
        """Let a guild have one more role."""
        guild.roles[role.id] = role
        data = {"guild_id": str(guild.id), "role": role.payload()}
        self.publish("GUILD_ROLE_CREATE", guild, lambda: data)

    def give_bot(self, guild: Guild, role: Role) -> None:
        """Let the bot have a role, of which it is told without a privileged intent."""
        own = guild.members[self.bot.id]
        own.roles.append(role)
        own.permissions |= role.permissions
        data = {**own.payload(), "guild_id": str(guild.id), "user": self.bot.payload()}
        self.publish("GUILD_MEMBER_UPDATE", guild, lambda: data)

    # Messages ---------------------------------------------------------------------------

    def post(
        self,
        channel: Channel,
        content: Content,
        *,
        allowed_mentions: JsonObject | None = None,
        kind: int = 0,
        visible_to: User | None = None,
        extra: JsonObject | None = None,
    ) -> Message:
        """Put a message of the bot into a channel; ephemeral ones are seen by one user only."""
        message = Message(
            self.new_id(),
            channel,
            self.bot,
            content,
            kind,
            visible_to,
            tuple(self._pinged(content, allowed_mentions)),
            extra=extra or {},
        )
        if isinstance(channel, Thread) and channel.archived:
            self.archive(channel, archived=False)  # as every new message does
        channel.messages[message.id] = message
        channel.last_message_id = message.id
        channel.show(message)
        if visible_to is None:
            self.publish("MESSAGE_CREATE", channel, lambda: self._event(message))
        return message

    def edit(self, message: Message, content: Content) -> None:
        """Replace what a message says. Edits ping nobody."""
        require_open(message.channel)
        message.content = content
        message.edited = datetime.now(UTC)
        message.channel.show(message)
        if message.visible_to is None:
            self.publish("MESSAGE_UPDATE", message.channel, lambda: self._event(message))

    def remove_message(self, message: Message) -> None:
        """Delete a message."""
        require_open(message.channel)
        channel = message.channel
        del channel.messages[message.id]
        if message.visible_to is None:
            ids = {"id": str(message.id), "channel_id": str(channel.id), **_guild_id(channel)}
            self.publish("MESSAGE_DELETE", channel, lambda: ids)

    def sees(self, user: User, channel: Channel) -> bool:
        """Tell whether a user can open a channel."""
        if self.channels.get(channel.id) is not channel:
            return False
        return bool(channel.permissions(user) & Permission.VIEW_CHANNEL)

    def _event(self, message: Message) -> JsonObject:
        return {**message.payload(), **_guild_id(message.channel)}

    def _pinged(self, content: Content, allowed: JsonObject | None) -> Iterator[User]:
        """Yield the users that a new message notifies: mentioned, and allowed to be mentioned."""
        if content.flags & MessageFlag.LOADING:
            return
        everyone = allowed is None or "users" in (allowed.get("parse") or ())
        named = () if allowed is None else {int(user) for user in allowed.get("users") or ()}
        for user_id in mentioned(content):
            if user_id in self.users and (everyone or user_id in named):
                yield self.users[user_id]

    # Application emojis -----------------------------------------------------------------

    def add_emoji(self, name: str, image: str) -> Emoji:
        """Store an application emoji from its data URI; refuse what Discord refuses."""
        if not _EMOJI_NAME.fullmatch(name):
            raise _bad("name", "STRING_TYPE_REGEX", "letters, digits and underscores, 2 to 32.")
        if any(emoji.name == name for emoji in self.emojis.values()):
            raise _bad("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Name is already taken.")
        uri = _IMAGE.fullmatch(image)
        if uri is None:
            raise _bad("image", "IMAGE_INVALID", "Not the data URI of a picture.")
        try:
            data = base64.b64decode(uri[2], validate=True)
        except binascii.Error as error:
            raise _bad("image", "IMAGE_INVALID", f"Not base64: {error}.") from error
        if len(data) > MAX_EMOJI_BYTES:
            raise _bad("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        if len(self.emojis) >= MAX_EMOJIS:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
        emoji = Emoji(self.new_id(), name, data)
        self.emojis[emoji.id] = emoji
        return emoji


def mentioned(content: Content) -> list[int]:
    """Return the ids of the users that a message mentions, each once, in reading order."""
    found = _MENTION.findall("\n".join((content.text, *texts(content.components))))
    return list(dict.fromkeys(map(int, found)))


def _guild_id(channel: Channel) -> JsonObject:
    return {} if channel.guild is None else {"guild_id": str(channel.guild.id)}


def _bad(field: str, code: str, message: str) -> ApiError:
    return invalid_form([Problem((field,), code, message)])
