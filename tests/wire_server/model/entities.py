"""The people, places and messages that the server knows, and how Discord writes them as JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import IntEnum

from tests.wire_server.errors import JsonObject

from .content import Content, MessageFlag
from .permissions import EVERYTHING, NOTHING, ORDINARY, Permission
from .role import Role
from .scheduled_event import ScheduledEvent

DISCORD_EPOCH_MS = 1_420_070_400_000


class ChannelKind(IntEnum):
    """The channel types that this server has."""

    TEXT = 0
    DM = 1
    GROUP_DM = 3
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11


THREADS = {
    ChannelKind.TEXT: ChannelKind.PUBLIC_THREAD,
    ChannelKind.ANNOUNCEMENT: ChannelKind.ANNOUNCEMENT_THREAD,
}
"""The type that the threads of everybody have in a channel, by its type."""


def created_at(snowflake: int) -> datetime:
    """Return the time that an id carries."""
    return datetime.fromtimestamp(((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000, UTC)


@dataclass(slots=True, eq=False)
class User:
    """A person or a bot. `installed`: has the application in their own account."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    installed: bool = False
    accepts_dms: bool = True

    def payload(self) -> JsonObject:
        """Return the user object."""
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "discriminator": "0000" if self.bot else "0",
            "avatar": None,
            "bot": self.bot,
            "flags": 0,
            "public_flags": 0,
            "primary_guild": None,
        }


@dataclass(slots=True, eq=False)
class Member:
    """A user in a guild; `permissions` are those of all their roles together."""

    user: User
    permissions: Permission
    nick: str | None = None
    roles: list[Role] = field(default_factory=list)

    def payload(self) -> JsonObject:
        """Return the guild member object, without the user."""
        return {
            "nick": self.nick,
            "roles": [str(role.id) for role in self.roles],
            "joined_at": created_at(self.user.id).isoformat(),
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "premium_since": None,
            "pending": False,
            "flags": 0,
            "mute": False,
            "deaf": False,
        }


@dataclass(slots=True, eq=False)
class Guild:
    """A server. `has_bot`: the bot was added to it, not only by users to their accounts."""

    id: int
    name: str
    owner: User
    locale: str = "en-US"
    has_bot: bool = True
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    threads: dict[int, Channel] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    events: dict[int, ScheduledEvent] = field(default_factory=dict)
    demands_two_factor: bool = False

    def payload(self) -> JsonObject:
        """Return the guild object."""
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner.id),
            "preferred_locale": self.locale,
            "roles": [role.payload() for role in (self._everyone(), *self.roles.values())],
            "features": [],
            "emojis": [],
            "stickers": [],
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "banner": None,
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "default_message_notifications": 0,
            "mfa_level": int(self.demands_two_factor),
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "nsfw": False,
            "nsfw_level": 0,
            "incidents_data": None,
        }

    def _everyone(self) -> Role:
        return Role(self.id, "@everyone", ORDINARY)

    def own_payload(self, member: Member) -> JsonObject:
        """Return what the list of one's own guilds says of it."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "banner": None,
            "owner": self.owner.id == member.user.id,
            "permissions": str(int(member.permissions)),
            "features": [],
        }

    def create_payload(self, bot: User) -> JsonObject:
        """Return the GUILD_CREATE data as a bot without privileged intents gets it."""
        return {
            **self.payload(),
            "joined_at": created_at(self.id).isoformat(),
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "members": [{**self.members[bot.id].payload(), "user": bot.payload()}],
            "channels": [channel.payload() for channel in self.channels.values()],
            "threads": [thread.payload() for thread in self.threads.values()],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel of a guild, or a private conversation of `recipients` without one."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild: Guild | None = None
    recipients: tuple[User, ...] = ()
    overwrites: dict[int, tuple[Permission, Permission]] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    readers: list[Callable[[Message], None]] = field(default_factory=list)
    last_message_id: int | None = None
    old_edits: list[datetime] = field(default_factory=list)

    def show(self, message: Message) -> None:
        """Let those who read along see a message that is new or has changed."""
        if message.visible_to is None:
            for reader in self.readers:
                reader(message)

    def permissions(self, user: User) -> Permission:
        """Return what a user may do here: guild permissions, then the channel's overwrites."""
        if self.guild is None:
            return ORDINARY if user in self.recipients else NOTHING
        member = self.guild.members.get(user.id)
        if member is None:
            return NOTHING
        if user is self.guild.owner or member.permissions & Permission.ADMINISTRATOR:
            return EVERYTHING
        allowed, denied = self.overwrites.get(user.id, (NOTHING, NOTHING))
        granted = (member.permissions & ~denied) | allowed
        return granted if granted & Permission.VIEW_CHANNEL else NOTHING

    def payload(self, viewer: User | None = None) -> JsonObject:
        """Return the channel object; with a viewer, as interactions carry it."""
        result: JsonObject = {
            "id": str(self.id),
            "type": int(self.kind),
            "flags": 0,
            "last_message_id": None if self.last_message_id is None else str(self.last_message_id),
        }
        if self.guild is None:
            result["recipients"] = [user.payload() for user in self.recipients if not user.bot]
            if self.kind is ChannelKind.GROUP_DM:
                owner = str(self.recipients[0].id)
                result |= {"name": self.name or None, "icon": None, "owner_id": owner}
            return result
        result |= {
            "guild_id": str(self.guild.id),
            "name": self.name,
            "topic": None,
            "position": 0,
            "parent_id": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
        }
        if viewer is None:
            result["permission_overwrites"] = [
                {"id": str(user), "type": 1, "allow": str(int(allow)), "deny": str(int(deny))}
                for user, (allow, deny) in self.overwrites.items()
            ]
        else:
            result["permissions"] = str(int(self.permissions(viewer)))
        return result


@dataclass(slots=True, eq=False)
class Message:
    """A message. `visible_to`: the one user who sees it when it is ephemeral."""

    id: int
    channel: Channel
    author: User
    content: Content
    kind: int = 0
    visible_to: User | None = None
    pinged: tuple[User, ...] = ()
    edited: datetime | None = None
    extra: JsonObject = field(default_factory=dict)

    @property
    def is_loading(self) -> bool:
        """Tell whether an answer was promised here that has not come."""
        return bool(self.content.flags & MessageFlag.LOADING)

    def payload(self) -> JsonObject:
        """Return the message object."""
        return {
            "id": str(self.id),
            "type": self.kind,
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content.text,
            "embeds": list(self.content.embeds),
            "components": list(self.content.components),
            "attachments": [attachment.payload() for attachment in self.content.attachments],
            "flags": int(self.content.flags),
            "mentions": [user.payload() for user in self.pinged],
            "mention_roles": [],
            "mention_everyone": False,
            "timestamp": created_at(self.id).isoformat(),
            "edited_timestamp": None if self.edited is None else self.edited.isoformat(),
            "pinned": False,
            "tts": False,
            **self.extra,
        }
