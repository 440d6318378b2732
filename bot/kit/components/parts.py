"""What a message is made of: Discord's components as values, each of which knows its JSON.

What Discord takes for granted is not in the JSON. A part that Discord would refuse cannot be built:
that raises `OutOfBoundsError`.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from bot.kit.components.bounds import (
    LONGEST_ID,
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_PLACEHOLDER,
    LONGEST_URL,
    MOST_CHARACTERS,
    MOST_OPTIONS,
    WIDEST_ROW,
    OutOfBoundsError,
    require_count,
    require_different,
    require_text,
)

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

    def __post_init__(self) -> None:
        # Looked at here, since a board draws a dozen of them at every press.
        label, custom_id = self.label, self.custom_id
        fits = 0 < len(label) <= LONGEST_LABEL and 0 < len(custom_id) <= LONGEST_ID
        if not fits or label.isspace():
            require_text(self.custom_id, LONGEST_ID, "the id of a button")
            require_text(self.label, LONGEST_LABEL, "the label of a button")

    def payload(self) -> Json:
        """Return Discord's JSON."""
        json: Json = {
            "type": _BUTTON,
            "style": int(self.style),
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

    def __post_init__(self) -> None:
        require_text(self.label, LONGEST_LABEL, "the label of a link")
        require_text(self.url, LONGEST_URL, "the address of a link")

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

    def __post_init__(self) -> None:
        require_text(self.label, LONGEST_OPTION, "the label of an option")
        require_text(self.value, LONGEST_OPTION, "the value of an option")
        if self.description is not None:
            require_text(self.description, LONGEST_OPTION, "the description of an option")

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

    def __post_init__(self) -> None:
        _require_menu(self.custom_id, self.placeholder)
        require_count(len(self.options), MOST_OPTIONS, "options of a menu")
        require_different([option.value for option in self.options], "value of an option")
        if not self.several and sum(option.default for option in self.options) > 1:
            raise OutOfBoundsError(f"several options are chosen where one can be: {self.custom_id}")

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

    def __post_init__(self) -> None:
        _require_menu(self.custom_id, self.placeholder)
        require_count(self.most, MOST_OPTIONS, "choices of a menu")
        if len(self.chosen) > self.most:
            raise OutOfBoundsError(f"{len(self.chosen)} are chosen, of at most {self.most}")

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
            json["default_values"] = [{"id": snowflake, "type": kind} for snowflake in self.chosen]
        if self.types:
            json["channel_types"] = list(self.types)
        return json


Menu = StringSelect | EntitySelect
_MENUS = (StringSelect, EntitySelect)


@dataclass(frozen=True, slots=True)
class ActionRow:
    """Buttons side by side, or one menu."""

    items: tuple[Button | LinkButton | Menu, ...]

    def __post_init__(self) -> None:
        require_count(len(self.items), WIDEST_ROW, "items in a row")
        if len(self.items) > 1:
            for item in self.items:
                if isinstance(item, _MENUS):
                    raise OutOfBoundsError("a row has buttons alone, or one menu")

    def payload(self) -> Json:
        """Return Discord's JSON."""
        return {"type": _ACTION_ROW, "components": [item.payload() for item in self.items]}


@dataclass(frozen=True, slots=True)
class TextDisplay:
    """A paragraph of Markdown."""

    content: str

    def __post_init__(self) -> None:
        require_text(self.content, MOST_CHARACTERS, "a text")

    def payload(self) -> Json:
        """Return Discord's JSON."""
        return {"type": _TEXT_DISPLAY, "content": self.content}


@dataclass(frozen=True, slots=True)
class Separator:
    """A dividing line."""

    def payload(self) -> Json:
        """Return Discord's JSON."""
        return {"type": _SEPARATOR}


def _require_menu(custom_id: str, placeholder: str | None) -> None:
    require_text(custom_id, LONGEST_ID, "the id of a menu")
    if placeholder is not None:
        require_text(placeholder, LONGEST_PLACEHOLDER, "what an empty menu shows")
