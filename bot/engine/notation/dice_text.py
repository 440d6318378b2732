"""Dice and what they show as text: the parts of the notation that say so."""

from typing import Final

from bot.engine.errors import ParseError
from bot.engine.rules.dice import FAIR, JOKER, Die, Faces

_FACES: Final = {**{str(face): face for face in FAIR.faces}, "J": JOKER}
_MARKS: Final = {face: mark for mark, face in _FACES.items()}
_LONGEST_NUMBER: Final = 6


def write_faces(faces: Faces) -> str:
    """Return what dice show, a mark each: `1` to `6`, or `J` for a joker."""
    return "".join([_MARKS[face] for face in faces])


def parse_faces(text: str) -> Faces:
    """Return the faces of such marks; raises `ParseError` for any other."""
    try:
        return tuple([_FACES[mark] for mark in text])
    except KeyError as error:
        raise ParseError("faces of dice", text) from error


def write_dice(dice: tuple[Die, ...]) -> str:
    """Return how many fair dice these are, or the odds of each, that of a joker marked with `J`."""
    if all(die == FAIR for die in dice):
        return str(len(dice))
    return ",".join(map(_write_die, dice))


def parse_dice(text: str) -> tuple[Die, ...]:
    """Return the dice of such a text, or raise `ParseError`."""
    if len(text) == 1:
        return (FAIR,) * parse_number(text)
    return tuple(_parse_die(die) for die in text.split(","))


def _write_die(die: Die) -> str:
    return "-".join(
        f"{weight}J" if face == JOKER else str(weight)
        for face, weight in zip(die.faces, die.weights, strict=True)
    )


def _parse_die(text: str) -> Die:
    parts = text.split("-")
    jokers = [face for face, part in enumerate(parts, start=1) if part.endswith("J")]
    if len(jokers) > 1:
        raise ParseError("a die with one joker at most", text)
    try:
        one, two, three, four, five, six = [parse_number(part.removesuffix("J")) for part in parts]
        return Die((one, two, three, four, five, six), jokers[0] if jokers else None)
    except ValueError as error:
        raise ParseError("a die of six weights", text) from error


def parse_number(text: str, digits: int = _LONGEST_NUMBER) -> int:
    """Return the whole number, 0 or more, of at most `digits` digits, or raise `ParseError`."""
    if not (len(text) <= digits and text.isascii() and text.isdecimal()):
        raise ParseError("a number", text)
    return int(text)
