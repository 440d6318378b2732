"""What a round of a Swiss may cost at least, by trying every pairing there is."""

from collections.abc import Iterator, Mapping, Sequence

import networkx as nx

from bot.features.tournaments.model.pairing.history import How, Pairing, PairingHistory

Paired = list[tuple[int, int]]
"""Pairs of numbers; 0 is the bye."""


class SoFar:
    """What a round has to heed, read from the pairings before it."""

    def __init__(self, course: PairingHistory, late: int = 0) -> None:
        """Count `late` halves for each round before somebody joined."""
        self.points = {entrant.number: late * (entrant.joined - 1) for entrant in course.entrants}
        self.met: set[frozenset[int]] = set()
        self.free: set[int] = set()
        for pairing in course.pairings:
            assert pairing.outcome
            for number, points in zip(
                pairing.sides, (pairing.outcome.first, pairing.outcome.second), strict=False
            ):
                self.points[number] += points
                if points == 2 and pairing.outcome.how in {How.BYE, How.NO_SHOW}:
                    self.free.add(number)
            if pairing.outcome.how in {How.PLAYED, How.ADJUDICATED}:
                self.met.add(frozenset(pairing.sides))

    def may_meet(self, one: int, other: int) -> bool:
        """Tell whether two have not met, and for a bye that it would be the first."""
        if 0 in {one, other}:
            return max(one, other) not in self.free
        return frozenset((one, other)) not in self.met

    def cost(self, pairs: Sequence[tuple[int, int]]) -> tuple[int, int, int] | None:
        """Return the points of who has the bye, all differences, their squares; None if illegal."""
        if not all(self.may_meet(*pair) for pair in pairs):
            return None
        resting = sum(self.points[max(pair)] for pair in pairs if 0 in pair)
        apart = [abs(self.points[a] - self.points[b]) for a, b in pairs if a and b]
        return resting, sum(apart), sum(distance * distance for distance in apart)

    def least(self, numbers: Sequence[int]) -> tuple[int, int, int] | None:
        """Return the least cost of all pairings, None if none is legal."""
        costs = (self.cost(pairs) for pairs in every_pairing(with_bye(numbers)))
        return min((cost for cost in costs if cost is not None), default=None)

    def can_be_fresh(self, numbers: Sequence[int]) -> bool:
        """Tell whether any pairing is legal, for more people than can be tried."""
        everybody = with_bye(numbers)
        graph: nx.Graph[int] = nx.Graph()
        graph.add_edges_from(
            (first, second)
            for place, first in enumerate(everybody)
            for second in everybody[place + 1 :]
            if self.may_meet(first, second)
        )
        return 2 * len(nx.max_weight_matching(graph, maxcardinality=True)) == len(everybody)


def with_bye(numbers: Sequence[int]) -> list[int]:
    """Return an even number of people, the bye among them if they are odd."""
    return [*numbers, 0] if len(numbers) % 2 else [*numbers]


def every_pairing(numbers: Sequence[int]) -> Iterator[Paired]:
    """Yield all ways to pair an even number of people."""
    if not numbers:
        yield []
        return
    first, *others = numbers
    for place, opponent in enumerate(others):
        for rest in every_pairing(others[:place] + others[place + 1 :]):
            yield [(first, opponent), *rest]


def paired(pairings: Sequence[Pairing]) -> Paired:
    """Return the pairs of a round."""
    return [(pairing.first, pairing.second or 0) for pairing in pairings]


def sides_of(course: PairingHistory) -> Mapping[int, list[bool]]:
    """Return whether each began, in the games that were played."""
    return {
        number: [pairing.first == number for pairing in pairings if pairing.was_played]
        for number, pairings in course.of.items()
    }
