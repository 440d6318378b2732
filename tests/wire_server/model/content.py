"""What a message says, and how Discord writes it as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag

from tests.wire_server.errors import JsonObject


class MessageFlag(IntFlag):
    """The message flags that this server knows."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that hangs on a message."""

    id: int
    filename: str
    data: bytes
    description: str | None
    url: str

    def payload(self) -> JsonObject:
        """Return the attachment object."""
        result: JsonObject = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
        }
        return result if self.description is None else {**result, "description": self.description}


@dataclass(frozen=True, slots=True)
class Content:
    """What a message says. Never changed: an edit puts another one in its place."""

    text: str = ""
    embeds: tuple[JsonObject, ...] = ()
    components: tuple[JsonObject, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: MessageFlag = NO_FLAGS
