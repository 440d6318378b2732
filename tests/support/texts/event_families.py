"""The keys that the code puts together for what happens on a server."""

from tests.support.scenes.events.ladder import ENDINGS

EVENT_FAMILIES: dict[str, frozenset[str]] = {**ENDINGS}
