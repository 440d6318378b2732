"""The turns of a game that is played alone, told without its dice."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from bot.features.daily.model import turn_points
from bot.kit.game.people import name_of
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


class TurnKind(StrEnum):
    """The result of a turn, as roughly as others may be told."""

    TOP = "top"
    HIGH = "high"
    LOW = "low"
    FARKLE = "farkle"


_LEAST: Final = {TurnKind.TOP: 1000, TurnKind.HIGH: 400, TurnKind.LOW: 1, TurnKind.FARKLE: 0}
"""The lowest points of each kind, the highest first."""

_SYMBOLS: Final = {
    TurnKind.TOP: "⭐",
    TurnKind.HIGH: "🔶",
    TurnKind.LOW: "🔹",
    TurnKind.FARKLE: "❌",
}
"""Symbols that differ in shape as well as in colour."""

_UNPLAYED: Final = "⬜"
"""The symbol of a turn that was not played."""


def score_lines(match: Match, texts: Texts) -> Iterator[str]:
    """Yield the score, and the turns as symbols and, in small print, in words."""
    kinds = [_kind(points) for points in turn_points(match)]
    left = unplayed(match)
    words = [texts(f"daily-turn-{kind}") for kind in kinds]
    if left:
        words.append(texts("daily-unplayed", turns=left))
    yield texts("daily-score", name=name_of(match, 0, texts), score=match.state.totals[0])
    yield " ".join([*[_SYMBOLS[kind] for kind in kinds], *[_UNPLAYED] * left])
    yield texts("daily-turns", turns=texts.listed(words))


def unplayed(match: Match) -> int:
    """Return how many turns were not played."""
    return (match.setup.rules.turns or 0) - len(turn_points(match))


def _kind(points: int) -> TurnKind:
    return next(kind for kind, least in _LEAST.items() if points >= least)
