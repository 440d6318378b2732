"""What Discord would be sent of every scene."""

from functools import cache
from types import MappingProxyType

from bot.kit.components.raw import RawComponent
from tests.support.scenes.all_scenes import scenes


@cache
def payloads() -> MappingProxyType[str, list[RawComponent]]:
    """Return the components of every scene, built once: nobody may change them."""
    return MappingProxyType({name: [*layout.payload()] for name, layout in scenes().items()})
