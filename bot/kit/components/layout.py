"""The frame of everything that the bot shows."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from bot.kit.components.bounds import (
    BRIGHTEST,
    MOST_CHARACTERS,
    MOST_COMPONENTS,
    OutOfBoundsError,
    require_count,
    require_different,
)
from bot.kit.components.media import Section
from bot.kit.components.parts import (
    ActionRow,
    Button,
    Json,
    Kind,
    LinkButton,
    Menu,
    Part,
    Separator,
    TextDisplay,
)

LIVELY: Final = 0x2E7D4F
"""The edge of a game that is being played."""
CALM: Final = 0x5B6B7B
"""The edge of what is over, closed or only informs."""
BRIGHT: Final = 0xC98A1B
"""The edge of an invitation, a win, or good fortune. The text always says the same."""
HARSH: Final = 0xB3402E
"""The edge of a game in which somebody has just farkled. The text always says the same."""

WIDEST_ROW: Final = 3
"""How many buttons a phone shows side by side."""

_CONTAINER: Final = Kind.CONTAINER.value


@dataclass(frozen=True, slots=True, init=False)
class Layout:
    """What a message shows: some parts in a frame, with an edge of `colour` (0xRRGGBB).

    Raises `OutOfBoundsError` where Discord would refuse the parts together.
    """

    parts: tuple[Part, ...]
    colour: int

    def __init__(self, *parts: Part, colour: int = CALM) -> None:
        """Frame `parts`."""
        _require_within_bounds(parts, colour)
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "colour", colour)

    def payload(self) -> list[Json]:
        """Return the message's components as Discord's JSON, built afresh."""
        parts = [part.payload() for part in self.parts]
        return [{"type": _CONTAINER, "accent_color": self.colour, "components": parts}]


def _require_within_bounds(parts: tuple[Part, ...], colour: int) -> None:
    """Raise `OutOfBoundsError` for what a message may not have together, its frame counted too."""
    components, characters = 1 + len(parts), 0
    ids: list[str] = []
    for part in parts:
        if isinstance(part, TextDisplay):
            characters += len(part.content)
        elif isinstance(part, ActionRow):
            components += len(part.items)
            ids += [item.custom_id for item in part.items if not isinstance(item, LinkButton)]
        elif isinstance(part, Section):
            components += 2
            characters += len(part.text.content)
    require_count(len(parts), MOST_COMPONENTS, "parts of a message")
    require_count(components, MOST_COMPONENTS, "components of a message")
    require_different(ids, "id of a button")
    if characters > MOST_CHARACTERS:
        raise OutOfBoundsError(f"{characters} characters in all texts, of {MOST_CHARACTERS}")
    if not 0 <= colour <= BRIGHTEST:
        raise OutOfBoundsError(f"there is no such colour: {colour:#x}")


def text(content: str) -> TextDisplay:
    """Return a paragraph of Markdown."""
    return TextDisplay(content)


def paragraphs(*lines: str) -> TextDisplay:
    """Return the lines that are not empty as one text component."""
    return TextDisplay("\n".join([line for line in lines if line]))


def below_rule(*lines: str) -> Iterator[Part]:
    """Yield a dividing line and the lines that are not empty below it; nothing if all are."""
    if any(lines):
        yield rule()
        yield paragraphs(*lines)


def rule() -> Separator:
    """Return a dividing line."""
    return Separator()


def row(items: Iterable[Button | LinkButton | Menu]) -> ActionRow:
    """Return buttons and links side by side, or one menu."""
    return ActionRow(tuple(items))


def rows(buttons: Iterable[Button]) -> Iterator[ActionRow]:
    """Yield `buttons` in rows as wide as a phone shows, of equal length where possible."""
    left = list(buttons)
    for remaining in range(-(-len(left) // WIDEST_ROW), 0, -1):
        length = -(-len(left) // remaining)
        yield row(left[:length])
        left = left[length:]
