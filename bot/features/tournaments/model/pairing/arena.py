"""Arena: whoever is free plays, until the time is over."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Final

from bot.features.tournaments.model.pairing.form import EntrantRow, TieBreak, Upcoming, ranked, row
from bot.features.tournaments.model.pairing.history import (
    BracketPart,
    Pairing,
    PairingHistory,
    PairingPlace,
)
from bot.features.tournaments.model.pairing.matching import cheapest_pairs
from bot.features.tournaments.model.pairing.start_balance import StartBalance

_FIRE: Final = 2
"""After so many wins in a row points count double, up to and with the next game that is not won."""
_BERSERK: Final = 1
"""What a win with half the time counts more, which is never doubled."""
_TOGETHER: Final = 16
"""How many who stand next to each other are matched at once."""
_WAITING: Final = 1 << 15
_AGAIN: Final = 1 << 21
"""What it costs if somebody waits who has waited before, and if two meet again at once: more than
all differences of places, and more than all waiting."""


@dataclass(frozen=True, slots=True)
class Arena:
    """Free entrants are paired with free ones of about their points, until the time is over.

    A win counts two points and a draw one. From the third win in a row on they count double, as at
    lichess. A game that is running when the time is over still counts.

    Nobody waits while another is free but those who have just played each other. They wait for
    somebody else, if anybody is playing, until the course is hurried.
    """

    unit: ClassVar[int] = 1
    pairing_delay: ClassVar[float] = 10
    columns: ClassVar[None] = None
    tie_breaks: ClassVar[Sequence[TieBreak]] = (TieBreak.WINS,)

    def rounds(self, course: PairingHistory) -> int | None:  # noqa: ARG002 - whatever the course
        """Return None: an arena has as many rounds as there is time for."""
        return None

    def due(self, course: PairingHistory) -> Sequence[Pairing]:
        """Return pairings of free entrants."""
        if course.closed:
            return ()
        begun = StartBalance(course)
        return tuple(
            Pairing(
                PairingPlace(BracketPart.MAIN, course.last_round + 1, position),
                *begun.seated(*pair, stronger_begins=bool(position % 2)),
            )
            for position, pair in enumerate(_pairs(course), 1)
        )

    def is_over(self, course: PairingHistory) -> bool:
        """Tell whether the time is over and every game has ended."""
        return course.closed and not course.running

    def standings(self, course: PairingHistory) -> Sequence[EntrantRow]:
        """Return all entrants by points, then by games won, then by fewer games played."""
        rows = {
            entrant.number: row(course, entrant.number, 0, points_in_arena(course, entrant.number))
            for entrant in course.entrants
        }
        order = ranked(
            rows, lambda number: (rows[number].points, rows[number].won, -rows[number].played)
        )
        return tuple(
            row(course, number, rank, rows[number].points, (rows[number].won,))
            for rank, number in order
        )

    def has_winner(self, course: PairingHistory) -> bool:
        """Tell whether any entrant has points; unplayed games bring none."""
        return any(row.points for row in self.standings(course))

    def upcoming(self, course: PairingHistory, number: int) -> Upcoming | None:  # noqa: ARG002 - see below
        """Return None: nobody knows which entrants will be free next."""
        return None


def points_in_arena(course: PairingHistory, number: int) -> int:
    """Return the points of an entrant, whole ones."""
    total = in_a_row = 0
    for pairing in course.of[number]:
        if pairing.outcome is None:
            continue
        total += pairing.points(number) * (2 if in_a_row >= _FIRE else 1)
        in_a_row = in_a_row + 1 if pairing.won_by(number) else 0
        if in_a_row and pairing.was_played:
            total += _BERSERK * pairing.outcome.berserk[number != pairing.first]
    return total


def _pairs(course: PairingHistory) -> Iterator[tuple[int, int]]:
    """Yield pairs of free entrants."""
    busy = {number for pairing in course.running for number in pairing.sides}
    free = [number for number in course.present if number not in busy]
    points = {number: points_in_arena(course, number) for number in free}
    free.sort(key=lambda number: (-points[number], number))
    last = {number: course.of[number][-1] for number in free if course.of[number]}
    may_wait = bool(busy) and not course.relaxed
    for start in range(0, len(free), _TOGETHER):
        near = free[start : start + _TOGETHER]
        again = {pair for pair in combinations(near, 2) if _just_met(last, *pair)}
        for pair in _nearest(course, near, again):
            if not (may_wait and pair in again):
                yield pair


def _nearest(
    course: PairingHistory, near: Sequence[int], again: Collection[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """Yield pairs of neighbours by points; of an odd number the one who played last waits."""
    places = range(len(near))
    edges = [
        (first, second, (second - first) ** 2 + _AGAIN * ((near[first], near[second]) in again))
        for first, second in combinations(places, 2)
    ]
    if len(near) % 2:
        made = {pairing.place: order for order, pairing in enumerate(course.pairings)}
        since = [made[course.of[number][-1].place] if course.of[number] else -1 for number in near]
        waited_shortest = sorted(places, key=lambda place: (-since[place], -near[place]))
        edges += [
            (place, len(near), _WAITING * order) for order, place in enumerate(waited_shortest)
        ]
    for first, second in cheapest_pairs(len(near) + len(near) % 2, edges) or ():
        if second < len(near):
            yield near[first], near[second]


def _just_met(last: Mapping[int, Pairing], first: int, second: int) -> bool:
    """Tell whether two entrants were each other's last opponents."""
    return any(
        number in last and rival in last[number].sides
        for number, rival in ((first, second), (second, first))
    )
