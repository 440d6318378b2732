"""Perfect matchings of least cost, by networkx."""

import sys
from collections.abc import Iterable
from importlib import import_module

Edge = tuple[int, int, int]
"""Two vertices and the cost of pairing them."""


def is_loaded() -> bool:
    """Tell whether pairs are found without loading networkx first."""
    return "networkx" in sys.modules


def load() -> None:
    """Load networkx, which takes 0.4 s and 28 MB: off the event loop, and only where it is used."""
    import_module("networkx")


def cheapest_pairs(vertices: int, edges: Iterable[Edge]) -> list[tuple[int, int]] | None:
    """Return pairs that take in each of so many vertices, at the lowest sum of costs.

    None if there are no such pairs. Costs are whole numbers of any size: the result is exact.
    """
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - see `load`

    costs = list(edges)
    dearest = max((cost for _, _, cost in costs), default=0)
    graph: Graph[int] = Graph()
    graph.add_weighted_edges_from((first, second, dearest - cost) for first, second, cost in costs)
    pairs = max_weight_matching(graph, maxcardinality=True)
    if 2 * len(pairs) < vertices:
        return None
    return sorted((min(pair), max(pair)) for pair in pairs)
