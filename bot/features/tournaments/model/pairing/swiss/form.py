"""The Swiss system: so many rounds, each against somebody who stands equally well."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bot.features.tournaments.model.pairing.form import (
    EntrantRow,
    TableColumns,
    TieBreak,
    Upcoming,
    followed_up,
)
from bot.features.tournaments.model.pairing.history import Pairing, PairingHistory
from bot.features.tournaments.model.pairing.scores import Scores, standings_by
from bot.features.tournaments.model.pairing.swiss.round import next_round


@dataclass(frozen=True, slots=True)
class Swiss:
    """Rounds without rematches, within groups of equal points: the spirit of FIDE's Dutch system.

    - `late_points`: the points of each round before somebody joined, in halves: `DRAW` or 0.
    - `strongest_begins`: who begins on the first board of the first round, which is drawn by lot.

    Who stays away has no points in the rounds that they miss. It ends early once fewer than two are
    there.
    """

    number_of_rounds: int
    late_points: int = 0
    strongest_begins: bool = True
    unit: ClassVar[int] = 2
    pairing_delay: ClassVar[float] = 0
    columns: ClassVar[TableColumns] = TableColumns.ROUNDS
    tie_breaks: ClassVar[Sequence[TieBreak]] = (
        TieBreak.BUCHHOLZ_CUT_1,
        TieBreak.BUCHHOLZ,
        TieBreak.SONNEBORN_BERGER,
        TieBreak.DIRECT_ENCOUNTER,
        TieBreak.WINS,
        TieBreak.SCORED,
    )

    def rounds(self, course: PairingHistory) -> int:  # noqa: ARG002 - it is the same for every course
        """Return the rounds that were agreed."""
        return self.number_of_rounds

    def due(self, course: PairingHistory) -> Sequence[Pairing]:
        """Return the next round when the last one has ended."""
        return followed_up(self._next_round, course)

    def is_over(self, course: PairingHistory) -> bool:
        """Tell whether all rounds have ended, or nobody is left to play."""
        return not course.running and not self._goes_on(course)

    def standings(self, course: PairingHistory) -> Sequence[EntrantRow]:
        """Return everybody by points and tie-breaks."""
        return standings_by(self.tie_breaks, course, Scores(course, late=self.late_points))

    def has_winner(self, course: PairingHistory) -> bool:
        """Tell whether anybody has points: games that nobody came to, or stayed in, bring none."""
        return any(row.points for row in self.standings(course))

    def upcoming(self, course: PairingHistory, number: int) -> Upcoming | None:  # noqa: ARG002 - see below
        """Return None: nobody knows the next opponent before the round has ended."""
        return None

    def _goes_on(self, course: PairingHistory) -> bool:
        rounds_left = course.last_round < self.number_of_rounds and not course.closed
        return rounds_left and len(course.present) > 1

    def _next_round(self, course: PairingHistory) -> Sequence[Pairing]:
        if course.running or not self._goes_on(course):
            return ()
        return next_round(course, self.late_points, strongest_begins=self.strongest_begins)
