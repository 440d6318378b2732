"""Brackets: who meets whom is fixed from the start, as winners and losers of earlier pairings."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.features.tournaments.model.pairing.form import EntrantRow, Upcoming, ranked, row
from bot.features.tournaments.model.pairing.history import (
    BYE,
    BracketPart,
    Pairing,
    PairingHistory,
    PairingPlace,
    walkover,
)
from bot.features.tournaments.model.pairing.start_balance import StartBalance

NOBODY: Final = 0
"""In place of a number: this side of a slot stays empty."""


@dataclass(frozen=True, slots=True)
class SlotSource:
    """A side of a slot that an earlier pairing decides: its winner, or its loser."""

    place: PairingPlace
    loser: bool = False


Side: TypeAlias = int | SlotSource
"""An entrant's number, `NOBODY`, or where the entrant will come from."""


@dataclass(frozen=True, slots=True)
class BracketSlot:
    """A place of a bracket and its two sides.

    - `stage`: of two who are out, the one with the higher stage came further.
    - `again`: whether it is played only if the lower side won the one before it, which is the reset
      of a grand final.
    """

    place: PairingPlace
    upper: Side
    lower: Side
    stage: int
    again: bool = False


Bracket: TypeAlias = Sequence[BracketSlot]
"""The slots of a tournament: each comes after those that decide it, and the last one is the final.
"""


def bracket_order(size: int) -> list[int]:
    """Return the numbers 1 to `size`, a power of two, from the top of a bracket to the bottom.

    The standard seeding: in each round the strongest meets the weakest who is left if the stronger
    always wins. Of 8: 1-8, 4-5, 2-7, 3-6.
    """
    order = [1]
    while len(order) < size:
        order = [seed for number in order for seed in (number, 2 * len(order) + 1 - number)]
    return order


def first_round(entrants: int) -> list[tuple[int, int]]:
    """Return who meets whom in the first round: the strongest have byes, and meet `NOBODY`."""
    size = 1 << max(entrants - 1, 1).bit_length()
    order = [number if number <= entrants else NOBODY for number in bracket_order(size)]
    return list(zip(order[::2], order[1::2], strict=True))


@dataclass(frozen=True, slots=True)
class FilledSlot:
    """A slot of a bracket with its entrants and pairing, as far as they are known.

    - `upper`, `lower`: an entrant's number, `NOBODY`, or None while it is not known.
    - `pairing`: what was made of it, if it was.
    """

    slot: BracketSlot
    upper: int | None
    lower: int | None
    pairing: Pairing | None

    @property
    def is_open(self) -> bool:
        """Tell whether a pairing of this slot is being played, or still to come."""
        if self.pairing:
            return self.pairing.outcome is None
        return self.upper != NOBODY or self.lower != NOBODY

    @property
    def is_due(self) -> bool:
        """Tell whether both entrants of the slot are known, and it has no pairing yet."""
        known = self.upper is not None and self.lower is not None
        return known and self.is_open and not self.pairing

    @property
    def winner(self) -> int | None:
        """Return the winner of the slot: `NOBODY` without one, None while it is open.

        Of two who are equal it is the stronger one; of two who did not come, neither.
        """
        if self.is_open:
            return None
        outcome = self.pairing and self.pairing.outcome
        if not outcome or not (outcome.first or outcome.second):
            return NOBODY
        assert self.pairing
        if outcome.first == outcome.second:
            return min(self.pairing.sides)
        return max(self.pairing.sides, key=self.pairing.points)

    @property
    def loser(self) -> int | None:
        """Return the loser of the slot: `NOBODY` without one, None while it is open."""
        winner = self.winner
        if not winner:
            return winner
        assert self.pairing
        return self.pairing.opponent(winner) or NOBODY


Begin = Callable[["FilledSlot"], Pairing]


