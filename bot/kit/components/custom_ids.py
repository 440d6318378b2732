"""Custom ids: `fk1:<subject>:<version>:<action>[:<arg>][:<about>]`, numbers in base 36.

A feature declares each kind of button as a class whose fields say which of these slots its ids
fill:

    @sent_as("die", Proof.BOARD)
    class DieButton(VersionButton):
        place: Annotated[int, up_to(6)]

The prefix changes when older ids can no longer be read; a press of an old button is answered all
the same.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from enum import IntEnum
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, ClassVar, Final, Self, TypeVar, dataclass_transform, get_type_hints

from bot.kit.components.proofs import Proof
from bot.kit.prices import PRESS, Price

PREFIX: Final = "fk1"
_START: Final = f"{PREFIX}:"
_ANY_PREFIX: Final = re.compile(r"fk\d+:")
LONGEST: Final = 100
"""The characters that Discord allows in a custom id."""
HIGHEST: Final = 2**63 - 1
"""The highest subject or version: the largest integer of SQLite."""

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
class IdPart:
    """The slot of a field in an id, and its highest value if it is a number.

    `former` are words that stand for others, as ids of earlier versions had them.
    """

    slot: Slot
    highest: int = HIGHEST
    former: Mapping[str, str] = field(default_factory=dict)


def up_to(highest: int) -> IdPart:
    """Return the part of an argument, a number from 0 to `highest`."""
    return IdPart(Slot.ARG, highest)


def name_among(former: str) -> IdPart:
    """Return the part of a name, such as that of a setting.

    Ids that were sent before had its place among the `former` names, which stand between commas and
    never change, whatever has been added, moved or removed since.
    """
    return IdPart(
        Slot.ABOUT, former={_written(place): name for place, name in enumerate(former.split(","))}
    )


Subject = Annotated[int, IdPart(Slot.SUBJECT)]
"""The number of what a button is about, such as a match or a person: 0 to `HIGHEST`."""
Version = Annotated[int, IdPart(Slot.VERSION)]
"""The version of the subject when the button was drawn, or another number: 0 to `HIGHEST`."""
About = Annotated[str, IdPart(Slot.ABOUT)]
"""A subject that is no number: at most 60 small letters, digits, `_`, `-`, `.`."""
PageNumber = Annotated[int, up_to(1_000_000)]
"""A page, counted from 1; 0 is the first page too, so that an id can differ."""


@dataclass(frozen=True, slots=True)
class _Codec:
    """How the ids of one kind of button are written and read.

    - `parts`: the fields in the order of the id.
    - `pattern`: matches the ids, with a group for each field.
    - `in_text`: returns what stands between the colons of a button's id.
    """

    parts: Mapping[str, IdPart]
    pattern: re.Pattern[str]
    in_text: Callable[[object], Iterable[int | str]]


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a button or menu carries; `sent_as` makes each kind a class of its own."""

    action: ClassVar[str]
    """The name of the kind in its ids."""
    proof: ClassVar[Proof]
    """What bears the claim of an id out."""
    price: ClassVar[Price]
    """What a press costs."""
    codec: ClassVar[_Codec]
    unused: ClassVar[int] = 0
    """Fills the slot of a subject or version that a kind does not have."""

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Return the button of this kind whose id is exactly `text`, or None."""
        found = cls.codec.pattern.fullmatch(text)
        if found is None or len(text) > LONGEST:
            return None
        values: list[int | str] = []
        for part, group in zip(cls.codec.parts.values(), found.groups(), strict=True):
            value = part.former.get(group, group) if part.slot is Slot.ABOUT else int(group, 36)
            if isinstance(value, int) and value > part.highest:
                return None
            values.append(value)
        return cls(*values)

    def write(self) -> str:
        """Return the custom id."""
        return _START + ":".join(map(_written, self.codec.in_text(self)))


B = TypeVar("B", bound=CustomId)


@dataclass_transform(frozen_default=True)
def sent_as(action: str, proof: Proof, price: Price = PRESS) -> Callable[[type[B]], type[B]]:
    """Make a class a frozen dataclass whose ids carry its fields and the name `action`.

    Sent ids stay in old messages, so `action` must never change. A press costs `price`, and does
    nothing that `proof` does not bear out. Raises `TypeError` if the fields are not in the order of
    the slots.
    """

    def declare(declared: type[B]) -> type[B]:
        kind = dataclass(frozen=True, slots=True)(declared)
        hints = get_type_hints(kind, include_extras=True)
        parts = {part.name: hints[part.name].__metadata__[0] for part in fields(kind)}
        kind.action, kind.proof, kind.price = action, proof, price
        kind.codec = _codec(action, parts)
        return kind

    return declare


def is_ours(text: str) -> bool:
    """Tell whether `text` is on a button of this bot, of whatever version."""
    return _ANY_PREFIX.match(text) is not None


def read_id(text: str, kinds: Mapping[str, type[CustomId]]) -> CustomId | None:
    """Return the button with the id `text`, or None; `kinds` are the classes by action."""
    parts = text.split(":", 4)
    kind = kinds.get(parts[3]) if len(parts) > 3 else None
    return None if kind is None else kind.read(text)


@dataclass(frozen=True, slots=True)
class MatchButton(CustomId):
    """A button about a match in whatever state it is."""

    match_id: Subject


@dataclass(frozen=True, slots=True)
class VersionButton(MatchButton):
    """A button about a match in the version that it was drawn for."""

    version: Version


def _codec(action: str, parts: Mapping[str, IdPart]) -> _Codec:
    named = {part.slot: name for name, part in parts.items()}
    if list(named) != sorted(named) or len(named) != len(parts):
        raise TypeError(f"the fields of {action} are not in the order of its text")
    subject, version = (named.get(slot, "unused") for slot in (Slot.SUBJECT, Slot.VERSION))
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
