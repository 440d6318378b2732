"""What a person owns in the tavern: dice and badges, by slug."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.content.dice import ORDINARY, shipped_dice


@dataclass(frozen=True, slots=True)
class Prize:
    """A die or badge, by slug, that a person has won by a game."""

    user_id: int
    thing: str


@dataclass(frozen=True, slots=True)
class Collection:
    """The dice that a person owns, with how many of each, and the badges.

    Ordinary dice are not listed: everybody has enough of them.
    """

    dice: Mapping[str, int] = field(default_factory=dict)
    badges: frozenset[str] = frozenset()

    @property
    def has_stake(self) -> bool:
        """Tell whether it has a die that can be staked: one that is not ordinary."""
        return bool(self.dice)

    def lacks(self, dice: Sequence[str]) -> list[str]:
        """Return which of `dice` the person does not own, each once."""
        wanted = Counter(die for die in dice if die != ORDINARY)
        return [die for die, count in wanted.items() if self.dice.get(die, 0) < count]


def collected(things: Iterable[str]) -> Collection:
    """Return the collection of `things`, dice in the order of the catalogue."""
    counts = Counter(things)
    dice = {slug: counts[slug] for slug in shipped_dice() if counts[slug]}
    return Collection(dice, frozenset(counts) - frozenset(dice))
