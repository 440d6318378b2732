"""What Discord would refuse in a message, told before it is sent: for tests and the sandbox.

Beside that, a command's mention where Discord would show its letters.

It reads the JSON of any message; what the bot itself builds is checked as it is built.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from bot.kit.components.bounds import (
    LONGEST_DESCRIPTION,
    LONGEST_ID,
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_PLACEHOLDER,
    LONGEST_URL,
    MOST_CHARACTERS,
    MOST_COMPONENTS,
    MOST_OPTIONS,
    MOST_PICTURES,
    MOST_TEXTS,
    WIDEST_ROW,
)
from bot.kit.components.parts import ButtonStyle, Kind
from bot.kit.components.raw import RawComponent, inside, walk

LONGEST: Final = {
    "custom_id": LONGEST_ID,
    "label": LONGEST_LABEL,
    "url": LONGEST_URL,
    "placeholder": LONGEST_PLACEHOLDER,
    "content": MOST_CHARACTERS,
    "description": LONGEST_DESCRIPTION,
}
"""The characters of what a component may say, by its key."""
LONGEST_OF_OPTION: Final = dict.fromkeys(("label", "value", "description"), LONGEST_OPTION)

_MENUS: Final = frozenset(
    {Kind.STRING_SELECT, Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.CHANNEL_SELECT}
)
_NEEDS_PLACE: Final = frozenset({Kind.BUTTON, Kind.THUMBNAIL, *_MENUS})
_IN_CONTAINER: Final = frozenset(
    {
        Kind.ACTION_ROW,
        Kind.TEXT_DISPLAY,
        Kind.SECTION,
        Kind.MEDIA_GALLERY,
        Kind.SEPARATOR,
        Kind.FILE,
    }
)


def refused(components: Iterable[RawComponent]) -> list[str]:
    """Return what Discord would not take about a message's `components`, a sentence each."""
    outermost = list(components)
    every = list(walk(outermost))
    found = [
        f"a {_name(component)} is in nothing"
        for component in outermost
        if component.get("type") in _NEEDS_PLACE
    ]
    found.extend(_together(every))
    for component in every:
        found.extend(_one(component))
    return found


def _together(every: list[RawComponent]) -> Iterator[str]:
    if not 1 <= len(every) <= MOST_COMPONENTS:
        yield f"{len(every)} components, of 1 to {MOST_COMPONENTS}"
    characters = sum(len(str(component.get("content", ""))) for component in every)
    if characters > MOST_CHARACTERS:
        yield f"{characters} characters in all texts, of {MOST_CHARACTERS}"
    ids = Counter(component["custom_id"] for component in every if "custom_id" in component)
    for custom_id, times in ids.items():
        if times > 1:
            yield f"{times} components are called {custom_id!r}"


def _one(component: RawComponent) -> Iterator[str]:
    kind, name = component.get("type"), _name(component)
    if not isinstance(kind, int) or kind not in _CHECKS:
        yield f"there is no {name}"
        return
    yield from _lengths(component, LONGEST, name)
    yield from _CHECKS[kind](component)


def _lengths(said: RawComponent, longest: Mapping[str, int], name: str) -> Iterator[str]:
    for key, most in longest.items():
        value = said.get(key)
        if value is not None and not (isinstance(value, str) and 1 <= len(value.strip()) <= most):
            yield f"the {key} of a {name} has to have 1 to {most} characters: {value!r}"
        if key != "content" and "</" in str(value):
            yield f"the {key} of a {name} shows no mentions: {value!r}"


def _needs(said: RawComponent, name: str, *keys: str) -> Iterator[str]:
    for key in keys:
        if said.get(key) is None:
            yield f"a {name} lacks its {key}"


def _container(container: RawComponent) -> Iterator[str]:
    parts = inside(container)
    if not parts:
        yield "an empty container"
    for part in parts:
        if part.get("type") not in _IN_CONTAINER:
            yield f"a {_name(part)} in a container"


