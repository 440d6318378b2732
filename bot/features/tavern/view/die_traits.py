"""What a loaded die does, at one glance: the faces it loves in words, and a bar for each face."""

from typing import Final

from bot.content.dice import shipped_dice
from bot.engine import JOKER, Die
from bot.kit.components.drawn_once import drawn_once
from bot.kit.texts.texts import Texts

LOVED: Final = 1.3
"""How often a face comes up that a die loves, where that of an ordinary die does so once."""

MOST: Final = 3
"""How often one comes up that such a die shows more often than all its others together."""

RARE: Final = 0.6
"""How often, at most, one does that it shuns."""

_MOST_LOVED: Final = 3
"""Where it loves more faces than these, it is sooner said which ones it shuns."""

_BARS: Final = "▁▂▃▄▅▆▇█"
_NEVER: Final = "·"
_ORDINARY: Final = 3
"""How high, in bars, the face of an ordinary die stands."""


def glance(slug: str, texts: Texts, *, bars: bool) -> str:
    """Return the die `slug` with what it does, in a line; `bars` are drawn before it."""
    shipped = shipped_dice()[slug]
    return glance_of(shipped.die, shipped.short_name, texts, bars=bars)


def glance_of(die: Die, name: str, texts: Texts, *, bars: bool) -> str:
    """Do so for a die that is called `name`."""
    words = trait(die, texts)
    if bars:
        return texts("die-glance", bars=odds_bars(die), die=name, trait=words)
    return texts("die-glance-told", die=name, trait=words)


@drawn_once
def trait(die: Die, texts: Texts) -> str:
    """Return which faces `die` mostly shows, loves, or shuns if it loves most, and never shows."""
    faces = list(zip(die.faces, _times(die), strict=True))
    loved = [face for face, times in faces if times >= LOVED and face != JOKER]
    shunned = [face for face, times in faces if 0 < times <= RARE]
    never = [face for face, times in faces if times == 0]
    told = []
    if JOKER in die.faces:
        told.append(texts("die-has-joker"))
    most = [face for face, times in faces if times > MOST and face != JOKER]
    if most:
        told.append(texts("die-mostly", faces=_listed(most, texts)))
    elif loved and len(loved) <= _MOST_LOVED:
        told.append(texts("die-loves", faces=_listed(loved, texts)))
    elif loved and shunned:
        told.append(texts("die-shuns", faces=_listed(shunned, texts)))
    if never:
        told.append(texts("die-never", faces=_listed(never, texts)))
    return texts.commas(told) or texts("die-fair")


def odds_bars(die: Die) -> str:
    """Return a bar for each face of `die` in order, as high as the face is likely."""
    return "".join(map(_bar, _times(die)))


def _times(die: Die) -> list[float]:
    """Return how often each face of `die` comes up where that of an ordinary die does once."""
    whole = sum(die.weights)
    return [len(die.weights) * weight / whole for weight in die.weights]


def _bar(times: float) -> str:
    """Return the bar of a face that comes up so many `times` as often as that of a fair die."""
    if not times:
        return _NEVER
    return _BARS[max(0, min(len(_BARS), round(_ORDINARY * times)) - 1)]


def _listed(faces: list[int], texts: Texts) -> str:
    return texts.listed([texts("die-face-plural", face=face) for face in faces])
