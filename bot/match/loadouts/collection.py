"""What somebody owns in the tavern: dice and badges, by slug."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.content.dice import ORDINARY, shipped_dice


@dataclass(frozen=True, slots=True)
class Prize:
    """A die or badge, by slug, that a game has won somebody."""

    user_id: int
    thing: str


@dataclass(frozen=True, slots=True)
class Collection:
    """The dice that somebody owns, and how many of each; and their badges, each of which is enough.

    Ordinary dice are not listed: everybody has as many as they need.
    """

    dice: Mapping[str, int] = field(default_factory=dict)
    badges: frozenset[str] = frozenset()

    @property
    def has_stake(self) -> bool:
        """Tell whether there is a die in it that can be staked: one that is not ordinary."""
        return bool(self.dice)

    def lacks(self, dice: Sequence[str]) -> list[str]:
        """Return which of `dice` somebody with this collection cannot play with, each once."""
        wanted = Counter(die for die in dice if die != ORDINARY)
        return [die for die, count in wanted.items() if self.dice.get(die, 0) < count]


def collected(things: Iterable[str]) -> Collection:
    """Return the collection of `things`, dice in the order of the catalogue."""
    counts = Counter(things)
    dice = {slug: counts[slug] for slug in shipped_dice() if counts[slug]}
    return Collection(dice, frozenset(counts) - frozenset(dice))
