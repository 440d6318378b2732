"""Knock-out: who loses is out."""

from dataclasses import dataclass, replace
from functools import lru_cache

from bot.features.tournaments.model.pairing.bracket import (
    Bracket,
    BracketSlot,
    SlotSource,
    first_round,
)
from bot.features.tournaments.model.pairing.elimination import Elimination, main_rounds
from bot.features.tournaments.model.pairing.history import BracketPart, PairingHistory, PairingPlace


@dataclass(frozen=True, slots=True)
class KnockOut(Elimination):
    """A single bracket with the standard seeding; with `third_place` the semi-finalists play too.

    An even pairing is won by the stronger one, and if neither comes nobody goes on.
    """

    third_place: bool = False

    def bracket(self, course: PairingHistory) -> Bracket:
        """Return the slots, the first round from the top to the bottom first."""
        return _bracket(len(course.entrants), third_place=self.third_place)


def main_bracket(entrants: int) -> list[BracketSlot]:
    """Return the slots of the bracket of those who have not lost, whose stages are the rounds."""
    if entrants < 2:
        return []
    slots = [
        BracketSlot(PairingPlace(BracketPart.MAIN, 1, position), upper, lower, stage=1)
        for position, (upper, lower) in enumerate(first_round(entrants), 1)
    ]
    for number in range(2, main_rounds(entrants) + 1):
        before = [SlotSource(slot.place) for slot in slots if slot.place.round == number - 1]
        slots += [
            BracketSlot(
                PairingPlace(BracketPart.MAIN, number, position), upper, lower, stage=number
            )
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
    upper, lower = (SlotSource(slot.place, loser=True) for slot in others[-2:])
    third = BracketSlot(
        PairingPlace(BracketPart.THIRD, final.place.round, 1), upper, lower, stage=final.stage
    )
    return (*others, third, replace(final, stage=final.stage + 1))
