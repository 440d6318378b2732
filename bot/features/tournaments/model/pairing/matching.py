"""Perfect matchings of least cost, by networkx."""

from collections.abc import Iterable

Edge = tuple[int, int, int]
"""Two vertices and the cost of pairing them."""


def cheapest_pairs(vertices: int, edges: Iterable[Edge]) -> list[tuple[int, int]] | None:
    """Return pairs that take in each of so many vertices, at the lowest sum of costs.

    None if there are no such pairs. Costs are whole numbers of any size: the result is exact.
    """
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - takes 0.4 s and 28 MB to load

    costs = list(edges)
    dearest = max((cost for _, _, cost in costs), default=0)
    graph: Graph[int] = Graph()
    graph.add_weighted_edges_from((one, other, dearest - cost) for one, other, cost in costs)
    pairs = max_weight_matching(graph, maxcardinality=True)
    if 2 * len(pairs) < vertices:
        return None
    return sorted((min(pair), max(pair)) for pair in pairs)
