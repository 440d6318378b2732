"""Round robin: everybody plays everybody."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from bot.features.tournaments.model.pairing.bracket import NOBODY
from bot.features.tournaments.model.pairing.form import (
    EntrantRow,
    TableColumns,
    TieBreak,
    Upcoming,
    followed_up,
)
from bot.features.tournaments.model.pairing.history import (
    BracketPart,
    How,
    Pairing,
    PairingHistory,
    PairingOutcome,
    PairingPlace,
    walkover,
)
from bot.features.tournaments.model.pairing.scores import Scores, standings_by

_REST: Final = PairingOutcome(0, 0, How.BYE)
"""Worth nothing, since everybody has one where they are odd."""


def berger(entrants: int, number: int) -> list[tuple[int, int]]:
    """Return a round, from 1, of the Berger tables of FIDE (Handbook C.05, annex 1).

    The first of each pairing begins. Of an odd number, one is paired with `NOBODY` in each round.
    """
    fixed = entrants + entrants % 2
    turning = fixed - 1
    start = (number - 1) * (fixed // 2)
    ring = [(start + step) % turning + 1 for step in range(turning)]
    pairs = [(ring[0], fixed) if number % 2 else (fixed, ring[0])]
    pairs += [(ring[step], ring[-step]) for step in range(1, fixed // 2)]
    return [
        (first if first <= entrants else NOBODY, second if second <= entrants else NOBODY)
        for first, second in pairs
    ]


@dataclass(frozen=True, slots=True)
class RoundRobin:
    """All entrants meet each other once.

    Who has withdrawn loses what is left without playing, and keeps what they have.
    """

    unit: ClassVar[int] = 2
    pairing_delay: ClassVar[float] = 0
    columns: ClassVar[TableColumns] = TableColumns.OPPONENTS
    tie_breaks: ClassVar[Sequence[TieBreak]] = (
        TieBreak.DIRECT_ENCOUNTER,
        TieBreak.SONNEBORN_BERGER,
        TieBreak.WINS,
        TieBreak.SCORED,
    )

    def rounds(self, course: PairingHistory) -> int:
        """Return the number of rounds in which all entrants meet each other."""
        entrants = len(course.entrants)
        return entrants - 1 + entrants % 2 if entrants > 1 else 0

    def due(self, course: PairingHistory) -> Sequence[Pairing]:
        """Return the pairings of the next round when the last one has ended."""
        return followed_up(self._next_round, course)

    def is_over(self, course: PairingHistory) -> bool:
        """Tell whether all rounds have ended."""
        return not course.running and not self.due(course)

    def standings(self, course: PairingHistory) -> Sequence[EntrantRow]:
        """Return the rows of all entrants by points."""
        return standings_by(self.tie_breaks, course, Scores(course, fixed=True))

    def has_winner(self, course: PairingHistory) -> bool:
        """Tell whether any entrant has points; unplayed games bring none."""
        return any(row.points for row in self.standings(course))

    def upcoming(self, course: PairingHistory, number: int) -> Upcoming | None:
        """Return the opponent in the next round, by the table."""
        following = course.last_round + 1
        if (
            any(number in pairing.sides for pairing in course.running)
            or number not in course.present
        ):
            return None
        while following <= self.rounds(course):
            for pairing in self._round(course, following):
                if number in pairing.sides and pairing.outcome is None:
                    waits_for = tuple(pairing.place for pairing in course.running)
                    return Upcoming(pairing.place, pairing.opponent(number), waits_for)
            following += 1
        return None

    def _next_round(self, course: PairingHistory) -> Sequence[Pairing]:
        following = course.last_round + 1
        if course.running or following > self.rounds(course):
            return ()
        return self._round(course, following)

    def _round(self, course: PairingHistory, number: int) -> Sequence[Pairing]:
        made: list[Pairing] = []
        for position, (first, second) in enumerate(berger(len(course.entrants), number), 1):
            place = PairingPlace(BracketPart.MAIN, number, position)
            if NOBODY in (first, second):
                made.append(Pairing(place, first or second, None, _REST))
            else:
                made.append(walkover(place, first, second, course.present))
        return made
