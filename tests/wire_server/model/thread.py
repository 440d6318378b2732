"""A public thread, and how Discord writes it as JSON."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.wire_server.errors import JsonObject

from .entities import Channel, User, created_at
from .permissions import Permission

A_DAY = 1_440
"""Minutes of silence after which a thread is archived when nobody says so."""


@dataclass(slots=True, eq=False)
class Thread(Channel):
    """A public thread below `parent`, whose permissions are its own, too."""

    parent: Channel = field(kw_only=True)
    owner: User = field(kw_only=True)
    minutes: int = A_DAY
    archived: bool = False
    locked: bool = False
    members: list[User] = field(default_factory=list)

    def permissions(self, user: User) -> Permission:
        """Return what a user may do here."""
        return self.parent.permissions(user)

    def payload(self, viewer: User | None = None) -> JsonObject:
        """Return the channel object; with a viewer, as interactions carry it."""
        result = Channel.payload(self, viewer)
        for key in ("topic", "position", "nsfw", "permission_overwrites"):
            result.pop(key, None)
        return {
            **result,
            "parent_id": str(self.parent.id),
            "owner_id": str(self.owner.id),
            "message_count": len(self.messages),
            "member_count": len(self.members),
            "total_message_sent": len(self.messages),
            "thread_metadata": {
                "archived": self.archived,
                "auto_archive_duration": self.minutes,
                "archive_timestamp": created_at(self.id).isoformat(),
                "create_timestamp": created_at(self.id).isoformat(),
                "locked": self.locked,
            },
        }
