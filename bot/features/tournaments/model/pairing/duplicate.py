"""Duplicate: everybody plays the same dice alone, and points are compared."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from bot.features.tournaments.model.pairing.form import (
    EntrantRow,
    TieBreak,
    Upcoming,
    ranked,
    row,
)
from bot.features.tournaments.model.pairing.history import (
    BracketPart,
    How,
    Pairing,
    PairingHistory,
    PairingOutcome,
    PairingPlace,
)


class Counted(StrEnum):
    """How rounds of a duplicate are counted: by points or by places."""

    POINTS = "points"
    """The sum of the points of the dice."""
    PLACES = "places"
    """The sum of the places in each round, the lowest first; who is equal shares the places."""


MISSED = PairingOutcome(0, 0, How.NO_SHOW)
"""The outcome of a round that somebody did not play."""


@dataclass(frozen=True, slots=True)
class DuplicateForm:
    """All entrants play the same rounds alone, each round after the one before.

    `PairingOutcome.scored` has their points of the dice first. With places, those who did not play
    a round share the last ones; with points it counts as nothing for them, or as the worst result
    if that is less. Equal points are decided by the best round, equal places by the points.
    """

    number_of_rounds: int = 1
    counted: Counted = Counted.POINTS
    pairing_delay: ClassVar[float] = 0
    columns: ClassVar[None] = None
    tie_breaks: ClassVar[Sequence[TieBreak]] = ()

    @property
    def unit(self) -> int:
        """Return 2 for places, which are halves if they are shared."""
        return 2 if self.counted is Counted.PLACES else 1

    def rounds(self, course: PairingHistory) -> int:  # noqa: ARG002 - it is the same for every course
        """Return the planned number of rounds."""
        return self.number_of_rounds

    def due(self, course: PairingHistory) -> Sequence[Pairing]:
        """Return the next round of each entrant who plays none."""
        return [] if course.closed else [*self._next_rounds(course)]

    def is_over(self, course: PairingHistory) -> bool:
        """Tell whether every entrant has ended all rounds, or has left."""
        return not course.running and not self.due(course)

    def standings(self, course: PairingHistory) -> Sequence[EntrantRow]:
        """Return all entrants by points or places; those who played nothing come last."""
        rounds = [_points_of_round(course, number) for number in range(1, course.last_round + 1)]
        sums = {entrant.number: _sum(course, entrant.number, rounds) for entrant in course.entrants}
        if self.counted is Counted.POINTS:
            order = ranked(sums, lambda number: sums[number].key)
            return tuple(row(course, number, rank, sums[number].points) for rank, number in order)
        places = dict.fromkeys(sums, 0)
        for played in rounds:
            for number, place in _places(sums, played).items():
                places[number] += place
        order = ranked(
            sums, lambda number: (sums[number].played > 0, -places[number], *sums[number].key)
        )
        return tuple(row(course, number, rank, places[number]) for rank, number in order)

    def has_winner(self, course: PairingHistory) -> bool:
        """Tell whether any entrant has played."""
        return any(course.took_part(entrant.number) for entrant in course.entrants)

    def upcoming(self, course: PairingHistory, number: int) -> Upcoming | None:
        """Return the next round of an entrant."""
        mine = [pairing for pairing in self.due(course) if pairing.first == number]
        return Upcoming(mine[0].place, None) if mine else None

    def _next_rounds(self, course: PairingHistory) -> Iterator[Pairing]:
        for number in course.present:
            mine = course.of[number]
            if len(mine) < self.number_of_rounds and all(pairing.outcome for pairing in mine):
                yield Pairing(PairingPlace(BracketPart.MAIN, len(mine) + 1, number), number, None)


@dataclass(frozen=True, slots=True)
class _Sum:
    """The sum of an entrant: `points` of all rounds, how many they played, and the best round.

    Points may be below zero. So what is missed counts as nothing only where nobody did worse: else
    whoever sees a round go wrong had better not end it.
    """

    points: int = 0
    played: int = 0
    best: int = 0

    @property
    def key(self) -> tuple[int, ...]:
        """Return what entrants are ordered by, the highest first."""
        return (self.played > 0, self.points, self.best, self.played)


def _sum(course: PairingHistory, number: int, rounds: Iterable[Mapping[int, int]]) -> _Sum:
    """Add up the rounds of an entrant, whose missed rounds count once they play no more."""
    rounds = list(rounds)
    own = [played[number] for played in rounds if number in played]
    missed = [min(0, *played.values()) for played in rounds if played and number not in played]
    if not own or any(pairing.outcome is None for pairing in course.of[number]):
        missed = []
    return _Sum(sum(own) + sum(missed), len(own), max(own, default=0))


def _points_of_round(course: PairingHistory, number: int) -> Mapping[int, int]:
    """Return the points of each entrant who has played a round."""
    return {
        pairing.first: pairing.outcome.scored[0]
        for pairing in course.pairings
        if pairing.place.round == number
        and pairing.outcome
        and pairing.outcome.how is not How.NO_SHOW
    }


def _places(entrants: Iterable[int], played: Mapping[int, int]) -> Mapping[int, int]:
    """Return the place of each entrant in a round, in halves: shared places count by their mean."""
    equal: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for number in entrants:
        equal[(1, played[number]) if number in played else (0,)].append(number)
    places: dict[int, int] = {}
    for points in sorted(equal, reverse=True):
        first = len(places) + 1
        last = len(places) + len(equal[points])
        places |= dict.fromkeys(equal[points], first + last)
    return places
