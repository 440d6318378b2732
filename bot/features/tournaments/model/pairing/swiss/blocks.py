"""Pairing a round in parts that can be paired by themselves, so that hundreds take little time.

Players are in the order of their points. A border between two scores that has an odd number of
players above it is crossed by a pair in any case, one with an even number need not be. So those
between two even borders are a block of their own, if they can be paired at no more difference of
points than their odd borders make. Otherwise their neighbours join them. What a block has to pay
more in any case is kept with it, so that it stops growing as soon as a larger one could not be
better. In points the result is as good as one matching of all with all, but where so many have met
that a large block cannot be shown to be best: then it is what the likeliest pairs give.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from math import inf
from typing import Final

from bot.features.tournaments.model.pairing.matching import Edge, cheapest_pairs
from bot.features.tournaments.model.pairing.swiss.costs import cost, is_fresh
from bot.features.tournaments.model.pairing.swiss.player import Player

Pairs = list[tuple[Player, Player]]

_LARGE: Final = 32
"""From how many players on a block has its obvious pairs settled first."""
_NEAR: Final = (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6)
"""How far from the ideal an opponent may be in an obvious pair."""
_TOO_MANY: Final = 3000
"""How many pairs are not weighed any more where a good pairing is known: it would take seconds."""
_BREADTHS: Final = (8, 24)
"""How many opponents are tried for each player, the likeliest first, before all are."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Players from `start` to before `end`, who pay at least `forced` more than their borders."""

    start: int
    end: int
    forced: float = 0


