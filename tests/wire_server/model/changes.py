"""What may not be changed, and how often."""

from datetime import UTC, datetime, timedelta

from tests.wire_server.errors import ApiError

from .entities import Channel, Message, created_at
from .thread import Thread

OLD = timedelta(hours=1)
MOST_OLD_EDITS, OLD_EDITS_WITHIN = 3, timedelta(seconds=6)


def require_open(channel: Channel) -> None:
    """Raise ApiError for an archived or locked thread, in which nothing can be changed."""
    require_unlocked(channel)
    if isinstance(channel, Thread) and channel.archived:
        raise ApiError(400, 50083, "Thread is archived")


def require_unlocked(channel: Channel) -> None:
    """Raise ApiError for a locked thread; this bot manages no threads."""
    if isinstance(channel, Thread) and channel.locked:
        raise ApiError(400, 160005, "Thread is locked")


def require_edits_left(message: Message) -> None:
    """Raise ApiError for too many edits of messages older than an hour in a channel."""
    now = datetime.now(UTC)
    if now - created_at(message.id) < OLD:
        return
    edits = message.channel.old_edits
    edits[:] = [at for at in edits if now - at < OLD_EDITS_WITHIN]
    if len(edits) >= MOST_OLD_EDITS:
        text = "Maximum number of edits to messages older than 1 hour reached"
        raise ApiError(429, 30046, text)
    edits.append(now)
