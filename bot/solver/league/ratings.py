"""Elo from the games of a league: how strong each player is, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

import numpy as np

ANCHOR: Final = 2000.0
"""What the first player has: only differences mean anything."""

_POINT: Final = 400 / log(10)
"""Elo for each unit of log odds: 400 are odds of ten to one."""

_DRAWN: Final = 0.01
"""So much of a drawn game is added to each pairing, or whoever always loses would have no end."""

_UNKNOWN: Final = 0.5
"""The variance of games that all went one way: about that of one which might not have."""

_FARTHEST: Final = 1.0
_SETTLED: Final = 1e-9


@dataclass(frozen=True, slots=True)
class PairingScore:
    """What the games of a pairing came to for its hero.

    - `games`, `won`: of a tie, the share.
    - `deals`, `squares`: the dice there were, each played once in every seat, and the sum of the
      squares of what the hero won by each.
    """

    games: int = 0
    won: float = 0.0
    deals: int = 0
    squares: float = 0.0

    def __add__(self, other: "PairingScore") -> "PairingScore":
        """Return both together."""
        return PairingScore(
            self.games + other.games,
            self.won + other.won,
            self.deals + other.deals,
            self.squares + other.squares,
        )

    @property
    def rate(self) -> float:
        """Return the share of games that the hero won."""
        return self.won / self.games

    @property
    def variance(self) -> float:
        """Return that of `won`; the games of a deal go together."""
        if self.won in {0, self.games}:
            return _UNKNOWN
        mean = self.won / self.deals
        return max(self.squares - self.deals * mean * mean, 0.0)

    @property
    def standard_error(self) -> float:
        """Return by how much the share is off from chance alone."""
        return sqrt(self.variance) / self.games


@dataclass(frozen=True, slots=True)
class EloRating:
    """The Elo of a player, with its standard error against the first player."""

    elo: float
    error: float


def rate(players: int, scores: Sequence[tuple[int, int, PairingScore]]) -> list[EloRating]:
    """Return the ratings that make the games most likely, of players numbered from 0.

    Each score is of two players, the hero first (Bradley and Terry's model). The errors are those
    of the deals as they were played, not of the model ("sandwich").
    """
    logits = np.zeros(players)
    while True:
        pull, curvature = np.zeros(players), np.zeros((players, players))
        for hero, rival, score in scores:
            chance = 1 / (1 + np.exp(logits[rival] - logits[hero]))
            games = score.games + _DRAWN
            missing = score.won + _DRAWN / 2 - games * chance
            pull[[hero, rival]] += missing, -missing
            curvature += games * chance * (1 - chance) * _between(players, hero, rival)
        step = np.zeros(players)
        inverse = np.linalg.pinv(curvature[1:, 1:])
        step[1:] = inverse @ pull[1:]
        longest = np.abs(step).max(initial=0.0)
        logits += step * min(1.0, _FARTHEST / longest) if longest else 0.0
        if longest < _SETTLED:
            break
    noise = np.zeros((players, players))
    for hero, rival, score in scores:
        noise += score.variance * _between(players, hero, rival)
    spread = np.diag(inverse @ noise[1:, 1:] @ inverse)
    errors = [0.0, *np.sqrt(np.maximum(spread, 0.0)).tolist()]
    return [
        EloRating(ANCHOR + _POINT * float(logit), _POINT * error)
        for logit, error in zip(logits, errors, strict=True)
    ]


def _between(
    players: int, hero: int, rival: int
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    apart = np.zeros(players)
    apart[[hero, rival]] = 1, -1
    return np.outer(apart, apart)
