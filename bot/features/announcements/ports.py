"""Where announcements come from and go to, and who gives roles."""

from enum import Enum, auto
from typing import Protocol

from bot.features.announcements.model.announcement import Announcement
from bot.features.announcements.model.role_awards import RoleAward, RoleObstacle
from bot.features.announcements.model.scheduled_tournaments import ScheduledTournament


class Sent(Enum):
    """What became of a message."""

    POSTED = auto()
    GONE = auto()
    """The channel was deleted."""
    CLOSED = auto()
    """The bot may not write there."""
    REFUSED = auto()
    """Discord does not want this one, or nobody knows whether it is there."""
    UNREACHED = auto()
    """Discord was not there, and so neither is the message."""


class RoleChange(Enum):
    """What became of giving a role, or of taking it back."""

    DONE = auto()
    MEMBER_GONE = auto()
    ROLE_GONE = auto()
    FAILED = auto()
    """It may go another time: Discord was not there, or the bot may not do it now."""


class EventChange(Enum):
    """What became of changing a scheduled event."""

    DONE = auto()
    DELETED = auto()
    """It is not there: somebody has deleted it, or it was never made."""
    FAILED = auto()
    """It may go another time."""


class Announcer(Protocol):
    """Posts announcements on Discord; never raises."""

    def is_on(self, guild_id: int) -> bool:
        """Tell whether the bot is on a server, and knows it now."""

    def may_post(self, guild_id: int, channel_id: int) -> bool:
        """Tell whether the bot may post in a channel of a server."""

    async def post(
        self, guild_id: int, channel_id: int, announcement: Announcement, nonce: str
    ) -> Sent:
        """Post an announcement without a sound. Discord knows it again by its `nonce` for a time.

        So it may be posted again soon, and is there once.
        """


class RoleGiver(Protocol):
    """Gives roles on Discord; never raises."""

    def obstacle(self, guild_id: int, role_id: int) -> RoleObstacle | None:
        """Return why the bot should not, or cannot, give a role; None if it can."""

    async def give(self, award: RoleAward) -> RoleChange:
        """Give somebody the role of their honour."""

    async def take_back(self, award: RoleAward) -> RoleChange:
        """Take it back."""


class Calendar(Protocol):
    """The scheduled events of servers; never raises."""

    def may_schedule(self, guild_id: int) -> bool:
        """Tell whether the bot may make scheduled events on a server."""

    async def find(self, happening: ScheduledTournament) -> int | EventChange:
        """Return the id of the event of ours that shows this, or why there is none."""

    async def make(self, happening: ScheduledTournament) -> int | None:
        """Make the event, and return its id; None if that failed."""

    async def show(self, happening: ScheduledTournament) -> EventChange:
        """Let its event show a happening as it is now."""