def filled(
    bracket: Bracket, course: PairingHistory, begin: Begin | None = None
) -> Iterator[FilledSlot]:
    """Yield the slots of a bracket, filled as far as its history goes.

    What is due is begun on the way, if it is said how.
    """
    found: dict[PairingPlace, FilledSlot] = {}
    for slot in bracket:
        upper, lower = (_who(side, found) for side in (slot.upper, slot.lower))
        if slot.again and not _is_played_again(slot, found):
            upper = lower = None if found[_before(slot)].is_open else NOBODY
        filled_slot = FilledSlot(slot, upper, lower, course.at.get(slot.place))
        if begin and filled_slot.is_due:
            filled_slot = replace(filled_slot, pairing=begin(filled_slot))
        found[slot.place] = filled_slot
        yield filled_slot


def _who(side: Side, found: Mapping[PairingPlace, FilledSlot]) -> int | None:
    if not isinstance(side, SlotSource):
        return side
    decided = found[side.place]
    return decided.loser if side.loser else decided.winner


def _before(slot: BracketSlot) -> PairingPlace:
    return PairingPlace(slot.place.part, slot.place.round - 1, slot.place.position)


def _is_played_again(slot: BracketSlot, found: Mapping[PairingPlace, FilledSlot]) -> bool:
    """Tell whether the grand final is played again: the unbeaten side has lost it."""
    before = found[_before(slot)]
    return bool(before.upper and before.lower and before.winner == before.lower)


def due_in(bracket: Bracket, course: PairingHistory) -> tuple[Pairing, ...]:
    """Return the pairings of a bracket that can begin. Byes are decided at once."""
    if course.closed:
        return ()
    begun = StartBalance(course)

    def begin(slot: FilledSlot) -> Pairing:
        place = slot.slot.place
        if not slot.upper or not slot.lower:
            return Pairing(place, slot.upper or slot.lower or NOBODY, None, BYE)
        stronger_begins = bool(place.round % 2)
        first, second = begun.seated(slot.upper, slot.lower, stronger_begins=stronger_begins)
        return walkover(place, first, second, course.present)

    slots = filled(bracket, course, begin)
    made = (slot.pairing for slot in slots if slot.slot.place not in course.at)
    return tuple(pairing for pairing in made if pairing)


def standings_of(bracket: Bracket, course: PairingHistory) -> tuple[EntrantRow, ...]:
    """Return how far each entrant came; entrants still in it share the best open place."""
    furthest = {entrant.number: (0, 0, 0) for entrant in course.entrants}
    final = max((slot.stage for slot in bracket), default=0)
    for reached in filled(bracket, course):
        stage = reached.slot.stage
        best = stage if reached.slot.place.part is BracketPart.THIRD else final
        for number in (reached.upper, reached.lower):
            if not number:
                continue
            if reached.is_open or not reached.pairing:
                furthest[number] = (best, 1, stage)
            else:
                furthest[number] = (stage, int(reached.winner == number), stage)
    return tuple(
        row(course, number, rank) for rank, number in ranked(furthest, furthest.__getitem__)
    )


def champion_of(bracket: Bracket, course: PairingHistory) -> int | None:
    """Return the winner of the final: `NOBODY` without one, None before it is decided."""
    slots = list(filled(bracket, course))
    if not slots:
        return NOBODY
    *_, final = (slot for slot in slots if slot.pairing or not slot.slot.again)
    return final.winner


def upcoming_in(bracket: Bracket, course: PairingHistory, number: int) -> Upcoming | None:
    """Return the next slot of an entrant: an open one that they have reached and do not play."""
    slots = {slot.slot.place: slot for slot in filled(bracket, course)}
    for reached in slots.values():
        if number in {reached.upper, reached.lower} and not reached.pairing:
            opponent = reached.lower if reached.upper == number else reached.upper
            if opponent == NOBODY:
                continue
            unknown = reached.slot.lower if reached.upper == number else reached.slot.upper
            waits_for = () if opponent else tuple(_running_below(unknown, slots))
            return Upcoming(reached.slot.place, opponent, waits_for)
    return None


def _running_below(side: Side, slots: Mapping[PairingPlace, FilledSlot]) -> Iterator[PairingPlace]:
    """Yield the places of pairings that have to end before a side is known."""
    if not isinstance(side, SlotSource):
        return
    source = slots[side.place]
    if source.pairing and source.is_open:
        yield side.place
    elif not source.pairing:
        for below, known in ((source.slot.upper, source.upper), (source.slot.lower, source.lower)):
            if known is None:
                yield from _running_below(below, slots)
