"""What Discord would be sent of every scene."""

from functools import cache
from types import MappingProxyType

from bot.kit.components.raw import RawComponent
from tests.support.scenes.all_scenes import scenes


@cache
def payloads() -> MappingProxyType[str, list[RawComponent]]:
    """Return the components of every scene, built once: nobody may change them."""
    return MappingProxyType({name: [*layout.payload()] for name, layout in scenes().items()})


def scene_names(*prefixes: str) -> list[str]:
    """Return the names of the scenes that begin with one of `prefixes`, of all without any."""
    return sorted(name for name in payloads() if name.startswith(prefixes or ("",)))
