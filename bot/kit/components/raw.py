"""Reading the components of a message, as Discord's API and our own JSON have them."""

from collections.abc import Iterable, Iterator, Mapping

RawComponent = Mapping[str, object]
"""A component in Discord's JSON."""


def inside(component: RawComponent, key: str = "components") -> list[RawComponent]:
    """Return what a component holds under `key`, none where that is no list of objects."""
    parts = component.get(key)
    return [part for part in parts if isinstance(part, Mapping)] if isinstance(parts, list) else []


def walk(components: Iterable[RawComponent]) -> Iterator[RawComponent]:
    """Yield every component from top to bottom, those inside others too."""
    for component in components:
        yield component
        yield from walk(inside(component))
        beside = component.get("accessory")
        if isinstance(beside, Mapping):
            yield beside
