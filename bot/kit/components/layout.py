"""The frame of everything that the bot shows."""

from collections.abc import Iterable, Iterator
from typing import Final, cast

from discord.ui import ActionRow, Button, Container, Item, LayoutView, Separator, TextDisplay

from bot.kit.components.buttons import BoardButton

LIVELY: Final = 0x2E7D4F
"""The edge of a game that is being played."""
CALM: Final = 0x5B6B7B
"""The edge of what is over, closed or only informs."""
BRIGHT: Final = 0xC98A1B
"""The edge of an invitation or a win. The text always says the same."""

WIDEST_ROW: Final = 3
"""How many buttons a phone shows side by side."""


class Layout(LayoutView):
    """Parts in a frame, built anew for each answer.

    Its buttons are `BoardButton`s and links only.
    """

    def __init__(self, *parts: Item[LayoutView], colour: int = CALM) -> None:
        """Frame `parts` with an edge of `colour` (0xRRGGBB)."""
        super().__init__(timeout=None)
        self.add_item(Container(*parts, accent_colour=colour))

    def is_finished(self) -> bool:
        """Return True, so that discord.py does not keep the layout.

        Layouts that it keeps may remove the registration of their dynamic items when they end, and
        a private one is kept for a quarter of an hour by a timer. `BoardButton` is registered with
        the client once and needs neither.
        """
        return True


def text(content: str) -> TextDisplay[LayoutView]:
    """Return a paragraph of Markdown."""
    return TextDisplay(content)


def paragraphs(*lines: str) -> TextDisplay[LayoutView]:
    """Return the lines that are not empty as one text component."""
    return TextDisplay("\n".join([line for line in lines if line]))


def rule() -> Separator[LayoutView]:
    """Return a dividing line."""
    return Separator()


def row(buttons: Iterable[BoardButton | Button[LayoutView]]) -> ActionRow[LayoutView]:
    """Return buttons and links side by side."""
    # discord.py types dynamic items for classic views only, and takes them in layouts as well.
    return ActionRow(*cast(Iterable[Item[LayoutView]], buttons))


def rows(buttons: Iterable[BoardButton]) -> Iterator[ActionRow[LayoutView]]:
    """Yield `buttons` in rows as wide as a phone shows, of equal length where possible."""
    left = list(buttons)
    for remaining in range(-(-len(left) // WIDEST_ROW), 0, -1):
        length = -(-len(left) // remaining)
        yield row(left[:length])
        left = left[length:]
