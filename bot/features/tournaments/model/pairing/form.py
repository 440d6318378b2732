"""What every form of tournament answers, so that nobody has to ask which form it is."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Protocol

from bot.features.tournaments.model.pairing.history import Pairing, PairingHistory, PairingPlace


class TableColumns(StrEnum):
    """What the columns of a table of all results stand for."""

    ROUNDS = "rounds"
    OPPONENTS = "opponents"


class TieBreak(StrEnum):
    """What decides between equal points. The more, the better.

    Values are whole numbers: halves of points, quarters for Sonneborn-Berger, which is a sum of
    products; `parts` says what to divide by.
    """

    BUCHHOLZ_CUT_1 = "buchholz-cut-1"
    BUCHHOLZ = "buchholz"
    SONNEBORN_BERGER = "sonneborn-berger"
    DIRECT_ENCOUNTER = "direct-encounter"
    """Points against each other, where all of those who are equal have met, and else 0."""
    WINS = "wins"
    SCORED = "scored"
    """Boards or games won, see `Outcome.scored`."""

    @property
    def parts(self) -> int:
        """Return by what a value is divided to be shown."""
        if self is TieBreak.SONNEBORN_BERGER:
            return 4
        return 1 if self is TieBreak.WINS else 2


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Where an entrant stands.

    - `rank`: from 1; those who are equal in all share one.
    - `points`: as the form counts them, divided by its `unit` to be shown.
    - `tie_breaks`: the values of the form's tie-breaks, in order.
    - `played`: how many pairings they have ended, byes and no-shows among them.
    - `won`: how many of these they won, played or not.
    """

    rank: int
    number: int
    points: int
    tie_breaks: Sequence[int]
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Upcoming:
    """What awaits an entrant.

    - `place`: where they play next.
    - `opponent`: whom, where that is certain.
    - `waits_for`: the places of the pairings that have to end before it begins, of which at least
      one decides the opponent where that is not certain.
    """

    place: PairingPlace
    opponent: int | None
    waits_for: Sequence[PairingPlace] = ()


class Form(Protocol):
    """A form of tournament, with its options: it keeps nothing, and answers for any course."""

    @property
    def unit(self) -> int:
        """Return by what points are divided to be shown: 2 where they are halves."""
        ...

    @property
    def pairing_delay(self) -> float:
        """Return the seconds after each change at which to ask again, for a `relaxed` course.

        0 where nobody who is free waits for others to become so.
        """
        ...

    @property
    def columns(self) -> TableColumns | None:
        """Return how results are drawn as a table, None where they are none, or a bracket."""
        ...

    @property
    def tie_breaks(self) -> Sequence[TieBreak]:
        """Return what decides between equal points, the first first."""
        ...

    def rounds(self, course: PairingHistory) -> int | None:
        """Return the number of rounds of the main part, None where nobody can know."""
        ...

    def due(self, course: PairingHistory) -> Sequence[Pairing]:
        """Return the pairings that begin now, beside those of the course.

        All that follow by themselves are among them, such as the second round of somebody with a
        bye. Once they are part of the course nothing is due until a pairing ends or somebody comes
        or goes.
        """
        ...

    def is_over(self, course: PairingHistory) -> bool:
        """Tell whether nothing is running and nothing will be due any more."""
        ...

    def standings(self, course: PairingHistory) -> Sequence[EntrantRow]:
        """Return everybody, the best first."""
        ...

    def has_winner(self, course: PairingHistory) -> bool:
        """Tell whether whoever stands first has won, once it is over, if they took part."""
        ...

    def upcoming(self, course: PairingHistory, number: int) -> Upcoming | None:
        """Return what awaits an entrant who plays nothing now.

        None when nothing does, or nobody can know what.
        """
        ...


Key = Callable[[int], tuple[int, ...]]
"""What entrants are ordered by, the highest first."""


def followed_up(
    step: Callable[[PairingHistory], Iterable[Pairing]], course: PairingHistory
) -> tuple[Pairing, ...]:
    """Return what `step` makes due, and what it makes due once that is part of the course."""
    begun = len(course.pairings)
    while not course.closed and (made := tuple(step(course))):
        course = course.beyond(made)
    return tuple(course.pairings[begun:])


def ranked(numbers: Iterable[int], key: Key) -> list[tuple[int, int]]:
    """Return each rank and who has it, the best first; equal keys share a rank."""
    order = sorted(numbers, key=lambda number: ([-part for part in key(number)], number))
    found: list[tuple[int, int]] = []
    for _, equal in groupby(order, key=key):
        rank = len(found) + 1
        found += ((rank, number) for number in equal)
    return found


def row(
    course: PairingHistory,
    number: int,
    rank: int,
    points: int | None = None,
    tie_breaks: Sequence[int] = (),
) -> EntrantRow:
    """Return the row of an entrant, whose points are the sum of their pairings if not said."""
    ended = [pairing for pairing in course.of[number] if pairing.outcome]
    if points is None:
        points = sum(pairing.points(number) for pairing in ended)
    won = sum(pairing.won_by(number) for pairing in ended)
    return EntrantRow(rank, number, points, tuple(tie_breaks), len(ended), won)
