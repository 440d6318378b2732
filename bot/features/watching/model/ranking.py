"""Which of the running games of a server is the best to watch."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.match.model.match import Match

ASLEEP_AFTER: Final = 600
"""Seconds without a move after which any other game is better to watch."""

_CLOSENESS: Final = 300
"""What a tie is worth beside the ratings, in their points; and so on down to nothing."""

_PROGRESS: Final = 200
"""The same of a game that is about to end."""


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A running game: the mean `rating` of its players in points, and seconds since a move."""

    match: Match
    rating: float
    idle: int


def best_game(games: Iterable[RunningGame]) -> Match | None:
    """Return the best of `games`, None without any.

    Games in which something happens come first, and of those the rated ones. Then the ratings
    count, how close the totals are, and how near the end is; of equals the newest comes first.
    The totals stand for the chances to win, which would have to be worked out for every game.
    """
    return max(games, key=_worth).match if (games := list(games)) else None


def is_shown(match: Match) -> bool:
    """Tell whether `match` can be on: it is being played, in a channel, by two sides or more."""
    return match.is_playing and match.has_board and not match.parked and match.setup.sides > 1


def _worth(game: RunningGame) -> tuple[bool, bool, float, int]:
    match = game.match
    return game.idle < ASLEEP_AFTER, match.rated, game.rating + _tension(match), match.id


def _tension(match: Match) -> float:
    state, rules = match.state, match.setup.rules
    first, second = sorted(state.totals, reverse=True)[:2]
    goal = rules.target or max(first, 1)
    progress = state.round / rules.turns if rules.turns else first / goal
    closeness = max(0.0, 1 - (first - second) / goal)
    return _CLOSENESS * closeness + _PROGRESS * min(max(progress, 0.0), 1.0)
