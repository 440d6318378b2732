"""What a message is made of: Discord's components as values, each of which knows its JSON.

What Discord takes for granted is not in the JSON. Nor is it checked here, since a part is drawn at
every press: `limits.refused` tells what Discord would not take, in tests and in the sandbox.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

Json = dict[str, object]
"""A component that is about to be sent."""


class Kind(IntEnum):
    """Discord's numbers for the kinds of components."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    USER_SELECT = 5
    ROLE_SELECT = 6
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17


_ACTION_ROW, _BUTTON, _TEXT_DISPLAY, _SEPARATOR = (
    kind.value for kind in (Kind.ACTION_ROW, Kind.BUTTON, Kind.TEXT_DISPLAY, Kind.SEPARATOR)
)


_ENTITIES = {Kind.USER_SELECT: "user", Kind.ROLE_SELECT: "role", Kind.CHANNEL_SELECT: "channel"}


class ButtonStyle(IntEnum):
    """Discord's numbers for how a button looks."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4
    LINK = 5


class Part(Protocol):
    """Anything that a message shows."""

    def payload(self) -> Json:
        """Return the part as Discord's JSON, built afresh."""


@dataclass(frozen=True, slots=True)
class Emoji:
    """A picture of the bot's own, called `name`."""

    name: str
    id: int

    def __str__(self) -> str:
        """Return the emoji as a text has it."""
        return f"<:{self.name}:{self.id}>"

    def payload(self) -> Json:
        """Return the emoji as a button has it."""
        return {"id": self.id, "name": self.name}


@dataclass(frozen=True, slots=True)
class Button:
    """A button that is answered by whatever its `custom_id` says."""

    custom_id: str
    label: str
    style: ButtonStyle = ButtonStyle.SECONDARY
    emoji: Emoji | None = None
    disabled: bool = False

    def payload(self) -> Json:
        """Return Discord's JSON."""
        json: Json = {
            "type": _BUTTON,
            "style": self.style.value,
            "label": self.label,
            "custom_id": self.custom_id,
        }
        if self.emoji is not None:
            json["emoji"] = self.emoji.payload()
        if self.disabled:
            json["disabled"] = True
        return json


@dataclass(frozen=True, slots=True)
class LinkButton:
    """A button that opens `url`; Discord itself answers it."""

    label: str
    url: str

    def payload(self) -> Json:
        """Return Discord's JSON."""
        style = ButtonStyle.LINK.value
        return {"type": _BUTTON, "style": style, "label": self.label, "url": self.url}


@dataclass(frozen=True, slots=True)
class SelectOption:
    """A line of a menu, which sends `value`; `default`: whether it is chosen already."""

    label: str
    value: str
    description: str | None = None
    default: bool = False

    def payload(self) -> Json:
        """Return Discord's JSON."""
        json: Json = {"label": self.label, "value": self.value}
        if self.description is not None:
            json["description"] = self.description
        if self.default:
            json["default"] = True
        return json


@dataclass(frozen=True, slots=True)
class StringSelect:
    """A menu of `options`, of which one is chosen; without one it shows `placeholder`.

    Of one of `several`, any are chosen, or none.
    """

    custom_id: str
    options: tuple[SelectOption, ...]
    placeholder: str | None = None
    several: bool = False

    def payload(self) -> Json:
        """Return Discord's JSON."""
        json: Json = {
            "type": Kind.STRING_SELECT.value,
            "custom_id": self.custom_id,
            "options": [option.payload() for option in self.options],
        }
        if self.placeholder is not None:
            json["placeholder"] = self.placeholder
        if self.several:
            json |= {"min_values": 0, "max_values": len(self.options)}
        return json


@dataclass(frozen=True, slots=True)
class EntitySelect:
    """A menu of the people, roles or channels of a server, up to `most` of which are chosen.

    `chosen` are the ids of those chosen already, and `types` Discord's numbers for the channels
    that are offered.
    """

    kind: Kind
    custom_id: str
    placeholder: str
    chosen: tuple[int, ...]
    most: int
    types: tuple[int, ...] = ()

    def payload(self) -> Json:
        """Return Discord's JSON."""
        json: Json = {
            "type": self.kind.value,
            "custom_id": self.custom_id,
            "placeholder": self.placeholder,
            "min_values": 0,
            "max_values": self.most,
        }
        if self.chosen:
            kind = _ENTITIES[self.kind]
            json["default_values"] = [{"id": each, "type": kind} for each in self.chosen]
        if self.types:
            json["channel_types"] = list(self.types)
        return json


Menu = StringSelect | EntitySelect


@dataclass(frozen=True, slots=True)
class ActionRow:
    """Buttons side by side, or one menu."""

    items: tuple[Button | LinkButton | Menu, ...]

    def payload(self) -> Json:
        """Return Discord's JSON."""
        return {"type": _ACTION_ROW, "components": [item.payload() for item in self.items]}


@dataclass(frozen=True, slots=True)
class TextDisplay:
    """A paragraph of Markdown."""

    content: str

    def payload(self) -> Json:
        """Return Discord's JSON."""
        return {"type": _TEXT_DISPLAY, "content": self.content}


@dataclass(frozen=True, slots=True)
class Separator:
    """A dividing line."""

    def payload(self) -> Json:
        """Return Discord's JSON."""
        return {"type": _SEPARATOR}


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture in the `file` that goes with the message, described for who cannot see it."""

    file: str
    description: str

    def payload(self) -> Json:
        """Return what it is in Discord's JSON wherever a picture may be."""
        return {"media": _attached(self.file), "description": self.description}


@dataclass(frozen=True, slots=True)
class MediaGallery:
    """Pictures over the whole width."""

    pictures: tuple[Picture, ...]

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
