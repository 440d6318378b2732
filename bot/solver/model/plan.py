"""How to take the best of many overlapping choices with few operations.

The rolls of one throw offer sets of keeps that share most of their members. The maximum over each
set is built pair by pair, and a pair that several sets have in common is taken once: this halves
the work of the solver, which does little else.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.solver.model.turn_model import Keep

Node = int
"""A value to work with: below `len(leaves)` a keep, from there on the result of a merge."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The maxima of sets of keeps.

    `leaves` are the keeps that occur; merge number k makes node `len(leaves) + k` of two earlier
    nodes; `results` says which node is the maximum of each set, in the order of the sets.
    """

    leaves: tuple[Keep, ...]
    merges: tuple[tuple[Node, Node], ...]
    results: tuple[Node, ...]


def plan_maxima(sets: Sequence[frozenset[Keep]]) -> Plan:
    """Return a short plan for the maxima of `sets`, none of which is empty.

    Greedy: again and again the pair of nodes that the most sets share is merged.
    """
    leaves = tuple(sorted(frozenset[Keep]().union(*sets)))
    place = {keep: node for node, keep in enumerate(leaves)}
    parts = [{place[keep] for keep in each} for each in sets]
    merges: list[tuple[Node, Node]] = []
    shared = Counter(pair for part in parts for pair in combinations(sorted(part), 2))
    while shared:
        pair = max(shared, key=lambda pair: (shared[pair], pair))
        made = len(leaves) + len(merges)
        merges.append(pair)
        for part in parts:
            if part.issuperset(pair):
                shared.subtract(combinations(sorted(part), 2))
                part.difference_update(pair)
                part.add(made)
                shared.update(combinations(sorted(part), 2))
        shared = +shared
    return Plan(leaves, tuple(merges), tuple(part.pop() for part in parts))
