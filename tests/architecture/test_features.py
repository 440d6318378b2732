"""The parts of the features: which may import which, of the same feature and of those below."""

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
    "service": {"model", "ports", "store", "refusals"},
    "view": {"model", "ports", "service", "buttons", "refusals"},
    "feature": {"model", "ports", "service", "store", "view", "buttons", "refusals"},
}
"""Each part of a feature, and what it may import beside its like: never the other way.

The same holds for what it imports of the features below its own, whose order import-linter proves.
"""


class Import(NamedTuple):
    """A module and one that it imports, both of features."""

    importer: str
    imported: str

    @property
    def is_allowed(self) -> bool:
        """Tell whether the part of the one may know that of the other."""
        part, wanted = _part(self.importer), _part(self.imported)
        return wanted == part or wanted in BELOW.get(part, ())


def _part(module: str) -> str:
    """Return the part of its feature that a module is in."""
    return module.split(".")[3]


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
        ("tavern.model", "tavern.service.loadout_choice"),
        ("tavern.service.wagers", "tavern.view.wagers"),
        ("tavern.store", "tavern.service.wagers"),
        ("tavern.model", "tables.service.gathering"),
        ("tavern.service.tavern", "tables.feature"),
        ("tavern.service.tavern", "tables.view.lobby"),
        ("tavern.store", "tables.service.consent"),
        ("tavern.view.wagers", "tables.store.blocks"),
        ("tavern.whatever", "tavern.store"),
    ],
)
def test_other_imports_would_be_noticed(importer: str, imported: str) -> None:
    assert not Import(f"bot.features.{importer}", f"bot.features.{imported}").is_allowed
