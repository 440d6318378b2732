"""Every kind of button that there is, and ids read as what they are."""

from collections.abc import Iterator
from importlib import import_module

from bot.kit.components.custom_ids import Action, AnyButton, ButtonId, parse_id
from bot.kit.components.typed_ids import CustomId, Place, read_id

Kind = Action | type[CustomId]


def _declared(base: type[CustomId]) -> Iterator[type[CustomId]]:
    for kind in base.__subclasses__():
        if "codec" in vars(kind):
            yield kind
        yield from _declared(kind)


import_module("bot.app")  # all that the bot is made of declares its buttons
KINDS = {kind.action: kind for kind in _declared(CustomId)}


def read_button(text: str) -> AnyButton:
    """Return the button that carries `text`; fail when there is none."""
    button = read_id(text, KINDS)
    return parse_id(text) if button is None else button


def kind_of(button: AnyButton) -> Kind:
    return button.action if isinstance(button, ButtonId) else type(button)


def arg_of(button: AnyButton) -> int | None:
    """Return what tells a button from others of its kind on a message."""
    if isinstance(button, ButtonId):
        return button.arg
    names = [name for name, part in button.codec.parts.items() if part.place is Place.ARG]
    return getattr(button, names[0]) if names else None
