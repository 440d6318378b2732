"""The keys that the code puts together for what happens on a server."""

from tests.support.scenes.events.ladder import ENDINGS
from tests.support.texts.tournament_families import tournament_families

EVENT_FAMILIES: dict[str, frozenset[str]] = {**ENDINGS, **tournament_families()}
