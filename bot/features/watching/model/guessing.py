"""Guesses at who wins: until when they are taken, and what they are worth."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bot.match.model.match import Match, Person

PART: Final = 3
"""Guesses are taken until somebody has a third of the target, or a third of the turns are over.

The texts say so too.
"""

ENOUGH: Final = 5
"""The guesses after which people are ranked."""


@dataclass(frozen=True, slots=True)
class Guess:
    """The guess of `person` that `side` wins."""

    person: Person
    side: int


@dataclass(frozen=True, slots=True)
class GuesserRow:
    """Somebody on a server's board: how many of their `guesses` were `right`, and their points."""

    rank: int
    person: Person
    points: int
    right: int
    guesses: int


@dataclass(frozen=True, slots=True)
class GuessBoard:
    """A page of a server's board, counted from 1, and the row of whoever asks."""

    number: int
    of: int
    rows: tuple[GuesserRow, ...]
    own: GuesserRow | None


def takes_guesses(match: Match) -> bool:
    """Tell whether it is early enough in a game of several sides to guess who wins."""
    state, rules = match.state, match.setup.rules
    if not match.is_playing or match.setup.sides < 2 or state.final is not None:
        return False
    far = rules.target is not None and PART * max(state.totals) >= rules.target
    late = rules.turns is not None and PART * (state.round - 1) >= rules.turns
    return not (far or late)


def sides_in_game(match: Match) -> list[int]:
    """Return the sides of which somebody has not left the game."""
    setup, out = match.setup, match.state.out
    return sorted({setup.side_of(seat) for seat in range(setup.seats) if not out[seat]})


def points_of(side: int, winners: Collection[int], sides: int) -> int:
    """Return what a guess is worth: whoever guesses blindly gets nothing in the long run.

    A right one among two sides brings one point and among four three; a wrong one costs one.
    """
    return sides - 1 if side in winners else -1
