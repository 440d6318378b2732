"""Which puzzle somebody gets, and which one everybody gets on a day."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, timedelta
from hashlib import sha256
from typing import Final

from bot.advice.puzzle import Puzzle

DAILY_FROM: Final = 1300
DAILY_TO: Final = 1800
"""The first ratings of puzzles for everybody: neither plain nor hopeless."""

AHEAD: Final = 7
"""Puzzles of the day are kept from other panels for so many days, that day included."""

_NEAR: Final = 50
"""Ratings that differ by less are as near."""

OFFERED: Final = 4
"""Among how many puzzles whoever passes over some goes round, until one of them is answered."""


def daily_puzzles(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """Return those of `puzzles` that everybody gets, in the order of their days."""
    fitting = [puzzle for puzzle in puzzles if DAILY_FROM <= puzzle.rating <= DAILY_TO]
    return tuple(sorted(fitting, key=lambda puzzle: _shuffled("daily", puzzle)))


def puzzle_on(day: date, daily: Sequence[Puzzle]) -> Puzzle:
    """Return the puzzle of `day`: all of `daily` take their turn before one comes again."""
    return daily[day.toordinal() % len(daily)]


def reserved(today: date, daily: Sequence[Puzzle]) -> frozenset[str]:
    """Return the ids of the puzzles of today and of the next days."""
    days = min(AHEAD, len(daily))
    return frozenset(puzzle_on(today + timedelta(ahead), daily).id for ahead in range(days))


def next_puzzle(
    puzzles: Iterable[Puzzle],
    rating: int,
    ratings: Mapping[str, int],
    done: Collection[str],
    user_id: int,
    passed: str | None = None,
) -> Puzzle | None:
    """Return the one of `puzzles` that is nearest to a person's `rating`, but for those `done`.

    `ratings` are those of puzzles that somebody has tried. The same person gets the same puzzle
    until their rating changes, so that nobody gets another by asking again; of those as near, it is
    another one for each person. Who has `passed` one over, by its id, goes round the nearest few,
    so that nobody seeks out what they know. None when all are done.
    """
    offered = _nearest(puzzles, rating, ratings, done, user_id)
    if not offered:
        return None
    ids = [puzzle.id for puzzle in offered]
    place = (ids.index(passed) + 1) % len(ids) if passed in ids else 0
    return offered[place]


def _nearest(
    puzzles: Iterable[Puzzle],
    rating: int,
    ratings: Mapping[str, int],
    done: Collection[str],
    user_id: int,
) -> list[Puzzle]:
    """Return the few puzzles among which somebody may pass some over, the nearest first."""
    by_distance: dict[int, list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        if puzzle.id not in done:
            off = abs(ratings.get(puzzle.id, puzzle.rating) - rating)
            by_distance[off // _NEAR].append(puzzle)
    nearest: list[Puzzle] = []
    for distance in sorted(by_distance):
        as_near = sorted(by_distance[distance], key=lambda puzzle: _shuffled(str(user_id), puzzle))
        nearest += as_near[: OFFERED - len(nearest)]
        if len(nearest) == OFFERED:
            break
    return nearest


def _shuffled(salt: str, puzzle: Puzzle) -> bytes:
    """Return where a puzzle comes in an order that looks like none."""
    return sha256(f"{salt} {puzzle.id}".encode()).digest()
