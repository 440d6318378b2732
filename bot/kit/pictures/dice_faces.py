"""How dice are shown: as the bot's own pictures, as Unicode dice, or as digits."""

import re
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.engine import FAIR, JOKER, Faces, write_faces
from bot.kit.components.drawn_once import drawn_once
from bot.kit.components.parts import Emoji
from bot.kit.texts.texts import Texts

ROLLED: Final = "die"
KEPT: Final = "kept"
"""The kinds of pictures: of rolled and of kept dice."""

UNICODE: Final = "⚀⚁⚂⚃⚄⚅"

_PICTURE: Final = re.compile(rf"({ROLLED}|{KEPT})_([1-6])_\w+")


def emoji_name(kind: str, face: int, theme: str) -> str:
    """Return the emoji name of a picture; a screen reader reads it out, so the face comes first."""
    return f"{kind}_{face}_{theme}"


def emoji_names(theme: str) -> tuple[str, ...]:
    """Return the names of all the pictures of a theme."""
    return tuple(emoji_name(kind, face, theme) for kind in (ROLLED, KEPT) for face in range(1, 7))


def as_unicode(emoji: str) -> str | None:
    """Return the die that the emoji `emoji` shows, in brackets if kept; None if it shows none."""
    picture = _PICTURE.fullmatch(emoji)
    if picture is None:
        return None
    die = UNICODE[int(picture[2]) - 1]
    return die if picture[1] == ROLLED else f"[{die}]"


@dataclass(frozen=True, slots=True)
class DiceFaces:
    """How each face is written in texts and drawn on buttons.

    - `rolled`, `kept`: each face from 1, then a joker, as text; `between` separates two dice.
    - `on_rolled`, `on_kept`: each face from 1 as a picture on a button; empty without pictures.
    - `tells`: whether words say which dice are chosen, rather than pictures.
    - `beside`: the pictures shown as well, for players who see them.
    """

    rolled: tuple[str, ...]
    kept: tuple[str, ...]
    between: str = " "
    on_rolled: tuple[Emoji, ...] = ()
    on_kept: tuple[Emoji, ...] = ()
    tells: bool = False
    beside: "DiceFaces | None" = None

    def roll(self, faces: Faces, chosen: Container[int] = ()) -> str:
        """Return the rolled dice as text; those at the places `chosen` look kept."""
        shown = [
            (self.kept if place in chosen else self.rolled)[face - 1]
            for place, face in enumerate(faces)
        ]
        return self.between.join(shown)

    def set_aside(self, faces: Iterable[int]) -> str:
        """Return dice that are set aside as text."""
        return self.between.join([self.kept[face - 1] for face in faces])

    def on_button(self, face: int, *, chosen: bool) -> Emoji | None:
        """Return the picture for a button; None without pictures, and for a joker."""
        pictures = self.on_kept if chosen else self.on_rolled
        return pictures[face - 1] if pictures and face != JOKER else None


_JOKER: Final = write_faces((JOKER,))

MARKS: Final = tuple(write_faces((*FAIR.faces, JOKER)))
"""Each face from 1 as a digit, then a joker as a letter."""

PLAIN: Final = DiceFaces((*UNICODE, _JOKER), tuple(f"[{die}]" for die in (*UNICODE, _JOKER)))
"""Unicode dice."""

DIGITS: Final = DiceFaces(MARKS, MARKS, between=", ", tells=True)
"""Digits; a screen reader pauses between them."""


def as_pictures(emojis: Mapping[str, Emoji], theme: str) -> DiceFaces | None:
    """Return dice as the application `emojis` of a theme, None unless all of them exist."""
    names = emoji_names(theme)
    if not emojis.keys() >= set(names):
        return None
    shown = tuple(emojis[name] for name in names)
    written = tuple(map(str, shown))
    rolled, kept = (*written[:6], _JOKER), (*written[6:], f"[{_JOKER}]")
    return DiceFaces(rolled, kept, on_rolled=shown[:6], on_kept=shown[6:])


@drawn_once
def told_beside(shown: DiceFaces) -> DiceFaces:
    """Return dice as digits, with `shown` beside them."""
    return replace(DIGITS, beside=shown)


def face_name(face: int, texts: Texts) -> str:
    """Return a face in a sentence: its number, or the word for a joker."""
    return texts("face-joker") if face == JOKER else str(face)
