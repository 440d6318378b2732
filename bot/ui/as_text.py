"""A message's components as plain text, for transcripts, snapshots and the terminal."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from discord import ComponentType

from bot.ui.dice_faces import KEPT, ROLLED, UNICODE

RawComponent = Mapping[str, object]
"""A component in Discord's JSON, as `LayoutView.to_components` and the API have it."""

_EMOJI: Final = re.compile(r"<a?:(\w+):\d+>")
_DICE: Final = {
    **dict(zip(ROLLED, UNICODE, strict=True)),
    **{name: f"[{die}]" for name, die in zip(KEPT, UNICODE, strict=True)},
}


def as_text(components: Iterable[RawComponent]) -> str:
    """Return `components` as text: `[Label]` is a button, `(Label)` one that is disabled.

    `{Label}` is what a select menu shows: what is chosen, or its placeholder. Dice are Unicode dice
    whether or not they are pictures; one that looks kept is in brackets.
    """
    return "\n".join(map(_as_text, components))


def _as_text(component: RawComponent) -> str:
    kind = component.get("type")
    if kind == ComponentType.text_display.value:
        return _EMOJI.sub(_emoji, str(component.get("content")))
    if kind == ComponentType.separator.value:
        return "---"
    if kind == ComponentType.button.value:
        return _button(component)
    if kind == ComponentType.string_select.value:
        return _select(component)
    if kind == ComponentType.action_row.value:
        return " ".join(map(_as_text, _parts(component, "components")))
    return as_text(_parts(component, "components"))


def _parts(component: RawComponent, kind: str) -> list[RawComponent]:
    parts = component.get(kind)
    if not isinstance(parts, list):
        return []
    return [each for each in parts if isinstance(each, Mapping)]


def _button(button: RawComponent) -> str:
    label = str(button.get("label"))
    if "url" in button:
        label = f"{label} -> {button['url']}"
    return f"({label})" if button.get("disabled") else f"[{label}]"


def _select(select: RawComponent) -> str:
    chosen = [option for option in _parts(select, "options") if option.get("default")]
    labels = [str(option.get("label")) for option in chosen]
    return f"{{{', '.join(labels) or select.get('placeholder', '')}}}"


def _emoji(found: re.Match[str]) -> str:
    return _DICE.get(found[1], f":{found[1]}:")
