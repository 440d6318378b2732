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
    """A tie-break between equal points: the higher value comes first.

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
        """Return the divisor by which a value is shown."""
        if self is TieBreak.SONNEBORN_BERGER:
            return 4
        return 1 if self is TieBreak.WINS else 2


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """The row of an entrant in the standings.

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
    """The next pairing of an entrant.

    - `place`: where they play next.
    - `opponent`: whom, where that is certain.
    - `waits_for`: the places of the pairings that have to end before it begins, of which at least
      one decides the opponent where that is not certain.
    """

    place: PairingPlace
    opponent: int | None
    waits_for: Sequence[PairingPlace] = ()


class Form(Protocol):
    """A form of tournament with its options, which answers for any history of pairings."""

    @property
    def unit(self) -> int:
        """Return the divisor by which points are shown: 2 where they are halves."""
        ...

    @property
    def pairing_delay(self) -> float:
        """Return the seconds for which free entrants may wait for a better pairing.

        0 where nobody who is free waits for others to become so.
        """
        ...

    @property
    def columns(self) -> TableColumns | None:
        """Return the columns of the cross-table, None for forms without one."""
        ...

    @property
    def tie_breaks(self) -> Sequence[TieBreak]:
        """Return the tie-breaks, the first one first."""
        ...

    def rounds(self, course: PairingHistory) -> int | None:
        """Return the number of rounds of the main part, None where it cannot be known."""
        ...

    def due(self, course: PairingHistory) -> Sequence[Pairing]:
        """Return the pairings that begin now, beside those of the history.

        All that follow by themselves are among them, such as the second round of somebody with a
        bye. Once they are part of the course nothing is due until a pairing ends or somebody comes
        or goes.
        """
        ...

    def is_over(self, course: PairingHistory) -> bool:
        """Tell whether no pairing is running and none will be due any more."""
        ...

    def standings(self, course: PairingHistory) -> Sequence[EntrantRow]:
        """Return the rows of all entrants, the best first."""
        ...

    def has_winner(self, course: PairingHistory) -> bool:
        """Tell whether the first of the standings has won, once the tournament is over."""
        ...

    def upcoming(self, course: PairingHistory, number: int) -> Upcoming | None:
        """Return the next pairing of an entrant who plays none now.

        None when nothing does, or nobody can know what.
        """
        ...


Key = Callable[[int], tuple[int, ...]]
"""What entrants are ordered by, the highest first."""


def followed_up(
    step: Callable[[PairingHistory], Iterable[Pairing]], course: PairingHistory
) -> tuple[Pairing, ...]:
    """Return the pairings that `step` makes due, and those that these make due in turn."""
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
