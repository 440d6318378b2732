"""Scores and tie-breaks, as FIDE's regulations of 2024 count them (Handbook C.07).

What was not played is counted by article 16. For those who met somebody, the rounds at the end of
which they stayed away count as draws. For oneself each unplayed round is one against a dummy who
has one's own points. That is the rule for Swiss tournaments; in a round robin, where opponents are
fixed, a no-show counts as a game, and rests count as nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from bot.features.tournaments.model.pairing.form import EntrantRow, TieBreak, ranked, row
from bot.features.tournaments.model.pairing.history import DRAW, WIN, How, Pairing, PairingHistory


@dataclass(frozen=True, slots=True)
class Meeting:
    """A round of an entrant, with the opponent and the points.

    - `opponent`: whom they met, None if they met nobody.
    - `points`: in halves.
    - `voluntary`: they could have played and did not: a round that they missed, or a no-show.
    - `asked`: they missed it, and were not paired.
    """

    opponent: int | None
    points: int
    voluntary: bool = False
    asked: bool = False


class Scores:
    """The scores of all entrants: of a Swiss, or of a round robin if opponents are `fixed`.

    `late`: the points, in halves, of each round before somebody joined.
    """

    def __init__(self, course: PairingHistory, *, fixed: bool = False, late: int = 0) -> None:
        """Count the pairings that have ended."""
        self._course = course
        self._fixed = fixed
        self._late = late

    @cached_property
    def meetings(self) -> Mapping[int, Sequence[Meeting]]:
        """Return the rounds of each entrant that have ended, in order."""
        return {
            entrant.number: list(self._meetings(entrant.number))
            for entrant in self._course.entrants
        }

    @cached_property
    def points(self) -> Mapping[int, int]:
        """Return the points of each entrant, in halves."""
        return {
            number: sum(meeting.points for meeting in meetings)
            for number, meetings in self.meetings.items()
        }

    @cached_property
    def _as_opponent(self) -> Mapping[int, int]:
        """Return the points of each entrant as they count for others (article 16.3)."""
        counted = {}
        for number, meetings in self.meetings.items():
            counted[number] = self.points[number]
            for meeting in reversed(meetings):
                if not meeting.voluntary:
                    break
                if meeting.asked:
                    counted[number] += DRAW - meeting.points
        return counted

    def _meetings(self, number: int) -> Iterable[Meeting]:
        joined = self._course.entrant(number).joined
        by_round = {pairing.place.round: pairing for pairing in self._course.of[number]}
        for round_number in range(1, self._course.last_round + 1):
            pairing = by_round.get(round_number)
            if pairing is None and not self._fixed:
                points = self._late if round_number < joined else 0
                yield Meeting(None, points, voluntary=True, asked=True)
            elif pairing is not None and pairing.outcome is not None:
                yield self._meeting(number, pairing, pairing.outcome.how)

    def _meeting(self, number: int, pairing: Pairing, how: How) -> Meeting:
        points = pairing.points(number)
        if pairing.was_played or (self._fixed and how is How.NO_SHOW):
            return Meeting(pairing.opponent(number), points)
        if how is How.BYE:
            asked = points < WIN and not self._fixed
            return Meeting(None, points, voluntary=asked, asked=asked)
        return Meeting(None, points, voluntary=not points)

    def buchholz(self, number: int, *, cut: bool = False) -> int:
        """Return the sum of the points of all opponents, in halves; `cut` leaves one out.

        The lowest is left out, or that of a voluntary round if there is one (article 16.5).
        """
        return self._sum(number, cut=cut, weighted=False)

    def sonneborn_berger(self, number: int) -> int:
        """Return the points of all opponents times those won against them, in quarters."""
        return self._sum(number, cut=False, weighted=True)

    def _sum(self, number: int, *, cut: bool, weighted: bool) -> int:
        played = []
        for meeting in self.meetings[number]:
            if meeting.opponent is not None:
                opponents = self._as_opponent[meeting.opponent]
            elif self._fixed:
                continue
            else:
                opponents = self.points[number]
            played.append(
                (meeting.points * opponents if weighted else opponents, meeting.voluntary)
            )
        total = sum(value for value, _ in played)
        if not cut or not played:
            return total
        voluntary = [value for value, is_voluntary in played if is_voluntary]
        return total - min(voluntary or [value for value, _ in played])

    def direct_encounters(self, equal: Sequence[int]) -> Mapping[int, int]:
        """Return the points of equal entrants against each other, 0 unless all have met."""
        among = set(equal)
        found = {
            number: [meeting for meeting in self.meetings[number] if meeting.opponent in among]
            for number in equal
        }
        opponents = (len({meeting.opponent for meeting in met}) for met in found.values())
        if len(equal) < 2 or any(count < len(equal) - 1 for count in opponents):
            return dict.fromkeys(equal, 0)
        return {number: sum(meeting.points for meeting in met) for number, met in found.items()}

    def wins(self, number: int) -> int:
        """Return how often an entrant had the points of a win, played or not."""
        return sum(meeting.points >= WIN for meeting in self.meetings[number])

    def scored(self, number: int) -> int:
        """Return the boards or games that an entrant won, see `Outcome.scored`."""
        return sum(
            pairing.outcome.scored[pairing.first != number]
            for pairing in self._course.of[number]
            if pairing.outcome
        )

    def tie_break(self, kind: TieBreak, equal: Sequence[int]) -> Mapping[int, int]:
        """Return a tie-break of entrants who are equal in all that decides before it."""
        match kind:
            case TieBreak.DIRECT_ENCOUNTER:
                return self.direct_encounters(equal)
            case TieBreak.BUCHHOLZ:
                return {entrant: self.buchholz(entrant) for entrant in equal}
            case TieBreak.BUCHHOLZ_CUT_1:
                return {entrant: self.buchholz(entrant, cut=True) for entrant in equal}
            case TieBreak.SONNEBORN_BERGER:
                return {entrant: self.sonneborn_berger(entrant) for entrant in equal}
            case TieBreak.WINS:
                return {entrant: self.wins(entrant) for entrant in equal}
            case TieBreak.SCORED:
                return {entrant: self.scored(entrant) for entrant in equal}


def standings_by(
    tie_breaks: Sequence[TieBreak], course: PairingHistory, scores: Scores
) -> tuple[EntrantRow, ...]:
    """Return the rows of all entrants by points, then by tie-breaks."""
    keys: dict[int, tuple[int, ...]] = {
        entrant: (points,) for entrant, points in scores.points.items()
    }
    for kind in tie_breaks:
        known = dict(keys)
        for _, group in groupby(sorted(known, key=known.__getitem__), key=known.__getitem__):
            for number, value in scores.tie_break(kind, list(group)).items():
                keys[number] = (*known[number], value)
    return tuple(
        row(course, number, rank, keys[number][0], keys[number][1:])
        for rank, number in ranked(keys, keys.__getitem__)
    )
