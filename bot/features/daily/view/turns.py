"""The turns of a game that is played alone, told without its dice."""

from collections.abc import Collection, Iterator
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


def score_lines(match: Match, texts: Texts, *, tells: bool) -> Iterator[str]:
    """Yield the score and the turns: as symbols that small print explains.

    Where everything is told in words, for whom `tells` is true, they are words alone.
    """
    kinds = [_kind(points) for points in turn_points(match)]
    left = unplayed(match)
    yield texts("daily-score", name=name_of(match, 0, texts), score=match.state.totals[0])
    if tells:
        words = [texts(f"daily-turn-{kind}") for kind in kinds]
        words += [texts("daily-unplayed", turns=left)] if left else []
        yield texts("daily-turns", turns=texts.listed(words))
    else:
        yield " ".join([*[_SYMBOLS[kind] for kind in kinds], *[_UNPLAYED] * left])
        yield texts("daily-symbols", symbols=" · ".join(_explained(kinds, left, texts)))


def _explained(kinds: Collection[TurnKind], left: int, texts: Texts) -> Iterator[str]:
    """Yield what each symbol stands for that there is, the best turns first."""
    for kind, symbol in _SYMBOLS.items():
        if kind in kinds:
            yield texts("daily-symbol", symbol=symbol, turn=texts(f"daily-turn-{kind}"))
    if left:
        yield texts("daily-symbol", symbol=_UNPLAYED, turn=texts("daily-unplayed", turns=left))


def unplayed(match: Match) -> int:
    """Return how many turns were not played."""
    return (match.setup.rules.turns or 0) - len(turn_points(match))


def _kind(points: int) -> TurnKind:
    return next(kind for kind, least in _LEAST.items() if points >= least)
