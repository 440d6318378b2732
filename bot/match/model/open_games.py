"""The games that are open in a channel or to a person, as people are told of them."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.match.model.match import Match


@dataclass(frozen=True, slots=True)
class OpenGame:
    """An open game: `idle_at` is when it may be parked for others, None for never."""

    match: Match
    idle_at: int | None = None


def listed(games: Iterable[Match]) -> list[OpenGame]:
    """Return `games` as a list of open games."""
    return [OpenGame(game) for game in games]
