"""Every kind of button that there is, ids read as what they are, and what can bear them out."""

from collections.abc import Iterator
from importlib import import_module

from bot.kit.components.custom_ids import CustomId, Slot, read_id

Kind = type[CustomId]


def _declared(base: Kind) -> Iterator[Kind]:
    for kind in base.__subclasses__():
        if "codec" in vars(kind):
            yield kind
        yield from _declared(kind)


import_module("bot.app")  # all that the bot is made of declares its buttons
DECLARED = [*_declared(CustomId)]
KINDS = {kind.action: kind for kind in DECLARED}


def read_button(text: str) -> CustomId:
    """Return the button that carries `text`; fail when there is none."""
    button = read_id(text, KINDS)
    assert button is not None, text
    return button


def highest_arg(kind: Kind) -> int | None:
    """Return the most that the argument of a kind may be; None when it has none."""
    found = [part.highest for part in kind.codec.parts.values() if part.slot is Slot.ARG]
    return found[0] if found else None


def arg_of(button: CustomId) -> int | str | None:
    """Return what tells a button from others of its kind on a message."""
    for name, part in button.codec.parts.items():
        if part.slot is Slot.ARG or part.former:
            found: int | str = getattr(button, name)
            return found
    return None


def names_of(kind: Kind) -> tuple[str, ...]:
    """Return the names that ids of a kind carry, if they do."""
    return tuple(name for part in kind.codec.parts.values() for name in part.former.values())


def forged(kind: Kind, subject: int, version: int, arg: int, about: str) -> CustomId:
    """Return a button of `kind` with those of these that it carries."""
    values = (subject, version, arg, about)
    return kind(*[values[part.slot] for part in kind.codec.parts.values()])
