"""How rare the dice and badges of the tavern are: by the easiest way in which they are won."""

from collections.abc import Iterator, Mapping
from enum import IntEnum
from functools import cache
from typing import Final

from bot.content.achievements import Tier, shipped_achievements
from bot.content.levels import shipped_levels


class Rarity(IntEnum):
    """How rare something is, the commonest first."""

    COMMON = 0
    UNCOMMON = 1
    RARE = 2
    LEGENDARY = 3

    @property
    def word(self) -> str:
        """Return it as keys of texts have it."""
        return self.name.lower()


_LEVELS_EACH: Final = 3
"""So many opponents, from the easiest on, give prizes of one rarity; the last ones give the rest.
"""

_BY_TIER: Final = {
    Tier.BRONZE: Rarity.UNCOMMON,
    Tier.SILVER: Rarity.RARE,
    Tier.GOLD: Rarity.LEGENDARY,
}


def rarity_of(thing: str) -> Rarity:
    """Return how rare a die or badge is, by slug; what nobody can win is as rare as can be."""
    return _rarities().get(thing, Rarity.LEGENDARY)


@cache
def _rarities() -> Mapping[str, Rarity]:
    rarities: dict[str, Rarity] = {}
    for thing, rarity in _ways():
        rarities[thing] = min(rarity, rarities.get(thing, rarity))
    return rarities


def _ways() -> Iterator[tuple[str, Rarity]]:
    """Yield each way to win a die or badge, and how rare that makes it."""
    for place, level in enumerate(shipped_levels().values()):
        for thing in level.prizes:
            yield thing, Rarity(min(place // _LEVELS_EACH, Rarity.LEGENDARY))
    for achievement in shipped_achievements().values():
        if achievement.prize is not None:
            yield achievement.prize, _BY_TIER[achievement.tier]