class SwissBlocks:
    """The players of a round, in order: `in_order`. Only those who have not met are paired."""

    def __init__(self, players: Sequence[Player]) -> None:
        """Find the borders."""
        self._players = players
        self._widths = {
            place: upper.score - lower.score
            for place, (upper, lower) in enumerate(pairwise(players), 1)
            if upper.score != lower.score
        }
        self._group = _groups(players)

    def paired(self) -> Pairs | None:
        """Return the pairs of least cost, None if somebody would have to meet an opponent again."""
        even = [place for place in self._widths if place % 2 == 0]
        blocks = [_Block(*ends) for ends in pairwise([0, *even, len(self._players)])]
        pairs: dict[_Block, Pairs] = {}
        while waiting := [block for block in blocks if block not in pairs]:
            block = waiting[0]
            found, excess = self._pair(block)
            is_least = excess <= block.forced or len(blocks) == 1
            if found is not None and (is_least or _is_large(block)):
                pairs[block] = found
            elif len(blocks) == 1:
                return None
            else:
                self._join(blocks, blocks.index(block), excess)
        return [pair for block in blocks for pair in pairs[block]]

    def _join(self, blocks: list[_Block], index: int, excess: float) -> None:
        """Replace a block and its neighbours by one."""
        block = blocks[index]
        borders = [place for place in (block.start, block.end) if place in self._widths]
        crossing = block.forced + 2 * min(self._widths[place] for place in borders)
        joined = blocks[max(index - 1, 0) : index + 2]
        # The borders inside the neighbours are others than those inside and around the block.
        forced = min(excess, crossing) + sum(part.forced for part in joined) - block.forced
        blocks[max(index - 1, 0) : index + 2] = [_Block(joined[0].start, joined[-1].end, forced)]

    def _pair(self, block: _Block) -> tuple[Pairs | None, float]:
        """Return the pairs of a block, and the difference of points beyond its odd borders."""
        least = sum(
            width
            for place, width in self._widths.items()
            if place % 2 and block.start < place < block.end
        )
        found: Pairs | None = None
        excess = inf
        tried = 0
        for breadth, settled in self._attempts(block):
            open_places = sorted({*range(block.start, block.end)}.difference(*settled))
            edges = list(self._edges(open_places, breadth))
            if (len(edges) == tried and not settled) or (found and len(edges) > _TOO_MANY):
                continue
            tried = 0 if settled else len(edges)
            numbers = cheapest_pairs(len(open_places), edges)
            if numbers is None:
                continue
            found = [
                (self._players[first], self._players[second])
                for first, second in (*settled, *numbers)
            ]
            excess = sum(first.score - second.score for first, second in found) - least
            if excess <= block.forced:
                break
        return found, excess

    def _attempts(self, block: _Block) -> Iterator[tuple[int, list[tuple[int, int]]]]:
        """Yield how many opponents to try for each player, and pairs that are settled before."""
        size = block.end - block.start
        if size > _LARGE:
            yield _BREADTHS[0], list(self._obvious(block))
        for breadth in _BREADTHS if _is_large(block) else _BREADTHS[:1]:
            if breadth < size:
                yield breadth, []
        yield size, []

    def _obvious(self, block: _Block) -> Iterator[tuple[int, int]]:
        """Yield pairs of the upper and the lower half of a group in which each has their side.

        They leave as many players for each side as they take, so the others can do as well without
        them.
        """
        taken: set[int] = set()
        for index in range(block.start, block.end):
            start, end = self._group[index]
            half = (end - start) // 2
            if index - start >= half:
                continue
            for step in _NEAR:
                opponent = index + half + step
                is_open = start + half <= opponent < end and opponent not in taken
                if is_open and self._is_obvious(index, opponent):
                    taken.add(opponent)
                    yield index, opponent
                    break

    def _is_obvious(self, upper: int, lower: int) -> bool:
        first, second = self._players[upper], self._players[lower]
        even = first.side * second.side < 0 or first.side == second.side == 0
        return even and not second.is_bye and is_fresh(first, second)

    def _edges(self, places: Sequence[int], breadth: int) -> Iterator[Edge]:
        """Yield the likely pairs of some: `breadth` for each player, nearest to the ideal."""
        seen: set[tuple[int, int]] = set()
        for index in range(len(places)):
            for opponent in self._likely(index, places, breadth):
                pair = (min(places[index], opponent), max(places[index], opponent))
                if pair not in seen:
                    seen.add(pair)
                    first, second = (self._players[place] for place in pair)
                    yield *pair, cost(first, second, self._uneven(*pair))

    def _likely(self, index: int, places: Sequence[int], breadth: int) -> Iterator[int]:
        """Yield those whom somebody has not met, around the ideal and around themselves."""
        place = places[index]
        start, end = (bisect_left(places, score) for score in self._group[place])
        half = (end - start) // 2
        ideal = index + half if index - start < half else index - half
        yield from islice(self._fresh(place, places, ideal), breadth)
        yield from islice(self._fresh(place, places, index), breadth // 2)

    def _fresh(self, player: int, places: Sequence[int], around: int) -> Iterator[int]:
        """Yield those whom somebody has not met, the nearest to an index first."""
        for step in range(len(places)):
            for index in {around - step, around + step}:
                if (
                    0 <= index < len(places)
                    and places[index] != player
                    and is_fresh(self._players[player], self._players[places[index]])
                ):
                    yield places[index]

    def _uneven(self, upper: int, lower: int) -> int:
        """Return how far two are from the ideal, the upper half of a group against the lower."""
        start, end = self._group[upper]
        if lower >= end:
            return lower - upper
        return abs(lower - upper - (end - start) // 2)


def _is_large(block: _Block) -> bool:
    """Tell whether a block has more pairs than are weighed without need."""
    size = block.end - block.start
    return size * (size - 1) // 2 > _TOO_MANY


def _groups(players: Sequence[Player]) -> list[tuple[int, int]]:
    """Return, for each player, where the group with their score begins and ends."""
    found: list[tuple[int, int]] = []
    start = 0
    for place in range(1, len(players) + 1):
        if place == len(players) or players[place].score != players[start].score:
            found += [(start, place)] * (place - start)
            start = place
    return found
