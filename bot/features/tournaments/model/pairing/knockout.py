"""Knock-out: who loses is out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar

from bot.features.tournaments.model.pairing.bracket import (
    Bracket,
    Slot,
    Source,
    due_in,
    first_round,
    standings_of,
    upcoming_in,
)
from bot.features.tournaments.model.pairing.course import Course, Pairing, Part, Place
from bot.features.tournaments.model.pairing.form import Row, TieBreak, Upcoming


@dataclass(frozen=True, slots=True)
class KnockOut:
    """A single bracket with the standard seeding; with `third_place` the semi-finalists play too.

    An even pairing is won by the stronger one, and if neither comes nobody goes on.
    """

    third_place: bool = False
    late_joins: ClassVar[bool] = False
    unit: ClassVar[int] = 2
    patience: ClassVar[float] = 0
    tie_breaks: ClassVar[Sequence[TieBreak]] = ()

    def bracket(self, course: Course) -> Bracket:
        """Return the slots, the first round from the top to the bottom first."""
        return _bracket(len(course.entrants), third_place=self.third_place)

    def rounds(self, course: Course) -> int:
        """Return the rounds that the champion plays, or has a bye in."""
        return main_rounds(len(course.entrants))

    def due(self, course: Course) -> Sequence[Pairing]:
        """Return what can begin, as soon as both sides are known."""
        return due_in(self.bracket(course), course)

    def is_over(self, course: Course) -> bool:
        """Tell whether every pairing of the bracket has ended."""
        return not course.running and not self.due(course)

    def standings(self, course: Course) -> Sequence[Row]:
        """Return who came how far; those who went out in the same round share a rank."""
        return standings_of(self.bracket(course), course)

    def upcoming(self, course: Course, number: int) -> Upcoming | None:
        """Return the next slot of an entrant."""
        return upcoming_in(self.bracket(course), course, number)


def main_rounds(entrants: int) -> int:
    """Return the rounds of a bracket of those who have not lost."""
    return max(entrants - 1, 0).bit_length()


def main_bracket(entrants: int) -> list[Slot]:
    """Return the slots of the bracket of those who have not lost, whose stages are the rounds."""
    if entrants < 2:
        return []
    slots = [
        Slot(Place(Part.MAIN, 1, position), upper, lower, stage=1)
        for position, (upper, lower) in enumerate(first_round(entrants), 1)
    ]
    for number in range(2, main_rounds(entrants) + 1):
        before = [Source(slot.place) for slot in slots if slot.place.round == number - 1]
        slots += [
            Slot(Place(Part.MAIN, number, position), upper, lower, stage=number)
            for position, (upper, lower) in enumerate(
                zip(before[::2], before[1::2], strict=True), 1
            )
        ]
    return slots


@lru_cache(maxsize=16)
def _bracket(entrants: int, *, third_place: bool) -> Bracket:
    slots = main_bracket(entrants)
    if not third_place or entrants < 4:
        return tuple(slots)
    *others, final = slots
    one, other = (Source(slot.place, loser=True) for slot in others[-2:])
    third = Slot(Place(Part.THIRD, final.place.round, 1), one, other, stage=final.stage)
    return (*others, third, replace(final, stage=final.stage + 1))
