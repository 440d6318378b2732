"""What a button carries: `fk1:<subject>:<version>:<action>[:<arg>][:<about>]`, numbers in base 36.

A feature declares each of its buttons as a class whose fields say which of these parts it has, and
what they mean there:

    @sent_as("die")
    class DieButton(VersionButton):
        place: Annotated[int, up_to(6)]

The prefix changes when older buttons can no longer be understood; they are answered all the same.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from enum import IntEnum
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, ClassVar, Final, Self, TypeVar, dataclass_transform, get_type_hints

PREFIX: Final = "fk1"
_START: Final = f"{PREFIX}:"
LONGEST: Final = 100
"""The characters that Discord allows in a custom id."""
HIGHEST: Final = 2**63 - 1
"""The highest subject or version: the most that a database holds."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
# Only the canonical text is an id: int() would take signs, blanks, underscores and capitals too.
_NUMBER: Final = "(0|[1-9a-z][0-9a-z]{0,12})"
_WORD: Final = "([a-z0-9_.-]{1,60})"


class Slot(IntEnum):
    """Where in an id a field stands."""

    SUBJECT = 0
    VERSION = 1
    ARG = 2
    ABOUT = 3


@dataclass(frozen=True, slots=True)
class Part:
    """What a field is in an id: where it stands, and the most that it may be if it is a number."""

    slot: Slot
    highest: int = HIGHEST


def up_to(highest: int) -> Part:
    """Return what a field is that tells the buttons of one subject apart: 0 to `highest`."""
    return Part(Slot.ARG, highest)


Subject = Annotated[int, Part(Slot.SUBJECT)]
"""What a button is about: a match, a person, a draft. 0 to `HIGHEST`, like the next."""
Version = Annotated[int, Part(Slot.VERSION)]
"""The version of the subject that a button was drawn for, or what else tells two buttons apart."""
About = Annotated[str, Part(Slot.ABOUT)]
"""What a button is about that has no number: small letters, digits, `_`, `-`, `.`; at most 60."""
PageNumber = Annotated[int, up_to(1_000_000)]
"""A page, counted from 1; 0 stands for the first, too."""


@dataclass(frozen=True, slots=True)
class _Codec:
    """How the buttons of one kind are written and read.

    - `parts`: the fields in their order, which is that of the text.
    - `pattern`: what their ids look like, with a group for each field.
    - `in_text`: what stands between the colons of an id, of a button.
    """

    parts: Mapping[str, Part]
    pattern: re.Pattern[str]
    in_text: Callable[[object], Iterable[int | str]]


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a button or menu asks for; each kind is a class of its own, made by `sent_as`."""

    action: ClassVar[str]
    """What the kind is called in the text."""
    codec: ClassVar[_Codec]
    unused: ClassVar[int] = 0
    """Stands for a subject or version that a kind does not have."""

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Return the button of this kind that carries `text` to the letter, or None."""
        found = cls.codec.pattern.fullmatch(text)
        if found is None or len(text) > LONGEST:
            return None
        values: list[int | str] = []
        for part, each in zip(cls.codec.parts.values(), found.groups(), strict=True):
            value = each if part.slot is Slot.ABOUT else int(each, 36)
            if isinstance(value, int) and value > part.highest:
                return None
            values.append(value)
        return cls(*values)

    def write(self) -> str:
        """Return the text that the button carries."""
        return _START + ":".join(map(_written, self.codec.in_text(self)))


B = TypeVar("B", bound=CustomId)


@dataclass_transform(frozen_default=True)
def sent_as(action: str) -> Callable[[type[B]], type[B]]:
    """Make a class a frozen dataclass whose buttons carry its fields, and `action` for ever.

    Raises `TypeError` if the fields are not in the order of the text.
    """

    def declare(declared: type[B]) -> type[B]:
        kind = dataclass(frozen=True, slots=True)(declared)
        hints = get_type_hints(kind, include_extras=True)
        parts = {each.name: hints[each.name].__metadata__[0] for each in fields(kind)}
        kind.action, kind.codec = action, _codec(action, parts)
        return kind

    return declare


def read_id(text: str, kinds: Mapping[str, type[CustomId]]) -> CustomId | None:
    """Return the button that carries `text`, of one of `kinds` by action; None when it is none."""
    parts = text.split(":", 4)
    kind = kinds.get(parts[3]) if len(parts) > 3 else None
    return None if kind is None else kind.read(text)


@dataclass(frozen=True, slots=True)
class MatchButton(CustomId):
    """A button about a match, whatever has happened there since."""

    match_id: Subject


@dataclass(frozen=True, slots=True)
class VersionButton(MatchButton):
    """A button about a match as it was when it was drawn."""

    version: Version


def _codec(action: str, parts: Mapping[str, Part]) -> _Codec:
    named = {part.slot: name for name, part in parts.items()}
    if list(named) != sorted(named) or len(named) != len(parts):
        raise TypeError(f"the fields of {action} are not in the order of its text")
    subject, version = (named.get(each, "unused") for each in (Slot.SUBJECT, Slot.VERSION))
    rest = [name for slot, name in named.items() if slot > Slot.VERSION]
    pattern = ":".join(
        [
            PREFIX,
            _NUMBER if Slot.SUBJECT in named else "0",
            _NUMBER if Slot.VERSION in named else "0",
            action,
            *(_WORD if parts[name].slot is Slot.ABOUT else _NUMBER for name in rest),
        ]
    )
    in_text = attrgetter(subject, version, "action", *rest)
    return _Codec(parts, re.compile(pattern), in_text)


@lru_cache(maxsize=4096)
def _written(value: int | str) -> str:
    if isinstance(value, str):
        return value
    return _DIGITS[value] if value < 36 else _written(value // 36) + _DIGITS[value % 36]