def _row(row: RawComponent) -> Iterator[str]:
    kinds = [part.get("type") for part in inside(row)]
    if kinds and all(kind == Kind.BUTTON for kind in kinds):
        if len(kinds) > WIDEST_ROW:
            yield f"{len(kinds)} buttons in a row, of {WIDEST_ROW}"
    elif len(kinds) != 1 or kinds[0] not in _MENUS:
        yield f"a row has buttons alone or one menu: {kinds}"


def _button(button: RawComponent) -> Iterator[str]:
    yield from _needs(button, "button", "style")
    does = ("url", "custom_id") if button.get("style") == ButtonStyle.LINK else ("custom_id", "url")
    if button.get(does[0]) is None or button.get(does[1]) is not None:
        yield f"a button of this style has to have a {does[0]} alone: {button}"
    if button.get("label") is None and button.get("emoji") is None:
        yield f"a button shows nothing: {button}"


def _several(menu: RawComponent) -> Iterator[str]:
    """Yield what is wrong with a menu of any kind."""
    yield from _needs(menu, "menu", "custom_id")
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not (isinstance(least, int) and isinstance(most, int)):
        yield f"a menu takes {least!r} to {most!r} choices"
    elif not (0 <= least <= most and 1 <= most <= MOST_OPTIONS):
        yield f"a menu takes {least} to {most} choices"
    elif len(inside(menu, "default_values")) > most:
        yield f"more is chosen than the {most} that a menu takes"


def _select(menu: RawComponent) -> Iterator[str]:
    yield from _several(menu)
    options = inside(menu, "options")
    if not 1 <= len(options) <= MOST_OPTIONS:
        yield f"{len(options)} options, of 1 to {MOST_OPTIONS}"
    if len({option.get("value") for option in options}) < len(options):
        yield f"several options have one value: {menu.get('custom_id')}"
    chosen, most = sum(bool(option.get("default")) for option in options), menu.get("max_values", 1)
    if isinstance(most, int) and chosen > most:
        yield f"{chosen} options are chosen, more than may be: {menu.get('custom_id')}"
    for option in options:
        yield from _needs(option, "option", "label", "value")
        yield from _lengths(option, LONGEST_OF_OPTION, "option")


def _section(section: RawComponent) -> Iterator[str]:
    kinds = [part.get("type") for part in inside(section)]
    if not 1 <= len(kinds) <= MOST_TEXTS or any(kind != Kind.TEXT_DISPLAY for kind in kinds):
        yield f"a section has 1 to {MOST_TEXTS} texts: {kinds}"
    beside = section.get("accessory")
    kind = beside.get("type") if isinstance(beside, Mapping) else None
    if kind not in {Kind.THUMBNAIL, Kind.BUTTON}:
        yield f"a section has a picture or a button beside its texts: {beside}"


def _gallery(gallery: RawComponent) -> Iterator[str]:
    pictures = inside(gallery, "items")
    if not 1 <= len(pictures) <= MOST_PICTURES:
        yield f"{len(pictures)} pictures, of 1 to {MOST_PICTURES}"
    for picture in pictures:
        yield from _needs(picture, "picture", "media")
        yield from _lengths(picture, LONGEST, "picture")


def _name(component: RawComponent) -> str:
    kind = component.get("type")
    if isinstance(kind, int) and kind in _CHECKS:
        return Kind(kind).name.lower()
    return f"component of type {kind!r}"


_CHECKS: Final[Mapping[int, Callable[[RawComponent], Iterable[str]]]] = {
    Kind.CONTAINER: _container,
    Kind.ACTION_ROW: _row,
    Kind.BUTTON: _button,
    Kind.STRING_SELECT: _select,
    Kind.USER_SELECT: _several,
    Kind.ROLE_SELECT: _several,
    Kind.CHANNEL_SELECT: _several,
    Kind.SECTION: _section,
    Kind.TEXT_DISPLAY: lambda text: _needs(text, "text", "content"),
    Kind.THUMBNAIL: lambda picture: _needs(picture, "picture", "media"),
    Kind.MEDIA_GALLERY: _gallery,
    Kind.SEPARATOR: lambda _: (),
    Kind.FILE: lambda file: _needs(file, "file", "file"),
}
