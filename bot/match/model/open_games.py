"""The games that are open in a channel or to a person, and whose they are."""

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


def takes_part(match: Match, user_id: int) -> bool:
    """Tell whether a person can still act in `match`."""
    if not match.is_open or not match.concerns(user_id):
        return False
    seat = match.seat_of(user_id)
    return not match.is_playing or seat is None or not match.state.out[seat]
