"""Badges as text: what a seat has, and what of it is in force."""

import re
from typing import Final

from bot.engine.badges.badge import Badge, Effect
from bot.engine.badges.in_play import InPlay
from bot.engine.badges.kinds import make_badge
from bot.engine.errors import ParseError
from bot.engine.notation.dice_text import parse_faces, parse_number, write_faces

_BADGE = re.compile(r"(?P<kind>[a-z-]+)\((?P<figures>[a-z0-9=,]+)\)")
_NUMBERS: Final = ("uses", "points", "percent", "dice", "face")
_IN_PLAY = re.compile(
    r"(?P<uses>\d+(?:/\d+)*)"
    r"(?::(?P<effect>[dtm])?(?P<farkled>f)?(?P<extra>[0-6])?)?",
    re.ASCII,
)


def write_badge(badge: Badge | None) -> str:
    """Return what a badge does, such as `fortune(tier=gold,uses=1,dice=3)`; `-` for none."""
    if badge is None:
        return "-"
    figures = [f"tier={badge.tier}"]
    for name in _NUMBERS:
        value: int = getattr(badge, name)
        if value:
            figures.append(f"{name}={value}")
    if badge.faces:
        figures.append(f"faces={write_faces(badge.faces)}")
    return f"{badge.kind}({','.join(figures)})"


def parse_badge(text: str) -> Badge | None:
    """Return the badge of such a text; raises `ParseError`."""
    if text == "-":
        return None
    match = _BADGE.fullmatch(text)
    if match is None:
        raise ParseError("a badge", text)
    values: dict[str, str] = {}
    for word in match["figures"].split(","):
        name, _, value = word.partition("=")
        if name in values or name not in {"tier", "faces", *_NUMBERS}:
            raise ParseError("a figure of a badge", text)
        values[name] = value
    try:
        badge = make_badge(
            match["kind"],
            values.get("tier", ""),
            faces=parse_faces(values.get("faces", "")),
            **{name: parse_number(values[name]) for name in _NUMBERS if name in values},
        )
    except ValueError as error:
        raise ParseError("a badge that there can be", text) from error
    return badge


def write_in_play(play: InPlay) -> str:
    """Return the uses left by seat, and a letter for each thing in force: `1/0:t`."""
    farkled = "f" if play.farkled else ""
    extra = "" if play.extra is None else str(play.extra)
    marks = f"{play.effect or ''}{farkled}{extra}"
    uses = "/".join(map(str, play.uses))
    return f"{uses}:{marks}" if marks else uses


def parse_in_play(text: str) -> InPlay:
    """Return what such a text says; raises `ParseError`."""
    match = _IN_PLAY.fullmatch(text)
    if match is None:
        raise ParseError("what badges are in play", text)
    return InPlay(
        tuple(map(parse_number, match["uses"].split("/"))),
        effect=None if match["effect"] is None else Effect(match["effect"]),
        extra=None if match["extra"] is None else int(match["extra"]),
        farkled=match["farkled"] is not None,
    )
