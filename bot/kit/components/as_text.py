"""A message's components as plain text, for transcripts, snapshots and the terminal."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from bot.kit.components.parts import Kind
from bot.kit.components.raw import RawComponent, inside
from bot.kit.pictures.dice_faces import as_unicode

_EMOJI: Final = re.compile(r"<a?:(\w+):\d+>")
_COMMAND: Final = re.compile(r"<(/[^:<>]+):\d+>")
"""The mention of a command."""


def as_text(components: Iterable[RawComponent]) -> str:
    """Return `components` as text: `[Label]` is a button, `(Label)` a disabled one.

    `{Label}` is what a select menu shows: the chosen option or its placeholder. `<...>` is the
    description of a picture or the address of a file. Dice are Unicode dice, also where Discord
    shows pictures; kept ones are in brackets. Mentioned commands are words.
    """
    return "\n".join(map(_as_text, components))


def readable(markdown: str) -> str:
    """Return a text with pictures and commands as words, in place of their ids."""
    return _EMOJI.sub(_emoji, _COMMAND.sub(r"`\1`", markdown))


def _as_text(component: RawComponent) -> str:
    kind = component.get("type")
    tell = _TELL.get(kind) if isinstance(kind, int) else None
    return as_text(inside(component)) if tell is None else tell(component)


def _text(display: RawComponent) -> str:
    return readable(str(display.get("content")))


def _row(row: RawComponent) -> str:
    return " ".join(map(_as_text, inside(row)))


def _button(button: RawComponent) -> str:
    label = str(button.get("label"))
    if "url" in button:
        label = f"{label} -> {button['url']}"
    return f"({label})" if button.get("disabled") else f"[{label}]"


def _select(select: RawComponent) -> str:
    chosen = [option for option in inside(select, "options") if option.get("default")]
    labels = [str(option.get("label")) for option in chosen]
    return f"{{{', '.join(labels) or select.get('placeholder', '')}}}"


def _pictures(gallery: RawComponent) -> str:
    return "\n".join([f"<{item.get('description')}>" for item in inside(gallery, "items")])


def _section(section: RawComponent) -> str:
    beside = section.get("accessory")
    shown = [_as_text(beside)] if isinstance(beside, Mapping) else []
    return "\n".join([as_text(inside(section)), *shown])


def _file(file: RawComponent) -> str:
    part = file.get("file")
    return f"<{part.get('url')}>" if isinstance(part, Mapping) else ""


def _emoji(found: re.Match[str]) -> str:
    return as_unicode(found[1]) or f":{found[1]}:"


_TELL: Final[Mapping[int, Callable[[RawComponent], str]]] = {
    Kind.TEXT_DISPLAY: _text,
    Kind.SEPARATOR: lambda _: "---",
    Kind.ACTION_ROW: _row,
    Kind.BUTTON: _button,
    Kind.STRING_SELECT: _select,
    Kind.SECTION: _section,
    Kind.THUMBNAIL: lambda thumbnail: f"<{thumbnail.get('description')}>",
    Kind.MEDIA_GALLERY: _pictures,
    Kind.FILE: _file,
}
"""How each type of component is written; of any other type, its children are."""
