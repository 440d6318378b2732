"""Badges as text: what a seat has, and what of it is in force."""

import re
from typing import Final

from bot.engine.badges.badge import Badge, BadgeKind, BadgeTier, InPlay
from bot.engine.errors import ParseError
from bot.engine.notation.dice_text import parse_faces, parse_number, write_faces

_BADGE = re.compile(r"(?P<kind>[a-z-]+)\((?P<figures>[a-z0-9=,]+)\)")
_NUMBERS: Final = ("uses", "points", "percent", "dice", "face")
_IN_PLAY = re.compile(
    r"(?P<uses>\d+(?:/\d+)*)"
    r"(?::(?P<doubled>d)?(?P<multiplied>t)?(?P<one_more>m)?(?P<farkled>f)?(?P<extra>[0-6])?)?",
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
        badge = Badge(
            BadgeKind(match["kind"]),
            BadgeTier(values.get("tier", "")),
            **{name: parse_number(values[name]) for name in _NUMBERS if name in values},
            faces=parse_faces(values.get("faces", "")),
        )
    except ValueError as error:
        raise ParseError("a badge that there can be", text) from error
    return badge


def write_in_play(play: InPlay) -> str:
    """Return the uses left by seat, and a letter for each thing in force: `1/0:t`."""
    marks = "".join(
        mark
        for mark, holds in (
            ("d", play.doubled),
            ("t", play.multiplied),
            ("m", play.one_more),
            ("f", play.farkled),
            (str(play.extra), play.extra is not None),
        )
        if holds
    )
    uses = "/".join(map(str, play.uses))
    return f"{uses}:{marks}" if marks else uses


def parse_in_play(text: str) -> InPlay:
    """Return what such a text says; raises `ParseError`."""
    match = _IN_PLAY.fullmatch(text)
    if match is None:
        raise ParseError("what badges are in play", text)
    return InPlay(
        tuple(map(parse_number, match["uses"].split("/"))),
        doubled=match["doubled"] is not None,
        multiplied=match["multiplied"] is not None,
        one_more=match["one_more"] is not None,
        extra=None if match["extra"] is None else int(match["extra"]),
        farkled=match["farkled"] is not None,
    )
