"""People and places, as a test sets them up and changes them."""

from collections.abc import Iterable

from tests.wire_server.model.entities import Channel, ChannelKind, Guild, Member, User
from tests.wire_server.model.permissions import NOTHING, ORDINARY, Permission
from tests.wire_server.model.role import Role
from tests.wire_server.model.state import State
from tests.wire_server.model.thread import Thread


class Building:
    """The part of WireServer that makes users, guilds, channels and permissions."""

    def __init__(self, state: State) -> None:
        self._state = state

    def create_user(
        self, name: str, *, locale: str = "en-US", bot: bool = False, installed: bool = False
    ) -> User:
        """Create a user. `installed`: with the application in their own account."""
        return self._state.add_user(name, locale=locale, bot=bot, installed=installed)

    def create_guild(
        self,
        name: str,
        members: Iterable[User] = (),
        *,
        owner: User | None = None,
        locale: str = "en-US",
        has_bot: bool = True,
    ) -> Guild:
        """Create a guild; without an owner among the users, a new one owns it."""
        owner = owner or self.create_user(f"Owner of {name}")
        return self._state.add_guild(name, owner, members, locale=locale, has_bot=has_bot)

    def create_channel(self, guild: Guild, name: str) -> Channel:
        """Create a text channel."""
        return self._state.add_channel(guild, name)

    def create_announcements(self, guild: Guild, name: str) -> Channel:
        """Create an announcement channel."""
        return self._state.add_channel(guild, name, ChannelKind.ANNOUNCEMENT)

    def add_member(self, guild: Guild, user: User, extra: Permission = NOTHING) -> Member:
        """Let a user join, with permissions beyond the ordinary ones; or change these."""
        member = Member(user, ORDINARY | extra)
        guild.members[user.id] = member
        return member

    def remove_member(self, guild: Guild, user: User) -> None:
        """Let a user leave. Bots without the privileged intent are not told."""
        del guild.members[user.id]

    def create_role(
        self, guild: Guild, name: str, *, position: int, permissions: Permission = NOTHING
    ) -> Role:
        """Create a role."""
        role = Role(self._state.new_id(), name, permissions, position)
        self._state.add_role(guild, role)
        return role

    def let_bot(self, guild: Guild, permissions: Permission, *, position: int) -> None:
        """Give the bot a role of its own with these permissions."""
        role = Role(self._state.new_id(), "Farkle", permissions, position, managed=True)
        self._state.add_role(guild, role)
        self._state.give_bot(guild, role)

    def dm(self, user: User) -> Channel:
        """Return the private channel of a user and the bot."""
        return self._state.private_channel(ChannelKind.DM, (user, self._state.bot))

    def group_dm(self, *users: User) -> Channel:
        """Return the group conversation of some users, without the bot."""
        return self._state.private_channel(ChannelKind.GROUP_DM, users)

    def set_permissions(
        self,
        channel: Channel,
        user: User,
        *,
        allow: Permission = NOTHING,
        deny: Permission = NOTHING,
    ) -> None:
        """Replace what a user (or the bot) is allowed and denied in one channel."""
        self._state.set_overwrite(channel, user, allow, deny)

    def threads(self, channel: Channel) -> list[Thread]:
        """Return the threads of a text channel, the oldest first."""
        return self._state.threads_of(channel)

    def lock(self, thread: Thread) -> None:
        """Lock a thread, as who manages threads may."""
        self._state.lock(thread)

    def archive(self, thread: Thread) -> None:
        """Archive a thread, as Discord does after some silence."""
        self._state.archive(thread, archived=True)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel."""
        self._state.remove_channel(channel)

    def remove_bot(self, guild: Guild) -> None:
        """Kick the bot from a guild."""
        self._state.remove_bot(guild)

    def add_bot(self, guild: Guild) -> None:
        """Add the bot to a guild that does not have it."""
        self._state.add_bot(guild)
