"""Pictures and files in a message, as values; those that go with it are its attachments."""

from dataclasses import dataclass

from bot.kit.components.bounds import (
    LONGEST_DESCRIPTION,
    MOST_PICTURES,
    require_count,
    require_text,
)
from bot.kit.components.parts import Json, Kind, TextDisplay


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture in the `file` that goes with the message, described for who cannot see it."""

    file: str
    description: str

    def __post_init__(self) -> None:
        require_text(self.description, LONGEST_DESCRIPTION, "the description of a picture")

    def payload(self) -> Json:
        """Return what it is in Discord's JSON wherever a picture may be."""
        return {"media": _attached(self.file), "description": self.description}


@dataclass(frozen=True, slots=True)
class MediaGallery:
    """Pictures over the whole width."""

    pictures: tuple[Picture, ...]

    def __post_init__(self) -> None:
        require_count(len(self.pictures), MOST_PICTURES, "pictures in a gallery")

    def payload(self) -> Json:
        """Return Discord's JSON."""
        items = [picture.payload() for picture in self.pictures]
        return {"type": Kind.MEDIA_GALLERY.value, "items": items}


@dataclass(frozen=True, slots=True)
class Section:
    """A text with a small picture beside it."""

    text: TextDisplay
    beside: Picture

    def payload(self) -> Json:
        """Return Discord's JSON."""
        return {
            "type": Kind.SECTION.value,
            "components": [self.text.payload()],
            "accessory": {"type": Kind.THUMBNAIL.value, **self.beside.payload()},
        }


@dataclass(frozen=True, slots=True)
class File:
    """The file called `name` that goes with the message, to download."""

    name: str

    def payload(self) -> Json:
        """Return Discord's JSON."""
        return {"type": Kind.FILE.value, "file": _attached(self.name)}


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that goes with a message: what a `Picture` or a `File` shows by its name."""

    name: str
    content: bytes


def _attached(file: str) -> Json:
    return {"url": f"attachment://{file}"}
