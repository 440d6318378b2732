"""The rooms of the features: what is in one may import what, and what of another's."""

from collections.abc import Iterator
from typing import NamedTuple

import grimp
import pytest

BELOW = {
    "refusals": set[str](),
    "model": {"refusals"},
    "ports": {"model"},
    "buttons": {"model"},
    "store": {"model", "ports", "refusals"},
    "service": {"model", "ports", "refusals"},
    "view": {"model", "ports", "service", "buttons", "refusals"},
    "feature": {"model", "ports", "service", "store", "view", "buttons", "refusals"},
}
"""Each part of a feature, and what it may import of the same one: never the other way."""

OF_OTHERS = {
    "service": {"refusals"},
    "view": {"view", "buttons"},
    "feature": {"feature"},
}
"""What a part may import of another feature beside its `model`: views share fragments of theirs.

What somebody needs done there they declare in `ports` of their own. `feature` alone knows another
feature as a whole: `bot.app` gives it what it builds from.
"""


class Import(NamedTuple):
    """A module and one that it imports, both of features."""

    importer: str
    imported: str

    @property
    def is_allowed(self) -> bool:
        """Tell whether the part of the one may know that of the other."""
        (one, part), (other, wanted) = _room(self.importer), _room(self.imported)
        if one == other:
            return wanted == part or wanted in BELOW.get(part, ())
        return wanted == "model" or wanted in OF_OTHERS.get(part, ())


def _room(module: str) -> tuple[str, str]:
    """Return the feature of a module, and its part there."""
    _, _, feature, part, *_ = module.split(".")
    return feature, part


@pytest.fixture(scope="module")
def imports() -> set[Import]:
    """Return every import between modules of features."""
    return set(_imports(grimp.build_graph("bot", cache_dir=None)))


def _imports(graph: grimp.ImportGraph) -> Iterator[Import]:
    features = [
        descendant
        for descendant in graph.find_descendants("bot.features")
        if descendant.count(".") > 2
    ]
    for module in features:
        for imported in graph.find_modules_directly_imported_by(module) & set(features):
            yield Import(module, imported)


def test_every_part_imports_only_what_it_may(imports: set[Import]) -> None:
    assert sorted(arrow for arrow in imports if not arrow.is_allowed) == []


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("tavern.model", "tavern.service.choosing"),
        ("tavern.service.wagers", "tavern.view.wagers"),
        ("tavern.service.wagers", "tavern.store"),
        ("tavern.store", "tavern.service.wagers"),
        ("tavern.service.tavern", "tables.service.gathering"),
        ("tavern.service.tavern", "tables.ports"),
        ("tavern.view.wagers", "tables.service.gathering"),
        ("tavern.store", "tables.store.blocks"),
        ("tavern.feature", "tables.service.gathering"),
        ("tavern.service.tavern", "tables.feature"),
        ("tavern.service.tavern", "tables.view.lobby"),
        ("tavern.whatever", "tavern.store"),
    ],
)
def test_other_imports_would_be_noticed(importer: str, imported: str) -> None:
    assert not Import(f"bot.features.{importer}", f"bot.features.{imported}").is_allowed
