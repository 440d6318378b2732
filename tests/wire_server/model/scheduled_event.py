"""A scheduled event of a guild that takes place outside its channels."""

from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum
from typing import Final

from tests.wire_server.errors import JsonObject

EXTERNAL: Final = 3
"""Discord's number for an event outside its channels."""


class EventStatus(IntEnum):
    """How far an event is."""

    SCHEDULED = 1
    ACTIVE = 2
    COMPLETED = 3
    CANCELED = 4


NEXT: Final = {
    EventStatus.SCHEDULED: {EventStatus.ACTIVE, EventStatus.CANCELED},
    EventStatus.ACTIVE: {EventStatus.COMPLETED},
}
"""What an event may become."""


@dataclass(slots=True, eq=False)
class ScheduledEvent:
    """An event that the bot has made."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    starts: datetime
    ends: datetime
    location: str
    status: EventStatus = EventStatus.SCHEDULED

    def pass_time(self, now: datetime) -> None:
        """Begin and end as Discord does by itself, at the times that it was told."""
        if self.status is EventStatus.SCHEDULED and self.starts <= now:
            self.status = EventStatus.ACTIVE
        if self.status is EventStatus.ACTIVE and self.ends <= now:
            self.status = EventStatus.COMPLETED

    def payload(self) -> JsonObject:
        """Return the scheduled event object."""
        return {
            "id": str(self.id),
            "guild_id": str(self.guild_id),
            "channel_id": None,
            "creator_id": str(self.creator_id),
            "name": self.name,
            "description": None,
            "scheduled_start_time": self.starts.isoformat(),
            "scheduled_end_time": self.ends.isoformat(),
            "privacy_level": 2,
            "status": int(self.status),
            "entity_type": EXTERNAL,
            "entity_id": None,
            "entity_metadata": {"location": self.location},
            "image": None,
            "recurrence_rule": None,
        }
