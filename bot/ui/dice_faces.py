"""How dice are shown: as the bot's own pictures, or as Unicode dice where there are none."""

from collections.abc import Container, Iterable, Mapping
from typing import Final

from discord import PartialEmoji

from bot.engine import Faces

BLANK: Final = "farkle_blank"
"""The name of the picture of a die that waits to be rolled."""

ROLLED: Final = tuple(f"farkle_{face}" for face in range(1, 7))
KEPT: Final = tuple(f"farkle_kept_{face}" for face in range(1, 7))
"""The names of the pictures of dice that were rolled, or kept, by face from 1."""

EMOJI_NAMES: Final = frozenset({BLANK, *ROLLED, *KEPT})
"""The names of all pictures, as application emojis and as files in `data/dice`."""

UNICODE: Final = "⚀⚁⚂⚃⚄⚅"


class DiceFaces:
    """Shows dice in texts and on buttons."""

    def __init__(self, emojis: Mapping[str, PartialEmoji] | None = None) -> None:
        """Show dice as application `emojis` by name; as Unicode dice unless all are there."""
        if emojis and emojis.keys() >= EMOJI_NAMES:
            self._on_buttons = {name: emojis[name] for name in EMOJI_NAMES}
            self._rolled = tuple(str(emojis[name]) for name in ROLLED)
            self._kept = tuple(str(emojis[name]) for name in KEPT)
        else:
            self._on_buttons = {}
            self._rolled = tuple(UNICODE)
            self._kept = tuple(f"[{die}]" for die in UNICODE)

    def roll(self, faces: Faces, chosen: Container[int] = ()) -> str:
        """Return the dice on the table as text; those at the places `chosen` look kept."""
        shown = [
            (self._kept if place in chosen else self._rolled)[face - 1]
            for place, face in enumerate(faces)
        ]
        return " ".join(shown)

    def kept(self, faces: Iterable[int]) -> str:
        """Return dice that are set aside as text."""
        return " ".join([self._kept[face - 1] for face in faces])

    def on_button(self, face: int, *, chosen: bool) -> PartialEmoji | None:
        """Return the picture for a button; None where its label must do."""
        return self._on_buttons.get((KEPT if chosen else ROLLED)[face - 1])


PLAIN: Final = DiceFaces()
"""Dice without pictures."""
