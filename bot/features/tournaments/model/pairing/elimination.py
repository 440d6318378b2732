"""What forms with brackets share: all follows from the slots."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from bot.features.tournaments.model.pairing.bracket import (
    Bracket,
    champion_of,
    due_in,
    standings_of,
    upcoming_in,
)
from bot.features.tournaments.model.pairing.form import EntrantRow, TieBreak, Upcoming
from bot.features.tournaments.model.pairing.history import Pairing, PairingHistory


class Elimination(ABC):
    """A form with a bracket that is known from the start: losers move on in it, or are out.

    An even pairing is won by the stronger one.
    """

    __slots__ = ()

    ends_in_final: ClassVar[bool] = True
    """Whether the last round of those who have not lost is the final."""
    unit: ClassVar[int] = 2
    pairing_delay: ClassVar[float] = 0
    columns: ClassVar[None] = None
    tie_breaks: ClassVar[Sequence[TieBreak]] = ()

    @abstractmethod
    def bracket(self, course: PairingHistory) -> Bracket:
        """Return the slots, in the order in which they are shown."""

    def rounds(self, course: PairingHistory) -> int:
        """Return the rounds of the main bracket; a bye is one too."""
        return main_rounds(len(course.entrants))

    def due(self, course: PairingHistory) -> Sequence[Pairing]:
        """Return the pairings of which both entrants are known."""
        return due_in(self.bracket(course), course)

    def is_over(self, course: PairingHistory) -> bool:
        """Tell whether every pairing of the bracket has ended."""
        return not course.running and not self.due(course)

    def standings(self, course: PairingHistory) -> Sequence[EntrantRow]:
        """Return how far each entrant came; those out in the same round share a rank."""
        return standings_of(self.bracket(course), course)

    def has_winner(self, course: PairingHistory) -> bool:
        """Tell whether the final has a winner; both finalists may have missed it."""
        return bool(champion_of(self.bracket(course), course))

    def upcoming(self, course: PairingHistory, number: int) -> Upcoming | None:
        """Return the next slot of an entrant."""
        return upcoming_in(self.bracket(course), course, number)


def main_rounds(entrants: int) -> int:
    """Return the rounds of the main bracket."""
    return max(entrants - 1, 0).bit_length()
