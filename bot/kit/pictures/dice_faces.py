"""How dice are shown: as the bot's own pictures, as Unicode dice, or as digits."""

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.engine import FAIR, JOKER, Die, Faces, write_faces
from bot.kit.components.drawn_once import drawn_once
from bot.kit.components.parts import Emoji
from bot.kit.pictures.dice_families import DieFamily, family_of
from bot.kit.texts.texts import Texts

ROLLED: Final = "die"
KEPT: Final = "kept"
"""The kinds of pictures: of rolled and of kept dice."""

UNICODE: Final = "⚀⚁⚂⚃⚄⚅"

DEVIL: Final = "\N{SMILING FACE WITH HORNS}"
"""The devil's head, beside Unicode dice."""

_SHOWN: Final = {**{str(face): die for face, die in enumerate(UNICODE, start=1)}, "devil": DEVIL}
"""What an emoji shows, by the part of its name that says so."""
_PICTURE: Final = re.compile(rf"({ROLLED}|{KEPT})_({'|'.join(_SHOWN)})_\w+")


def emoji_name(kind: str, face: int, theme: str) -> str:
    """Return the emoji name of a picture; a screen reader reads it out, so the face comes first."""
    return f"{kind}_{'devil' if face == JOKER else face}_{theme}"


def emoji_names(theme: str) -> tuple[str, ...]:
    """Return the names of all the pictures of a theme: rolled and kept dice, then devil's heads."""
    kinds = (ROLLED, KEPT)
    dice = [emoji_name(kind, face, theme) for kind in kinds for face in FAIR.faces]
    return (*dice, *devil_names(theme))


def devil_names(theme: str) -> tuple[str, ...]:
    """Return the names of the devil's heads of a theme, rolled and kept."""
    return emoji_name(ROLLED, JOKER, theme), emoji_name(KEPT, JOKER, theme)


def marked_names(theme: str, family: DieFamily) -> tuple[str, ...]:
    """Return the names of the pictures of a theme that bear the mark of a family of loaded dice."""
    faces, name = (*FAIR.faces, JOKER), marked_theme(theme, family)
    return tuple(emoji_name(kind, face, name) for kind in (ROLLED, KEPT) for face in faces)


def marked_theme(theme: str, family: DieFamily) -> str:
    """Return what stands for `theme` in the names of those pictures."""
    return f"{family}_{theme}"


def as_unicode(emoji: str) -> str | None:
    """Return the die that the emoji `emoji` shows, in brackets if kept; None if it shows none."""
    picture = _PICTURE.fullmatch(emoji)
    if picture is None:
        return None
    die = _SHOWN[picture[2]]
    return die if picture[1] == ROLLED else f"[{die}]"


@dataclass(frozen=True, slots=True)
class DiceFaces:
    """How each face is written in texts and drawn on buttons.

    - `rolled`, `kept`: each face from 1, then the devil's head, as text; `between` separates them.
    - `on_rolled`, `on_kept`: the same as pictures on buttons; empty without pictures.
    - `tells`: whether words say which dice are chosen, rather than pictures.
    - `beside`: the pictures shown as well, for players who see them.
    - `marked`: those of families of loaded dice, as far as there are any.
    """

    rolled: tuple[str, ...]
    kept: tuple[str, ...]
    between: str = " "
    on_rolled: tuple[Emoji, ...] = ()
    on_kept: tuple[Emoji, ...] = ()
    tells: bool = False
    beside: "DiceFaces | None" = None
    marked: "tuple[tuple[DieFamily, DiceFaces], ...]" = ()

    def of(self, die: Die) -> "DiceFaces":
        """Return how the faces of `die` are drawn: marked if it is loaded, once there are such."""
        if not self.marked:
            return self
        family = family_of(die)
        return next((faces for marked, faces in self.marked if marked is family), self)

    def roll(self, faces: Faces, chosen: Container[int] = (), dice: Sequence[Die] = ()) -> str:
        """Return the rolled dice as text; those at the places `chosen` look kept.

        With the `dice` that were rolled, loaded ones bear their marks.
        """
        own = self._by_die(len(faces), dice)
        shown = [
            (look.kept if place in chosen else look.rolled)[face - 1]
            for place, (face, look) in enumerate(zip(faces, own, strict=True))
        ]
        return self.between.join(shown)

    def set_aside(self, faces: Iterable[int], dice: Sequence[Die] = ()) -> str:
        """Return dice that are set aside as text; with the `dice` themselves, these are marked."""
        shown = list(faces)
        own = self._by_die(len(shown), dice)
        return self.between.join(
            [look.kept[face - 1] for face, look in zip(shown, own, strict=True)]
        )

    def _by_die(self, count: int, dice: Sequence[Die]) -> "Sequence[DiceFaces]":
        return [self.of(die) for die in dice] if self.marked and dice else [self] * count

    def on_button(self, face: int, *, chosen: bool) -> Emoji | None:
        """Return the picture for a button; None without pictures."""
        pictures = self.on_kept if chosen else self.on_rolled
        return pictures[face - 1] if pictures else None


MARKS: Final = tuple(write_faces((*FAIR.faces, JOKER)))
"""Each face from 1 as a digit, then a joker as a letter."""

PLAIN: Final = DiceFaces((*UNICODE, DEVIL), tuple(f"[{die}]" for die in (*UNICODE, DEVIL)))
"""Unicode dice."""

DIGITS: Final = DiceFaces(MARKS, MARKS, between=", ", tells=True)
"""Digits; a screen reader pauses between them."""


def as_pictures(emojis: Mapping[str, Emoji], theme: str) -> DiceFaces | None:
    """Return dice as the application `emojis` of a theme, None unless all of them exist."""
    if not emojis.keys() >= set(emoji_names(theme)):
        return None
    rolled, kept = (
        tuple(emojis[emoji_name(kind, face, theme)] for face in (*FAIR.faces, JOKER))
        for kind in (ROLLED, KEPT)
    )
    return DiceFaces(tuple(map(str, rolled)), tuple(map(str, kept)), on_rolled=rolled, on_kept=kept)


def as_marked(emojis: Mapping[str, Emoji], theme: str, family: DieFamily) -> DiceFaces | None:
    """Return the dice of a theme with the mark of a `family`, None unless all of them exist."""
    return as_pictures(emojis, marked_theme(theme, family))


@drawn_once
def told_beside(shown: DiceFaces) -> DiceFaces:
    """Return dice as digits, with `shown` beside them."""
    return replace(DIGITS, beside=shown)


def face_name(face: int, texts: Texts) -> str:
    """Return a face in a sentence: its number, or the word for a joker."""
    return texts("face-joker") if face == JOKER else str(face)
