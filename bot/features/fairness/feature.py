"""Fairness: dice that are sealed before they are rolled, and that anyone can check."""

from dataclasses import dataclass

from bot.features.fairness.service.frequencies import Fairness
from bot.features.fairness.service.player_words import Words
from bot.features.fairness.store import SqlFaceStore
from bot.match.core import Core


@dataclass(frozen=True, slots=True)
class FairnessFeature:
    """Player words, and checking dice."""

    words: Words
    checks: Fairness


def build_fairness(core: Core) -> FairnessFeature:
    """Return the feature."""
    faces = SqlFaceStore(core.database)
    return FairnessFeature(
        words=Words(core.registry),
        checks=Fairness(core.matches, faces, core.clock),
    )
