"""Double elimination: who loses twice is out."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from bot.features.tournaments.model.pairing.bracket import (
    Bracket,
    BracketSlot,
    SlotSource,
)
from bot.features.tournaments.model.pairing.elimination import Elimination, main_rounds
from bot.features.tournaments.model.pairing.history import BracketPart, PairingHistory, PairingPlace
from bot.features.tournaments.model.pairing.knockout import main_bracket


@dataclass(frozen=True, slots=True)
class DoubleElimination(Elimination):
    """A main bracket, a losers' bracket, and a grand final of both winners.

    If the one who lost before wins the grand final it is played again: both have lost once then.
    An even pairing is won by the stronger one, and if neither comes both are out.
    """

    ends_in_final: ClassVar[bool] = False

    def bracket(self, course: PairingHistory) -> Bracket:
        """Return the slots of both brackets, and the grand final twice."""
        return _bracket(len(course.entrants))


@lru_cache(maxsize=16)
def _bracket(entrants: int) -> Bracket:
    if entrants < 2:
        return ()
    last = main_rounds(entrants)
    # Those whom a round of the main bracket puts out for good, since neither came, came as far as
    # those who lose the first round of the losers that they would have entered.
    main = [
        BracketSlot(slot.place, slot.upper, slot.lower, stage=max(1, 2 * slot.place.round - 2))
        for slot in main_bracket(entrants)
    ]
    losers = list(_losers(last))
    unbeaten = PairingPlace(BracketPart.MAIN, last, 1)
    recovered = SlotSource(losers[-1].place) if losers else SlotSource(unbeaten, loser=True)
    finals = (PairingPlace(BracketPart.FINAL, number, 1) for number in (1, 2))
    stage = 2 * last
    return (
        *main,
        *losers,
        *(
            BracketSlot(final, SlotSource(unbeaten), recovered, stage, again=final.round == 2)
            for final in finals
        ),
    )


def _losers(main_rounds: int) -> Iterator[BracketSlot]:
    """Yield the slots of the losers' bracket: even rounds take in losers of the main bracket.

    New ones come from the main bracket. A part of it and the part of the losers' bracket that its
    losers fill are the same positions, moved by an exclusive or with each of `moved`. So another
    such movement keeps apart those who have met, for as many rounds as it differs in high bits.
    """
    moved = {0}
    before: list[SlotSource] = []
    for number in range(1, main_rounds):
        count = 1 << (main_rounds - number - 1)
        if number == 1:
            before = [
                SlotSource(PairingPlace(BracketPart.MAIN, 1, position), loser=True)
                for position in range(1, 2 * count + 1)
            ]
        minor = [
            BracketSlot(
                PairingPlace(BracketPart.LOSERS, 2 * number - 1, position),
                upper,
                lower,
                stage=2 * number - 1,
            )
            for position, (upper, lower) in enumerate(
                zip(before[::2], before[1::2], strict=True), 1
            )
        ]
        yield from minor
        movement = max(
            range(count), key=lambda mask: min((mask ^ known).bit_length() for known in moved)
        )
        major = [
            BracketSlot(
                PairingPlace(BracketPart.LOSERS, 2 * number, slot.place.position),
                SlotSource(
                    PairingPlace(
                        BracketPart.MAIN, number + 1, ((slot.place.position - 1) ^ movement) + 1
                    ),
                    loser=True,
                ),
                SlotSource(slot.place),
                stage=2 * number,
            )
            for slot in minor
        ]
        yield from major
        moved = {known >> 1 for known in (*moved, movement)}
        before = [SlotSource(slot.place) for slot in major]
