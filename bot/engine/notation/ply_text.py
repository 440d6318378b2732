"""Moves with their dice as text: the tokens of a line, which `bot.engine.notation.games` tells."""

import re
from typing import Final, assert_never

from bot.engine.errors import ParseError
from bot.engine.moves import (
    AcceptFarkle,
    Bank,
    CallTime,
    Exit,
    Move,
    Positions,
    Resign,
    Roll,
    TakeOver,
    TimeOut,
    UseBadge,
)
from bot.engine.notation.dice_text import parse_faces, write_faces
from bot.engine.play.game import Ply

_PLACES: Final = "abcdefg"
_PLY = re.compile(
    r"(?P<keep>a?b?c?d?e?f?g?)(?:(?P<bank>\.)|>(?P<roll>[1-6J]{1,7}))"
    r"|\^(?P<take>[1-6J]{1,7})"
    r"|(?P<use>\*)(?P<at>a?b?c?d?e?f?g?)(?:>(?P<again>[1-6J]{1,7}))?"
    r"|x(?P<out>[0-7])(?P<why>[rt]?)"
)
_EXITS: Final = {"": Exit.RESIGNED, "r": Exit.REMOVED, "t": Exit.TIMED_OUT}
_WHYS: Final = {why: sign for sign, why in _EXITS.items()}
_SIGNS: Final[dict[Move, str]] = {AcceptFarkle(): "~", TimeOut(): "!", CallTime(): "="}
_MOVES: Final = {sign: move for move, sign in _SIGNS.items()}


def write_ply(ply: Ply) -> str:
    """Return the token of one move with its dice."""
    faces = write_faces(ply.dice)
    match ply.move:
        case Roll(keep):
            token = f"{_write_places(keep)}>{faces}"
        case Bank(keep):
            token = f"{_write_places(keep)}."
        case TakeOver():
            token = f"^{faces}"
        case UseBadge(at):
            token = f"*{_write_places(at)}>{faces}" if faces else f"*{_write_places(at)}"
        case Resign(seat, why):
            token = f"x{seat}{_WHYS[why]}"
        case AcceptFarkle() | TimeOut() | CallTime():
            token = _SIGNS[ply.move]
        case _:
            assert_never(ply.move)
    return token


def parse_ply(token: str) -> Ply:
    """Return the move with its dice that `token` stands for, or raise `ParseError`."""
    if token in _MOVES:
        return Ply(_MOVES[token])
    match = _PLY.fullmatch(token)
    if match is None:
        raise ParseError("a move", token)
    if match["take"]:
        return Ply(TakeOver(), parse_faces(match["take"]))
    if match["use"]:
        return Ply(UseBadge(_parse_places(match["at"])), parse_faces(match["again"] or ""))
    if match["out"]:
        return Ply(Resign(int(match["out"]), _EXITS[match["why"]]))
    keep = _parse_places(match["keep"])
    if match["bank"]:
        return Ply(Bank(keep))
    return Ply(Roll(keep), parse_faces(match["roll"]))


def _write_places(places: Positions) -> str:
    return "".join(_PLACES[place] for place in places)


def _parse_places(text: str) -> Positions:
    return tuple(map(_PLACES.index, text))
